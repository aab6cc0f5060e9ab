import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { givenNode } from './given-node.fixture.ts'
import { fileNodeQuery, invalidateFiles } from './queries.ts'

test('after a change a node that is not on the screen is forgotten with its old place', async () => {
  const client = new QueryClient()
  client.setQueryData(fileNodeQuery('node').queryKey, { ...givenNode(), ancestors: [], summary: null })
  client.setQueryData(['file-nodes', 'children', ',user_1,'], [givenNode()])
  await invalidateFiles(client)
  expect(client.getQueryData(fileNodeQuery('node').queryKey)).toBeUndefined()
  expect(client.getQueryData(['file-nodes', 'children', ',user_1,'])).toHaveLength(1)
})
