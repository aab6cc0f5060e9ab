import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import { readStoredJson, writeStoredJson } from '../storage/browser-storage.ts'
import { isViewTab } from './view-tab.ts'

/**
 * The last session that the server confirmed, so that a licensed person can start the app without a connection (decision 0060).
 * It lasts until `offlineUntil`, and goes with the sign-in.
 */
const KEY = 'gebaerdenraum-session'

type Remembered =
  | { readonly shape: number; readonly session: Session; readonly confirmedAt: number }
  | { readonly shape: number; readonly isOver: true }

/** Raised when an older session would not do for this version of the app. */
const SHAPE = 1

/** Remembers a session that the server has just sent; one without a licence is forgotten. */
export const rememberSession = (session: Session): void => {
  // A view of somebody else ends with its tab.
  if (isViewTab()) return
  const remembered: Remembered = { shape: SHAPE, session, confirmedAt: Date.now() }
  writeStoredJson(KEY, session.offlineUntil ? remembered : null)
}

/**
 * The remembered session, or null. `over`: its time has ended. `clock`: the clock of the device was set back, so nobody knows
 * whether it has.
 */
export const readRememberedSession = (now: number = Date.now()): Session | 'over' | 'clock' | null => {
  const remembered = readStoredJson(KEY) as Remembered | null
  if (remembered?.shape !== SHAPE) return null
  if ('isOver' in remembered) return 'over'
  const { session, confirmedAt } = remembered
  if (now < confirmedAt - CLOCK_TOLERANCE_MS) return 'clock'
  return isOver(session, now) ? 'over' : session
}

/** Whether a device may no longer show what the licence opens without asking the server. */
export const isOver = ({ offlineUntil }: Pick<Session, 'offlineUntil'>, now: number = Date.now()): boolean =>
  !offlineUntil || now >= Date.parse(offlineUntil)

/** Its time has ended: of the person nothing stays but that. */
export const endRememberedSession = (): void => {
  const over: Remembered = { shape: SHAPE, isOver: true }
  writeStoredJson(KEY, over)
}

export const forgetSession = (): void => void writeStoredJson(KEY, null)

const CLOCK_TOLERANCE_MS = 5 * 60_000
