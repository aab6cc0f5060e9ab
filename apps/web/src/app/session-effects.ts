import { onSessionLost } from '../api/session-lost.ts'
import { currentSession, forgetSession, onSessionChange, sessionLossFrom } from '../features/accounts/index.ts'
import { hasWaiting } from '../features/lists/player/outbox/outbox-name.ts'
import { showToast } from '../ui/toast.tsx'
import { returnAddress } from './enforce-access.ts'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'

export const startSessionEffects = (): void => {
  onSessionChange(() => {
    queryClient.clear()
    sendWaiting()
  })
  sendWaiting()
  onSessionLost((error) => {
    // Several calls may fail at once; the first one has already led to the login page.
    if (router.state.location.pathname === '/login') return
    forgetSession()
    showToast({ tone: 'warning', text: 'Sitzung abgelaufen' })
    void router.navigate({
      to: '/login',
      search: { message: sessionLossFrom(error), ...returnAddress(router.state.location) },
    })
  })
}

/** What was answered in the list player and could not be sent at an earlier visit goes out now. */
const sendWaiting = (): void => {
  const user = currentSession()?.user._id
  if (!user || !hasWaiting(user)) return
  void import('../features/lists/player/outbox/outbox.ts').then(({ startOutbox }) => startOutbox())
}
