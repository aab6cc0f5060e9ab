import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import { followQuery } from '../../../api/stored-queries.ts'
import { savesData } from '../../catalogue/index.ts'
import { listQuery } from '../queries.ts'
import { loadOfflineLists, type OfflineList } from './offline-lists.ts'
import { canStoreLists } from './open-offline-dialog.ts'
import { inTurn, listQueryKeys, removeListOffline, removeUnneededMedia, saveListOffline } from './save-list.ts'

/**
 * Brings the lists of this device up to date: signs that were added, names that have changed. Lists that are gone are removed.
 * Never rejects: without a connection they stay as they are.
 */
export const refreshOfflineLists = async (client: QueryClient): Promise<void> => {
  if (!canStoreLists()) return
  const lists = await loadOfflineLists()
  for (const list of lists) await Promise.all(listQueryKeys(list).map((key) => followQuery(client, key)))
  if (lists.length === 0 || savesData()) return
  try {
    for (const list of lists) await refresh(client, list)
    await inTurn(removeUnneededMedia)
  } catch {
    // The next visit tries again.
  }
}

const refresh = async (client: QueryClient, { id, look, screen }: OfflineList): Promise<void> => {
  const { signal } = new AbortController()
  try {
    const list = await client.fetchQuery(listQuery(id))
    await inTurn(async () => {
      // Another tab may have removed it meanwhile.
      if ((await loadOfflineLists()).some((stored) => stored.id === id))
        await saveListOffline(list, { client, look, screen, signal })
    })
  } catch (error) {
    if (!(error instanceof ApiError && [403, 404].includes(error.code))) throw error
    await removeListOffline(id)
  }
}
