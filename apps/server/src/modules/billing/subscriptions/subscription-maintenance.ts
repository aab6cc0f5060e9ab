import { waitsForOperator } from '@gebaerdenraum/domain/accounts/licence-payment'
import type { License } from '@gebaerdenraum/domain/accounts/session.contract'
import { CONFIRM_WITHIN_MS } from '@gebaerdenraum/domain/billing/confirmed-too-late'
import {
  EXPIRY_REMINDER_DAYS,
  REMINDED_FROM_MONTHS,
  RENEWS_SOON_DAYS,
} from '@gebaerdenraum/domain/billing/licence-period'
import { ACCESS_ENDS_DAYS } from '@gebaerdenraum/domain/billing/order-state'
import { runUnitOfWork, type UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import type { JobHandler } from '../../../platform/jobs/define-job.ts'
import { enqueueLicenceMail } from '../mails/enqueue-licence-mail.ts'
import { applySubscriptionEvent, commitPaymentUpdate } from '../orders/apply-event.ts'
import { chargeOrder } from '../orders/charge-order.ts'
import { findBookedOrders, findOrder, findOrdersToRetry, findUnansweredOrders } from '../orders/orders.repository.ts'
import {
  claimReminder,
  findEndedTerms,
  findLongPastDue,
  findPayer,
  findSubscription,
  findUnreminded,
  lockSubscription,
  type SubscriptionRow,
} from '../orders/subscriptions.repository.ts'
import type { Services } from '../services.ts'
import { announceDebits } from './announce-debits.ts'
import { endTerm } from './end-term.ts'
import { type NextTerm, nextTerm } from './next-term.ts'

const DAY_MS = 86_400_000
/** So long a call that buys may take; after that it was broken off, and is gone on with here. */
const UNANSWERED_MS = 120_000

/**
 * All that happens to licences by the clock. Each step looks again under the lock of what it changes, so that several
 * servers may run it at once and any of them twice; one that fails stops no other.
 */
export const runSubscriptionMaintenance: JobHandler<Services, unknown> = async (
  _payload,
  { services, log, signal },
) => {
  const now = new Date()
  const failures: unknown[] = []
  const each = async (ids: readonly { readonly id: string }[], work: (id: string) => Promise<unknown>) => {
    for (const { id } of ids) {
      if (signal.aborted) return
      await work(id).catch((error: unknown) => {
        log.error({ err: error, id }, 'a licence could not be kept')
        failures.push(error)
      })
    }
  }
  const charge = (id: string) => chargeOrder(services, id, { isOffSession: true, now })
  const ago = (ms: number) => new Date(now.getTime() - ms)
  // The payer of a payment to be confirmed has left.
  await each(await findUnansweredOrders(services.db, ago(UNANSWERED_MS), ago(CONFIRM_WITHIN_MS)), (id) =>
    chargeOrder(services, id, { isOffSession: true, isGivenUp: true, now }),
  )
  for (const news of (await services.payment.sandbox?.updatesAt(now)) ?? []) await commitPaymentUpdate(services, news)
  await each(await findOrdersToRetry(services.db, now), (id) => retry(services, id, now))
  const unpaidSince = new Date(now.getTime() - ACCESS_ENDS_DAYS * DAY_MS)
  await each(await findLongPastDue(services.db, unpaidSince), (id) => endUnpaid(services, id, unpaidSince, now))
  // Where the servers stood still for long, more than one term may have ended.
  const held = new Set<string>()
  const findEnded = async () => (await findEndedTerms(services.db, now)).filter(({ id }) => !held.has(id))
  for (let ended = await findEnded(); ended.length > 0 && !signal.aborted; ) {
    await each(ended, async (id) => {
      const { orderId, isHeld } = await endTerm(services, id, now)
      if (isHeld) held.add(id)
      if (orderId !== undefined) await charge(orderId)
    })
    const before = ended.length
    ended = await findEnded()
    if (failures.length > 0 && ended.length >= before) break
  }
  const unreminded = await findRemindable(services, now)
  await each(unreminded, (id) => remind(services, unreminded.find((row) => row.id === id)!, now))
  await announceDebits(services, now).catch((error: unknown) => {
    log.error({ err: error }, 'debits could not be announced')
    failures.push(error)
  })
  if (failures.length > 0) throw new Error(`${failures.length} licences could not be kept`, { cause: failures[0] })
}

/** With the method that the licence is paid with today. */
const retry = async (services: Services, orderId: string, now: Date): Promise<void> => {
  const order = await findOrder(services.db, orderId)
  const row = order?.subscriptionId ? await findSubscription(services.db, order.subscriptionId) : undefined
  const { paymentMethodId: id, paymentMethodType: type } = row ?? {}
  await chargeOrder(services, orderId, { isOffSession: true, now, ...(id && type && { method: { id, type } }) })
}

/** Looks again under the lock: it may have been paid this very moment. */
const endUnpaid = (services: Services, id: string, since: Date, now: Date): Promise<void> =>
  runUnitOfWork(services.db, services, async (unit) => {
    await lockSubscription(unit.db, id)
    const failed = (await findBookedOrders(unit.db, id)).filter(({ status }) => status === 'failed')
    const dueCents = failed.reduce((sum, { priced }) => sum + priced.total, 0)
    const event = { kind: 'grace-over', unpaidSince: since, dueCents } as const
    await applySubscriptionEvent(unit, services, id, event, now)
  })

const findRemindable = (services: Services, now: Date): Promise<SubscriptionRow[]> => {
  const until = new Date(now.getTime() + EXPIRY_REMINDER_DAYS * DAY_MS)
  return findUnreminded(services.db, { now, until, minMonths: REMINDED_FROM_MONTHS })
}

/** Before a term ends its payer is told what follows, once. */
const remind = (services: Services, row: SubscriptionRow, now: Date): Promise<void> =>
  runUnitOfWork(services.db, services, (unit) => remindOf(unit, services, row, now))

const remindOf = async (unit: UnitOfWork, services: Services, row: SubscriptionRow, now: Date): Promise<void> => {
  const { periodEnd: end } = row
  const payer = await findPayer(unit.db, row.id)
  if (!end || !payer) return
  const next = await nextTerm(unit.db, services, row, end)
  const reminder = reminderOf(row.license, next)
  if (!reminder || end.getTime() - now.getTime() > reminder.days * DAY_MS) return
  if (!(await claimReminder(unit.db, row.id, end))) return
  const license = next?.license ?? row.license
  const details = { license, until: end, totalCents: next?.priced.total ?? 0 }
  await enqueueLicenceMail(unit, services, reminder.mail, payer, details)
}

type Reminder = { readonly mail: 'expires-soon' | 'renews-soon' | 'renewal-blocked'; readonly days: number }

/** The same rule as notice and page: what `nextTerm` says. Undefined where there is nothing to say. */
const reminderOf = ({ canAutoRenew, period }: License, next: NextTerm | undefined): Reminder | undefined => {
  if (!next) return { mail: 'expires-soon', days: EXPIRY_REMINDER_DAYS }
  const { obstacle, methodType } = next
  // The operator decides, and access stays until then.
  if (obstacle && waitsForOperator(obstacle)) return undefined
  const days = canAutoRenew ? RENEWS_SOON_DAYS : EXPIRY_REMINDER_DAYS
  if (canAutoRenew && period < REMINDED_FROM_MONTHS) return undefined
  if (obstacle) return { mail: 'renewal-blocked', days }
  // Debits are announced with more than this (`announce-debits.ts`).
  return methodType === 'sepa_debit' ? undefined : { mail: 'renews-soon', days: RENEWS_SOON_DAYS }
}
