import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { claimOfflineContent, removeOfflineContent } from '../storage/offline-owner.ts'
import { givenSession, signInAs } from '../testing/given-session.ts'
import { setSession } from './session.ts'
import { followQuery, restoreStoredQueries, STORED, startStoringQueries, unfollowQueries } from './stored-queries.ts'

const MOMENTS = { defaultOptions: { queries: { gcTime: 20 } } }
const untilRemoved = () => new Promise((resolve) => setTimeout(resolve, 150))
const load = (client: QueryClient, key: string, data: string, meta = {}) =>
  client.fetchQuery({ queryKey: [key], queryFn: async () => data, meta })
const restored = async (key: string): Promise<unknown> => {
  const client = new QueryClient()
  await restoreStoredQueries(client)
  return client.getQueryData([key])
}

beforeEach(async () => {
  setSession(null)
  await removeOfflineContent()
  signInAs(givenSession())
  await claimOfflineContent('user-1')
})

test('answers that are marked are stored as they arrive, others are not', async () => {
  const client = new QueryClient()
  startStoringQueries(client)
  await load(client, 'marked', 'one', STORED)
  await load(client, 'other', 'two')
  await expect.poll(() => restored('marked')).toBe('one')
  expect(await restored('other')).toBeUndefined()
})

test('what a module follows is stored at once and later, until it is followed no longer', async () => {
  const client = new QueryClient()
  startStoringQueries(client)
  await load(client, 'list', 'one')
  expect(await followQuery(client, ['list'])).toBe(true)
  expect(await restored('list')).toBe('one')
  client.setQueryData(['list'], 'two')
  await expect.poll(() => restored('list')).toBe('two')
  await unfollowQueries([['list']])
  expect(await restored('list')).toBeUndefined()
})

test('restored answers stay although no page shows them, and do not replace newer ones', async () => {
  const client = new QueryClient(MOMENTS)
  startStoringQueries(client)
  await load(client, 'marked', 'old', STORED)
  await expect.poll(() => restored('marked')).toBe('old')
  await untilRemoved()
  expect(client.getQueryData(['marked'])).toBeUndefined()
  await restoreStoredQueries(client)
  await untilRemoved()
  expect(client.getQueryData(['marked'])).toBe('old')
  client.setQueryData(['marked'], 'new')
  await restoreStoredQueries(client)
  expect(client.getQueryData(['marked'])).toBe('new')
})

test('nothing is stored any more once somebody else is signed in, or nobody', async () => {
  const client = new QueryClient()
  startStoringQueries(client)
  await load(client, 'list', 'mine')
  await followQuery(client, ['list'])
  setSession(null)
  await removeOfflineContent()
  client.setQueryData(['list'], 'late')
  await load(client, 'marked', 'late', STORED)
  expect(await followQuery(client, ['list'])).toBe(false)
  expect([await restored('list'), await restored('marked')]).toEqual([undefined, undefined])
})
