import { onSessionLost } from '../api/session-lost.ts'
import { forgetSession, onSessionChange } from '../features/accounts/index.ts'
import { showToast } from '../ui/toast.tsx'
import { returnAddress } from './enforce-access.ts'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'

/** The server's word for a sign-in that was pushed out by newer ones (decisions, "The API"). */
const TOKEN_NOT_ALLOWED = 'Token not allowed'

export const startSessionEffects = (): void => {
  onSessionChange(() => {
    queryClient.clear()
  })
  onSessionLost(({ message }) => {
    // Several calls may fail at once; the first one has already led to the login page.
    if (router.state.location.pathname === '/login') return
    forgetSession()
    showToast({ tone: 'warning', text: 'Sitzung abgelaufen' })
    const reason = message === TOKEN_NOT_ALLOWED ? 'token-not-allowed' : 'session-expired'
    void router.navigate({ to: '/login', search: { message: reason, ...returnAddress(router.state.location) } })
  })
}
