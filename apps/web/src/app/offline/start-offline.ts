import { queryClient } from '../../api/query-client.ts'
import { restoreStoredQueries, startStoringQueries } from '../../api/stored-queries.ts'
import { currentSession } from '../../features/accounts/index.ts'
import { refreshOfflineLists } from '../../features/lists/offline/refresh-lists.ts'
import { storeSearchForOffline } from '../../features/signs/local-search/store-for-offline.ts'
import { claimOfflineContent } from '../../storage/offline-owner.ts'
import { readOfflineOwner } from '../../storage/offline-store.ts'
import { registerServiceWorker } from './service-worker.ts'
import { startConfirming, watchLicenceEnd } from './session-confirmation.ts'

/** Starts the app with what this device has stored: the server cannot be reached. */
export const openOffline = async (): Promise<void> => {
  startConfirming()
  if ((await readOfflineOwner()) === currentSession()?.user._id) await restoreStoredQueries(queryClient)
}

let isStarted = false

/** Lets a licensed person use the app without a connection from now on. Called again it does nothing new. */
export const startOffline = async (userId: string): Promise<void> => {
  await claimOfflineContent(userId)
  if (isStarted) return
  isStarted = true
  startStoringQueries(queryClient)
  watchLicenceEnd()
  await registerServiceWorker()
  const refresh = async (): Promise<void> => {
    // What does not arrive comes with the next visit, or when the connection is back.
    await storeSearchForOffline(queryClient).catch(() => undefined)
    await refreshOfflineLists(queryClient)
  }
  window.addEventListener('online', () => void refresh())
  await refresh()
}
