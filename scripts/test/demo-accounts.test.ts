import { expect, test } from 'vitest'
import { findChanges } from '../../apps/e2e/demo-accounts.ts'
import type { Person } from '../../apps/e2e/person.ts'

const OWN = { email: 'eva@schule.example', password: 'x', id: '1', token: 'x' }

const find = (as: Person | undefined, method: string, path: string, data: unknown = null) => {
  const request = { method: () => method, url: () => `http://localhost${path}`, postDataJSON: () => data }
  return findChanges(as, request as unknown as Parameters<typeof findChanges>[1])
}

test.each([
  ['POST', '/api/favorites', { sign: '1' }],
  ['PATCH', '/api/lists/1', { learnedChanges: {} }],
  ['PUT', '/api/images/1', null],
  ['DELETE', '/api/file-nodes/1', null],
  ['PATCH', '/api/users/1', { preferences: { columns: 4 } }],
  ['PATCH', '/api/users/1', { preferences: { recentlyUsed: {}, columns: 4 } }],
  ['PATCH', '/api/users/1', { name: 'Eva', preferences: { recentlyUsed: {} } }],
  ['PATCH', '/api/users/1', {}],
])('a page of a demonstration account changes it by %s %s %j', (method, path, data) => {
  expect(find('einzel', method, path, data)).toEqual([
    `a page of the demonstration account einzel changes it: ${method} ${path}`,
  ])
})

test.each([
  ['GET', '/api/favorites', null],
  ['POST', '/media/x', null],
  ['POST', '/api/authentication', { strategy: 'jwt' }],
  ['PATCH', '/api/users/1', { preferences: { recentlyUsed: { lists: ['1'] } } }],
])('a page of a demonstration account may ask %s %s %j', (method, path, data) => {
  expect(find('einzel', method, path, data)).toEqual([])
})

test.each([[undefined], ['admin'], [OWN]] as const)('others may change what they like: %j', (as) => {
  expect(find(as, 'POST', '/api/favorites')).toEqual([])
})
