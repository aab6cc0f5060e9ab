import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import { isViewTab } from '../api/view-tab.ts'
import { currentSession, onSessionChange } from '../modules/accounts/index.ts'

/** After the first page is there: storing the app must delay nothing. */
const DELAY_MS = 4_000

/** Prepares the use without a connection, for people with a licence. */
export const startOfflineEffects = (): void => {
  if (isViewTab()) return
  const prepare = (session: Session | null): void => {
    if (session === null || session.offlineUntil === null) return
    setTimeout(() => void load(session.user._id), DELAY_MS)
  }
  onSessionChange(prepare)
  prepare(currentSession())
}

/** Without a connection its code may be missing; the next visit tries again. */
const load = async (userId: string): Promise<void> => {
  if (currentSession()?.user._id !== userId) return
  await import('./offline/start-offline.ts').then(({ startOffline }) => startOffline(userId)).catch(() => undefined)
}
