import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import { followQuery } from '../../../api/stored-queries.ts'
import { listQuery } from '../queries.ts'
import { loadOfflineLists, type OfflineList } from './offline-lists.ts'
import { listQueryKeys, removeListOffline, removeUnneededMedia, saveListOffline } from './save-list.ts'

/**
 * Brings the lists of this device up to date: signs that were added, names that have changed. Lists that are gone are removed.
 * Never rejects: without a connection they stay as they are.
 */
export const refreshOfflineLists = async (client: QueryClient): Promise<void> => {
  const lists = await loadOfflineLists()
  for (const list of lists) await Promise.all(listQueryKeys(list).map((key) => followQuery(client, key)))
  try {
    for (const list of lists) await refresh(client, list)
    if (lists.length > 0) await removeUnneededMedia()
  } catch {
    // The next visit tries again.
  }
}

const refresh = async (client: QueryClient, { id, look }: OfflineList): Promise<void> => {
  try {
    const list = await client.fetchQuery(listQuery(id))
    await saveListOffline(list, { client, look, signal: new AbortController().signal })
  } catch (error) {
    if (!(error instanceof ApiError && [403, 404].includes(error.code))) throw error
    await removeListOffline(id)
  }
}
