import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { describe, expect, test } from 'vitest'
import { type FoldersAt, pathsToSee, treeKey, treeRows } from './tree-rows.ts'

const folder = (_id: string, path: string, hasFolders: boolean) => ({ _id, path, hasFolders }) as FileNode
const roots = [folder('user_1', ',', true), folder('team_1', ',', false)]
const inside: Readonly<Record<string, readonly FileNode[]>> = {
  ',user_1,': [folder('a', ',user_1,', true), folder('b', ',user_1,', false)],
  ',user_1,a,': [folder('a1', ',user_1,a,', false)],
}
const foldersAt: FoldersAt = (path) => inside[path] ?? 'loading'
const rowsOf = (...opened: string[]) => treeRows(roots, new Set(opened), foldersAt)
const shown = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(({ node, level, position, siblings, isOpen }) => `${node._id} ${level} ${position}/${siblings} ${isOpen}`)

describe('the lines of the tree', () => {
  test('are the roots while nothing is open', () => {
    expect(shown(rowsOf())).toEqual(['user_1 1 1/2 false', 'team_1 1 2/2 null'])
  })

  test('show open folders with those in them, in their place', () => {
    expect(shown(rowsOf(',user_1,', ',user_1,a,'))).toEqual([
      'user_1 1 1/2 true',
      'a 2 1/2 true',
      'a1 3 1/1 null',
      'b 2 2/2 null',
      'team_1 1 2/2 null',
    ])
  })

  test('say of a folder that its own are still on the way', () => {
    const rows = treeRows(roots, new Set([',user_1,']), () => 'loading')
    expect(rows[0]).toMatchObject({ isOpen: true, waiting: 'loading' })
  })

  test('are open along the path of the folder that is to be seen', () => {
    expect(pathsToSee(',user_1,a,')).toEqual([',user_1,', ',user_1,a,'])
    expect(pathsToSee(',')).toEqual([])
  })
})

describe('the key', () => {
  const rows = rowsOf(',user_1,', ',user_1,a,')
  test.each([
    ['ArrowDown', 0, { go: 1 }],
    ['ArrowDown', 4, null],
    ['ArrowUp', 0, null],
    ['Home', 3, { go: 0 }],
    ['End', 1, { go: 4 }],
    ['ArrowRight', 1, { go: 2 }],
    ['ArrowRight', 2, null],
    ['ArrowLeft', 2, { go: 1 }],
    ['ArrowLeft', 3, { go: 0 }],
    ['ArrowLeft', 1, { close: ',user_1,a,' }],
    ['ArrowLeft', 4, null],
    ['x', 1, null],
  ])('%s at line %i', (key, index, result) => {
    expect(treeKey(rows, index, key)).toEqual(result)
  })

  test('opens a closed folder to the right', () => {
    expect(treeKey(rowsOf(), 0, 'ArrowRight')).toEqual({ open: ',user_1,' })
  })
})
