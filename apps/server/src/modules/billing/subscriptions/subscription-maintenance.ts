import type { RenewalObstacle } from '@gebaerdenraum/domain/accounts/licence-payment'
import { CONFIRM_WITHIN_MS } from '@gebaerdenraum/domain/billing/confirmed-too-late'
import {
  EXPIRY_REMINDER_DAYS,
  REMINDED_FROM_MONTHS,
  RENEWS_SOON_DAYS,
} from '@gebaerdenraum/domain/billing/licence-period'
import { ACCESS_ENDS_DAYS } from '@gebaerdenraum/domain/billing/order-state'
import { offerOf } from '@gebaerdenraum/domain/billing/price-list'
import { priceOf } from '@gebaerdenraum/domain/billing/taxation'
import type { Database } from '../../../platform/database/database.ts'
import { runUnitOfWork, type UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import type { JobHandler } from '../../../platform/jobs/define-job.ts'
import { findCustomer } from '../customers/customers.repository.ts'
import { enqueueLicenceMail } from '../mails/enqueue-licence-mail.ts'
import { applySubscriptionEvent, commitPaymentUpdate } from '../orders/apply-event.ts'
import { chargeOrder } from '../orders/charge-order.ts'
import { findBookedOrders, findOrder, findOrdersToRetry, findUnansweredOrders } from '../orders/orders.repository.ts'
import {
  claimReminders,
  findEndedTerms,
  findLongPastDue,
  findPayer,
  findSubscription,
  findSuccessor,
  lockSubscription,
  type SubscriptionRow,
} from '../orders/subscriptions.repository.ts'
import { taxationFor } from '../prices/price-book.ts'
import type { Services } from '../services.ts'
import { announceDebits } from './announce-debits.ts'
import { endTerm } from './end-term.ts'
import { nextTerm } from './next-term.ts'

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
  await remind(services, now)
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

const remind = async (services: Services, now: Date): Promise<void> => {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)
  await runUnitOfWork(services.db, services, async (unit) => {
    const expiring = { now, until: inDays(EXPIRY_REMINDER_DAYS), minMonths: 1 }
    for (const row of await claimReminders(unit.db, 'expiring', expiring)) {
      const isFollowed = (await findSuccessor(unit.db, row.id)) !== undefined
      if (!isFollowed || isBlocked(await findObstacle(unit.db, services, row)))
        await tell(unit, services, 'expires-soon', row)
    }
    const renewing = { now, until: inDays(RENEWS_SOON_DAYS), minMonths: REMINDED_FROM_MONTHS }
    for (const row of await claimReminders(unit.db, 'renewing', renewing)) {
      await tell(unit, services, 'renews-soon', row)
    }
  })
}

const tell = async (
  unit: UnitOfWork,
  services: Services,
  kind: 'expires-soon' | 'renews-soon',
  row: SubscriptionRow,
): Promise<void> => {
  const payer = await findPayer(unit.db, row.id)
  if (!payer || !row.periodEnd) return
  const obstacle = await findObstacle(unit.db, services, row)
  // Its price is not known before the operator has decided.
  if (obstacle === 'territory') return
  const successor = await findSuccessor(unit.db, row.id)
  const license = successor?.license ?? row.license
  const { address } = await findCustomer(unit.db, payer.id)
  const prices = await services.prices.current(unit.db)
  const net = successor?.net ?? offerOf(prices.list, row.periodEnd, license.id)?.net ?? row.periodNet
  const total = address && net !== null ? priceOf(net, taxationFor(prices, address, row.periodEnd)).gross : 0
  const mail = isBlocked(obstacle) ? 'renewal-blocked' : kind
  await enqueueLicenceMail(unit, services, mail, payer, { license, until: row.periodEnd, totalCents: total })
}

/** Why at present the next term could not begin; null where it could, or none follows. */
const findObstacle = async (
  db: Database,
  services: Services,
  row: SubscriptionRow,
): Promise<RenewalObstacle | null> => {
  const next = row.periodEnd && (await nextTerm(db, services, row, row.periodEnd))
  return next?.obstacle ?? null
}

/** Its customer can change that. */
const isBlocked = (obstacle: RenewalObstacle | null): boolean => obstacle === 'method' || obstacle === 'dispute'
