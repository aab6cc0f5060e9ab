import { isOver } from '../../api/remembered-session.ts'
import { confirmSession, currentSession } from '../../modules/accounts/index.ts'
import { removeContentWithoutLicence } from '../session-effects.ts'

const RETRY_MS = 30_000
const MINUTE_MS = 60_000

/** Asks the server whether the remembered session holds, until it answers: when the connection is back, and now and then. */
export const startConfirming = (): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  const ask = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    clearTimeout(timer)
    const isAnswered = await confirmSession()
    isAsking = false
    if (isAnswered) window.removeEventListener('online', ask)
    else timer = setTimeout(() => void ask(), RETRY_MS)
  }
  window.addEventListener('online', ask)
  timer = setTimeout(() => void ask(), RETRY_MS)
}

/**
 * Ends the use of what a licence opens when the device may no longer show it without asking: also in a page that has stayed open
 * without a connection.
 */
export const watchLicenceEnd = (): void => {
  const check = async (): Promise<void> => {
    const session = currentSession()
    if (session === null || session.offlineUntil === null || !isOver(session)) return
    if ((await confirmSession()) || currentSession() !== session) return
    await removeContentWithoutLicence(null)
    // It starts without a session that it may show, and says so.
    location.reload()
  }
  setInterval(() => void check(), MINUTE_MS)
  document.addEventListener('visibilitychange', () => void check())
}
