import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenNode } from '../../../../testing/given-node.ts'
import { knownFolder } from './known-folder.ts'

const FOLDER = givenNode({ _id: 'folder', name: 'Tiere', nodeType: 'directory', fileType: null, path: ',root,' })
const MOVED = { ...FOLDER, path: ',root,other,' }

let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
})

describe('a folder', () => {
  test('is known from the table that shows it', () => {
    client.setQueryData(['file-nodes', 'children', ',root,'], [FOLDER])
    expect(knownFolder(client, 'folder')).toMatchObject({ name: 'Tiere', path: ',root,' })
  })

  test('is not read from an answer that a change has invalidated', async () => {
    client.setQueryData(['file-nodes', 'node', 'folder'], { ...FOLDER, ancestors: [], summary: null })
    client.setQueryData(['file-nodes', 'folders', ',root,'], [FOLDER])
    await client.invalidateQueries({ queryKey: ['file-nodes'] })
    expect(knownFolder(client, 'folder')).toBeUndefined()
    client.setQueryData(['file-nodes', 'children', ',root,other,'], [MOVED])
    expect(knownFolder(client, 'folder')).toMatchObject({ path: ',root,other,' })
  })
})
