import { describe, expect, test } from 'vitest'
import { DEPTH_MAX, NODES_PER_ROOT_MAX } from './file-paths.ts'
import { canMove, canPut, isSameOwner, SINGLE_NODE } from './tree-rules.ts'

const pathOfDepth = (depth: number) => `,user_1,${Array.from({ length: depth }, (_, index) => `f${index},`).join('')}`

describe('a folder takes', () => {
  test.each([
    ['a file in the deepest folder', SINGLE_NODE, DEPTH_MAX, 0, { ok: true }],
    ['nothing below the deepest folder', SINGLE_NODE, DEPTH_MAX + 1, 0, { ok: false, reason: 'too-deep' }],
    ['a tree that just fits', { nodes: 9, levels: 5 }, DEPTH_MAX - 5, 0, { ok: true }],
    ['no tree one level too high', { nodes: 9, levels: 6 }, DEPTH_MAX - 5, 0, { ok: false, reason: 'too-deep' }],
    ['the last node of a full root', SINGLE_NODE, 0, NODES_PER_ROOT_MAX - 1, { ok: true }],
    ['none beyond it', SINGLE_NODE, 0, NODES_PER_ROOT_MAX, { ok: false, reason: 'too-many' }],
    [
      'a tree as far as it fits',
      { nodes: 10, levels: 0 },
      0,
      NODES_PER_ROOT_MAX - 9,
      { ok: false, reason: 'too-many' },
    ],
  ])('%s', (_, load, depth, present, verdict) => {
    expect(canPut(load, { path: pathOfDepth(depth), present })).toEqual(verdict)
  })
})

describe('a node moves', () => {
  test.each([
    ['anywhere else', 'b', ',user_1,a,', { ok: true }],
    ['not into itself', 'a', ',user_1,a,', { ok: false, reason: 'into-itself' }],
    ['not into what lies below it', 'a', ',user_1,a,b,c,', { ok: false, reason: 'into-itself' }],
    ['past one whose id begins alike', 'a', ',user_1,aa,', { ok: true }],
    ['not at all when it is a root', 'user_1', ',team_1,', { ok: false, reason: 'is-root' }],
  ])('%s', (_, id, to, verdict) => {
    expect(canMove(id, to)).toEqual(verdict)
  })
})

test('a user and a team of the same id are two owners', () => {
  expect(isSameOwner({ ownerType: 'users', owner: '1' }, { ownerType: 'teams', owner: '1' })).toBe(false)
  expect(isSameOwner({ ownerType: 'teams', owner: '1' }, { ownerType: 'teams', owner: '1' })).toBe(true)
})
