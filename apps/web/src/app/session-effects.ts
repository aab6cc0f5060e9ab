import { queryClient } from '../api/query-client.ts'
import { onSessionLost } from '../api/session-lost.ts'
import { isViewTab } from '../api/view-tab.ts'
import {
  clearSession,
  currentSession,
  onSessionChange,
  sessionLossAtStart,
  sessionLossFrom,
} from '../modules/accounts/index.ts'
import { removeStoredContent } from '../modules/catalogue/local-search/stored-content.ts'
import { hasWaiting } from '../modules/lists/player/outbox/outbox-name.ts'
import { removeOfflineContent } from '../storage/offline-owner.ts'
import { showToast } from '../ui/toast.tsx'
import { returnAddress } from './enforce-access.ts'
import { router } from './router.ts'

export const startSessionEffects = (): void => {
  onSessionChange((session) => {
    queryClient.clear()
    void removeContentWithoutLicence(session)
    sendWaiting()
  })
  sendWaiting()
  onSessionLost((error) => {
    // Several calls may be refused at once: the first one has ended the session and shown it.
    if (!currentSession() || router.state.location.pathname === '/login') return
    clearSession()
    showSessionLost()
    void router.navigate({
      to: '/login',
      search: { message: sessionLossFrom(error), ...returnAddress(router.state.location) },
      // Nobody can stay. Unsaved edits are offered after the next sign-in.
      ignoreBlocker: true,
    })
  })
}

/** The catalogue stays on a device only while somebody with a licence is signed in, and so does what is stored for offline use. */
export const removeContentWithoutLicence = async (session = currentSession()): Promise<void> => {
  // The content belongs to the person whose browser this is, not to whom a view shows.
  if (session?.user.hasActiveSubscription || isViewTab()) return
  await Promise.all([removeStoredContent(), removeOfflineContent()])
}

/** The page that the app was opened with, before any guard leads elsewhere. */
const openedPath = router.state.location.pathname
let isStartShown = false

/** Shows once that the stored sign-in no longer held when the app was opened; not on the login page, which ends any. */
export const showSessionLostAtStart = (): void => {
  if (isStartShown || !sessionLossAtStart() || openedPath === '/login') return
  isStartShown = true
  showSessionLost()
}

/** Specification 1, section 4. */
const showSessionLost = (): void => void showToast({ tone: 'warning', text: 'Sitzung abgelaufen' })

/** Sends the answers of the list player that an earlier visit could not send. */
const sendWaiting = (): void => {
  const user = currentSession()?.user._id
  if (!user || !hasWaiting(user)) return
  void import('../modules/lists/player/outbox/outbox.ts').then(({ startOutbox }) => startOutbox())
}
