import {
  type DehydratedState,
  hashKey,
  hydrate,
  type Query,
  type QueryClient,
  type QueryKey,
  QueryObserver,
} from '@tanstack/react-query'
import { deleteOffline, listOffline, writeOffline } from '../storage/offline-store.ts'
import { onSessionChange } from './session.ts'

/**
 * Answers of the API that are there without a connection: those of queries with `meta: STORED`, and those that a module stores
 * for what a person has made available offline.
 */
export const STORED = { isStored: true } as const

type StoredQuery = DehydratedState['queries'][number]

const PREFIX = 'query:'

/** Ends the storing of answers; undefined while none are stored. */
let stopStoring: (() => void) | undefined
/** Queries of what a person has made available offline: later answers are stored too. */
const followed = new Set<string>()
/** The library removes what no page shows; what these observe stays. */
const holders = new Map<string, QueryObserver>()

/** Stores answers as they arrive, for the account that is signed in and whose device this is (`offline-owner.ts`). */
export const startStoringQueries = (client: QueryClient): void => {
  stopStoring ??= client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (event.query.meta?.['isStored'] === true || followed.has(event.query.queryHash)) void storeQuery(event.query)
  })
}

const stopStoringQueries = (): void => {
  stopStoring?.()
  stopStoring = undefined
  followed.clear()
  for (const holder of holders.values()) holder.destroy()
  holders.clear()
}

// Another account, or the same with other rights: nothing of it is stored until the device is its own.
onSessionChange(stopStoringQueries)

/** Stores the answer of a query if there is one, and later ones. Returns whether it is stored now. */
export const followQuery = async (client: QueryClient, queryKey: QueryKey): Promise<boolean> => {
  if (!stopStoring) return false
  followed.add(hashKey(queryKey))
  const query = client.getQueryCache().find({ queryKey, exact: true })
  return query?.state.data !== undefined && (await storeQuery(query))
}

export const unfollowQueries = async (keys: readonly QueryKey[]): Promise<void> => {
  const hashes = keys.map(hashKey)
  for (const hash of hashes) followed.delete(hash)
  await deleteOffline(hashes.map((hash) => PREFIX + hash))
}

/**
 * Puts the stored answers into the place of those that cannot be asked for; newer ones stay. They are asked for again as soon as
 * they can be.
 */
export const restoreStoredQueries = async (client: QueryClient): Promise<void> => {
  const queries = [...(await listOffline<StoredQuery>(PREFIX))]
  hydrate(client, { queries, mutations: [] })
  for (const { queryKey, queryHash } of queries) {
    holders.get(queryHash)?.destroy()
    const holder = new QueryObserver(client, { queryKey, enabled: false, gcTime: Number.POSITIVE_INFINITY })
    holder.subscribe(() => undefined)
    holders.set(queryHash, holder)
  }
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
