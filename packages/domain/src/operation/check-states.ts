import type { CheckState } from './system-state.contract.ts'

/** From which figures on who runs the service should look, or act at once. */

const DISK_WARNS_BELOW = 0.1
const DISK_IS_BAD_BELOW = 0.03

export const diskState = ({ free, total }: { readonly free: number; readonly total: number }): CheckState => {
  const share = total === 0 ? 0 : free / total
  if (share < DISK_IS_BAD_BELOW) return 'bad'
  return share < DISK_WARNS_BELOW ? 'warning' : 'good'
}

/** Leases go by the database's clock, expiry of addresses by the server's: minutes apart, media would be refused. */
const CLOCKS_WARN_MS = 5_000
const CLOCKS_ARE_BAD_MS = 60_000

export const clockState = (skewMs: number): CheckState => {
  const apart = Math.abs(skewMs)
  if (apart > CLOCKS_ARE_BAD_MS) return 'bad'
  return apart > CLOCKS_WARN_MS ? 'warning' : 'good'
}

/** So long a job that is due may wait before somebody should look: films take minutes. */
const WAITING_WARNS_MS = 15 * 60_000
const WAITING_IS_BAD_MS = 2 * 3_600_000

export const queueState = ({
  failed,
  waitingMs,
}: {
  readonly failed: number
  readonly waitingMs: number
}): CheckState => {
  if (waitingMs > WAITING_IS_BAD_MS) return 'bad'
  return failed > 0 || waitingMs > WAITING_WARNS_MS ? 'warning' : 'good'
}

/** Mails are well as long as the last one went out. */
export const mailState = ({ sentAt, failedAt }: { readonly sentAt: Date | null; readonly failedAt: Date | null }) => {
  if (failedAt && (!sentAt || failedAt > sentAt)) return 'bad'
  return sentAt ? 'good' : 'unknown'
}

const BACKUP_DAYS = 7
const DAY_MS = 86_400_000

export const backupState = (at: Date | null, now: Date): CheckState => {
  if (!at) return 'warning'
  return now.getTime() - at.getTime() > BACKUP_DAYS * DAY_MS ? 'warning' : 'good'
}
