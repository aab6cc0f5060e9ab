import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { givenSign } from './given-sign.ts'

/** A list of one's own with these signs, without pictures and films. Nothing is learned, unless the test says otherwise. */
export const givenList = (names: readonly string[], facts: Partial<List> = {}): List => ({
  _id: 'list-1',
  name: 'Obst',
  node: 'node-1',
  owner: 'user-1',
  ownerType: 'users',
  author: 'user-1',
  authorFullname: 'Eva Neu',
  signs: names.map((name) => givenSign(name)),
  total: names.length,
  learnedSigns: [],
  progress: 0,
  shareKey: null,
  revision: 1,
  canWrite: true,
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
  ...facts,
})

/** The same as others see it who have its share link. */
export const givenSharedList = (names: readonly string[], facts: Partial<List> = {}): List =>
  givenList(names, { node: null, owner: '', author: null, shareKey: 'key', canWrite: false, ...facts })
