import { expect, test } from 'vitest'
import { foldedCrumbs, folderCrumbs } from './folder-crumbs.ts'

const folder = (path: string, ...ancestors: readonly [string, string][]) => ({
  path,
  ancestors: ancestors.map(([_id, name]) => ({ _id, name })),
  canWrite: true,
})

test('the folders above are places with a path of their own, the root first', () => {
  const crumbs = folderCrumbs(folder(',user_1,a,', ['user_1', 'Meine Dateien'], ['a', 'Tiere']))
  expect(crumbs.map(({ _id, name, path }) => ({ _id, name, path }))).toEqual([
    { _id: 'user_1', name: 'Meine Dateien', path: ',' },
    { _id: 'a', name: 'Tiere', path: ',user_1,' },
  ])
})

test('a root has none above it', () => {
  expect(folderCrumbs(folder(','))).toEqual([])
})

test('a folder whose name is not known yet keeps its place', () => {
  expect(folderCrumbs(folder(',user_1,a,', ['user_1', 'Meine Dateien'])).map(({ name }) => name)).toEqual([
    'Meine Dateien',
    '…',
  ])
})

test('a long way is folded in the middle until somebody unfolds it', () => {
  const crumbs = folderCrumbs(folder(',user_1,a,b,c,'))
  expect(foldedCrumbs(crumbs, false).folded.map(({ _id }) => _id)).toEqual(['a', 'b'])
  expect(foldedCrumbs(crumbs, true).head).toHaveLength(4)
  expect(foldedCrumbs(crumbs.slice(1), false).folded).toEqual([])
})
