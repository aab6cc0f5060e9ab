import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import { readStoredJson, writeStoredJson } from '../storage/browser-storage.ts'
import { isViewTab } from './view-tab.ts'

/**
 * The last session that the server confirmed, so that a licensed person can start the app without a connection (decision 0060).
 * It lasts until `offlineUntil`, and goes with the sign-in.
 */
const KEY = 'gebaerdenraum-session'

type Remembered = { readonly shape: number; readonly session: Session; readonly confirmedAt: number }

/** Raised when an older session would not do for this version of the app. */
const SHAPE = 1

/** Remembers a session that the server has just sent; one without a licence is forgotten. */
export const rememberSession = (session: Session): void => {
  // A view of somebody else ends with its tab.
  if (isViewTab()) return
  const remembered: Remembered = { shape: SHAPE, session, confirmedAt: Date.now() }
  writeStoredJson(KEY, session.offlineUntil ? remembered : null)
}

/** The remembered session, or null. `over`: its time has ended, or the device's clock was set back. */
export const readRememberedSession = (now: number = Date.now()): Session | 'over' | null => {
  const remembered = readStoredJson(KEY) as Partial<Remembered> | null
  if (remembered?.shape !== SHAPE || !remembered.session || remembered.confirmedAt === undefined) return null
  const { session, confirmedAt } = remembered
  const isBackInTime = now < confirmedAt - CLOCK_TOLERANCE_MS
  return isBackInTime || isOver(session, now) ? 'over' : session
}

/** Whether a device may no longer show what the licence opens without asking the server. */
export const isOver = ({ offlineUntil }: Pick<Session, 'offlineUntil'>, now: number = Date.now()): boolean =>
  !offlineUntil || now >= Date.parse(offlineUntil)

export const forgetSession = (): void => void writeStoredJson(KEY, null)

const CLOCK_TOLERANCE_MS = 5 * 60_000
