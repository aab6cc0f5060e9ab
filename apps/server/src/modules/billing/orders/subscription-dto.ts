import { waitsForOperator } from '@gebaerdenraum/domain/accounts/licence-payment'
import type { License } from '@gebaerdenraum/domain/accounts/session.contract'
import { addMonths } from '@gebaerdenraum/domain/billing/licence-period'
import { accessEndsAt } from '@gebaerdenraum/domain/billing/order-state'
import type { Renewal, WholeSubscription } from '@gebaerdenraum/domain/billing/subscriptions.contract'
import type { Database } from '../../../platform/database/database.ts'
import { findFollowing } from './find-following.ts'
import { findBookedOrders, findUnconfirmed, findWaitingOrder } from './orders.repository.ts'
import { findSuccessor, type SubscriptionRow, type SuccessorRow } from './subscriptions.repository.ts'

/** As its payer sees it; the team's managers see the same without payment. */
export const toSubscriptionDto = async (
  db: Database,
  row: SubscriptionRow,
  { isPayer }: { readonly isPayer: boolean },
): Promise<WholeSubscription> => {
  const successor = await findSuccessor(db, row.id)
  return {
    _id: row.id,
    status: row.status,
    subscriptionType: row.subscriptionType,
    provider: row.provider,
    license: row.license.id,
    licenseObject: row.license,
    periodStart: row.periodStart?.toISOString() ?? null,
    periodEnd: row.periodEnd?.toISOString() ?? null,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    successor: successor?.id ?? null,
    renewal: await renewalOf(db, row),
    waiting: await waitingOf(db, row),
    held: heldOf(row),
    payment: isPayer ? await paymentOf(db, row) : null,
  }
}

const renewalOf = async (db: Database, row: SubscriptionRow): Promise<Renewal | null> => {
  if (row.status !== 'active' || row.periodEnd === null) return null
  const following = await findFollowing(db, row)
  if (!following) return null
  const { license: licenseObject, successor, obstacle } = following
  return {
    _id: successor?.id ?? row.id,
    licenseObject,
    ...nextPeriod(row.periodEnd, licenseObject, row),
    status: successor?.status ?? 'planned',
    obstacle,
  }
}

/** The successor in the form of a renewal, also while its licence is cancelled. Null without a term that it follows. */
export const toSuccessorDto = async (
  db: Database,
  row: SubscriptionRow,
  { id: _id, license: licenseObject, status }: SuccessorRow,
): Promise<Renewal | null> => {
  if (row.periodEnd === null) return null
  const obstacle = (await findFollowing(db, row))?.obstacle ?? null
  return { _id, licenseObject, ...nextPeriod(row.periodEnd, licenseObject, row), status, obstacle }
}

const nextPeriod = (start: Date, { period }: License, { anchorDay }: Pick<SubscriptionRow, 'anchorDay'>) => ({
  periodStart: start.toISOString(),
  periodEnd: addMonths(start, period, anchorDay ?? undefined).toISOString(),
})

const heldOf = ({ heldFor, heldSince }: SubscriptionRow): WholeSubscription['held'] =>
  heldFor && heldSince
    ? { for: heldFor, until: waitsForOperator(heldFor) ? null : accessEndsAt(heldSince).toISOString() }
    : null

const waitingOf = async (db: Database, row: SubscriptionRow): Promise<WholeSubscription['waiting']> => {
  const order = row.status === 'active' ? await findWaitingOrder(db, row.id) : undefined
  return order ? { licenseObject: order.priced.license, orderedAt: order.createdAt.toISOString() } : null
}

const paymentOf = async (db: Database, row: SubscriptionRow): Promise<WholeSubscription['payment']> => {
  const failed = (await findBookedOrders(db, row.id)).filter(({ status }) => status === 'failed')
  const attempts = failed.flatMap(({ nextAttemptAt }) => (nextAttemptAt ? [nextAttemptAt.getTime()] : []))
  return {
    status: row.paymentStatus,
    method: row.paymentMethodType,
    dueTotal: failed.reduce((sum, { priced }) => sum + priced.total, 0),
    needsConfirmation: (await findUnconfirmed(db, failed)) !== undefined,
    nextAttempt: attempts.length > 0 ? new Date(Math.min(...attempts)).toISOString() : null,
    endsAt: row.pastDueSince && accessEndsAt(row.pastDueSince).toISOString(),
  }
}
