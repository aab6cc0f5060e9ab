import {
  type DehydratedState,
  hashKey,
  hydrate,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { deleteOffline, listOffline, writeOffline } from '../storage/offline-store.ts'

/**
 * Answers of the API that are there without a connection: those of queries with `meta: STORED`, and those that a feature stores
 * for what a person has made available offline.
 */
export const STORED = { isStored: true } as const

type StoredQuery = DehydratedState['queries'][number]

const PREFIX = 'query:'

/** Stores answers as they arrive. Returns how to stop that. */
export const startStoringQueries = (client: QueryClient): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (event.query.meta?.['isStored'] === true || followed.has(event.query.queryHash)) void storeQuery(event.query)
  })

/** Queries of what a person has made available offline: later answers are stored too. */
const followed = new Set<string>()

/** Stores the answer of a query if there is one, and later ones. Returns whether it is stored now. */
export const followQuery = async (client: QueryClient, queryKey: QueryKey): Promise<boolean> => {
  followed.add(hashKey(queryKey))
  const query = client.getQueryCache().find({ queryKey, exact: true })
  return query?.state.data !== undefined && storeQuery(query)
}

export const unfollowQuery = async (queryKey: QueryKey): Promise<void> => {
  const hash = hashKey(queryKey)
  followed.delete(hash)
  await deleteOffline(PREFIX + hash)
}

/** Puts the stored answers in the place of those that cannot be asked for. They are asked for again as soon as they can be. */
export const restoreStoredQueries = async (client: QueryClient): Promise<void> => {
  const queries = [...(await listOffline<StoredQuery>(PREFIX))]
  const mutations: never[] = []
  hydrate(client, { queries, mutations }, { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
}

const storeQuery = ({ queryKey, queryHash, state }: Query): Promise<boolean> => {
  const stored: StoredQuery = {
    dehydratedAt: Date.now(),
    queryKey,
    queryHash,
    state: { ...state, fetchStatus: 'idle', error: null },
  }
  return writeOffline(PREFIX + queryHash, stored)
}
