import type { RenewalObstacle } from '../accounts/licence-payment.ts'
import type { SubscriptionStatus } from '../accounts/session.contract.ts'
import { RENEWS_SOON_DAYS } from './licence-period.ts'

const DAY_MS = 86_400_000

/** A licence that does not renew itself can be ordered again so long before its end; it follows without a gap then. */
export const REORDER_DAYS = 60

type Licence = {
  readonly status: SubscriptionStatus
  readonly cancelAtPeriodEnd: boolean
  readonly periodEnd: string | null
  /** What follows; null where nothing does. */
  readonly renewal: { readonly obstacle: RenewalObstacle | null } | null
}

/** Whether the next term begins by itself, as things are today. An order that waits for approval may come to nothing. */
export const isRenewing = ({ status, cancelAtPeriodEnd, renewal }: Omit<Licence, 'periodEnd'>): boolean =>
  status === 'active' && !cancelAtPeriodEnd && renewal !== null && renewal.obstacle === null

/** Shows the notice: active, renewing, and less than 21 days before the end of the period (specification 1, section 4). */
export const renewsSoon = (licence: Licence, now: Date): boolean =>
  isRenewing(licence) && isWithin(licence.periodEnd, RENEWS_SOON_DAYS, now)

/** Nothing follows although nobody cancelled it, and it can be ordered again. */
export const endsSoon = ({ status, cancelAtPeriodEnd, renewal, periodEnd }: Licence, now: Date): boolean =>
  status === 'active' && !cancelAtPeriodEnd && renewal === null && isWithin(periodEnd, REORDER_DAYS, now)

const isWithin = (periodEnd: string | null, days: number, now: Date): boolean => {
  if (periodEnd === null) return false
  const left = Date.parse(periodEnd) - now.getTime()
  return left >= 0 && left < days * DAY_MS
}

export const reorderableFrom = (periodEnd: Date): Date => new Date(periodEnd.getTime() - REORDER_DAYS * DAY_MS)
