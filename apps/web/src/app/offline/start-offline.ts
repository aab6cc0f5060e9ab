import { queryClient } from '../../api/query-client.ts'
import { restoreStoredQueries, startStoringQueries } from '../../api/stored-queries.ts'
import { currentSession } from '../../modules/accounts/index.ts'
import { storeSearchForOffline } from '../../modules/catalogue/local-search/store-for-offline.ts'
import { refreshOfflineLists } from '../../modules/lists/offline/refresh-lists.ts'
import { claimOfflineContent } from '../../storage/offline-owner.ts'
import { readOfflineOwner } from '../../storage/offline-store.ts'
import { registerServiceWorker } from './service-worker.ts'
import { startConfirming, watchLicenceEnd } from './session-confirmation.ts'

/** Starts the app with what this device has stored: the server cannot be reached. */
export const openOffline = async (): Promise<void> => {
  startConfirming()
  await restoreOwnQueries()
}

let isWatching = false

/** Lets a licensed person use the app without a connection from now on. Called with each new session. */
export const startOffline = async (userId: string): Promise<void> => {
  await claimOfflineContent(userId)
  if (currentSession()?.user._id !== userId) return
  startStoringQueries(queryClient)
  if (!isWatching) {
    isWatching = true
    watchLicenceEnd()
    // A page may be open when the connection goes, and for hours after that.
    window.addEventListener('offline', () => void restoreOwnQueries())
    window.addEventListener('online', () => void refresh())
    await registerServiceWorker()
  }
  await refresh()
}

const restoreOwnQueries = async (): Promise<void> => {
  const userId = currentSession()?.user._id
  if (userId !== undefined && (await readOfflineOwner()) === userId) await restoreStoredQueries(queryClient)
}

/** What does not arrive comes with the next visit, or when the connection is back. */
const refresh = async (): Promise<void> => {
  if (!currentSession()?.offlineUntil) return
  await storeSearchForOffline(queryClient).catch(() => undefined)
  await refreshOfflineLists(queryClient)
}
