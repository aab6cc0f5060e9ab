import { describe, expect, test } from 'vitest'
import { fileActions, selectionActions } from './file-actions.ts'

const folder = { nodeType: 'directory', fileType: null, parent: 'user_1', canWrite: true } as const
const root = { ...folder, parent: null }
const fileOf = (fileType: 'lists' | 'documents' | 'custom-signs') =>
  ({ nodeType: 'file', fileType, parent: 'user_1', canWrite: true }) as const

describe('the actions', () => {
  test.each([
    ['of a folder', folder, ['open', 'create', 'rename', 'duplicate', 'move', 'delete']],
    ['of a root', root, ['open', 'create']],
    ['of a list', fileOf('lists'), ['open', 'play', 'edit', 'create', 'rename', 'duplicate', 'move', 'delete']],
    ['of a document', fileOf('documents'), ['open', 'pdf', 'print', 'create', 'rename', 'duplicate', 'move', 'delete']],
    [
      'of a custom sign',
      fileOf('custom-signs'),
      ['open', 'download', 'create', 'rename', 'duplicate', 'move', 'delete'],
    ],
    ['without the right to write', { ...fileOf('lists'), canWrite: false }, ['open']],
    ['of a root without the right to write', { ...root, canWrite: false }, ['open']],
  ])('%s', (_, node, actions) => {
    expect(fileActions(node)).toEqual(actions)
  })
})

describe('of a selection', () => {
  test('nothing is offered while nothing is chosen', () => {
    expect(selectionActions([])).toEqual([])
  })

  test('of one all its own is offered', () => {
    expect(selectionActions([fileOf('lists')])).toEqual(fileActions(fileOf('lists')))
  })

  test('of several only what all of them allow', () => {
    expect(selectionActions([folder, fileOf('documents')])).toEqual(['duplicate', 'move', 'delete'])
    expect(selectionActions([folder, { ...folder, canWrite: false }])).toEqual([])
    expect(selectionActions([folder, root])).toEqual([])
  })
})
