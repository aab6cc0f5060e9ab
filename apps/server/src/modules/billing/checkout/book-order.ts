import type { License } from '@gebaerdenraum/domain/accounts/session.contract'
import type { PaymentMethodType } from '@gebaerdenraum/domain/billing/customers/payment-methods'
import { DEBIT_NOTICE_DAYS } from '@gebaerdenraum/domain/billing/invoices/issue-invoice'
import { type PricedOrder, startingAt } from '@gebaerdenraum/domain/billing/priced-order'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { changeTeamLicence } from '../../teams/change-team-licence.ts'
import { deleteLicenceChoice } from '../licence-choices/licence-choices.repository.ts'
import type { Services } from '../services.ts'
import { enqueueLicenceMail } from '../subscriptions/licence-mails.ts'
import {
  deleteSuccessor,
  findPayer,
  findTeamOfSubscription,
  insertSubscription,
  linkSubscription,
  updateSubscription,
  type WholeSubscriptionRow,
} from '../subscriptions/subscriptions.repository.ts'
import { invoiceOrder } from './invoice-order.ts'
import { type OrderRow, updateOrder } from './orders.repository.ts'

/**
 * Gives the licence that an order is for, inside the transaction that holds the order. The one place where an order
 * becomes definite: what follows from that (the invoice, the confirmation) follows from here.
 */
export const bookOrder = async (
  unit: UnitOfWork,
  services: Services,
  order: OrderRow,
  subscription: WholeSubscriptionRow | undefined,
  now: Date,
): Promise<string> => {
  // Who waited for approval gets his whole term from then on.
  const isApproved = order.priced.kind === 'purchase' && order.status === 'pending-approval'
  const priced = isApproved ? startingAt(order.priced, now) : order.priced
  const change = { ...changeBy(order, priced), ...(subscription && termBegunSince(subscription, priced)) }
  const id = subscription?.id ?? (await insertSubscription(unit.db, change)).id
  if (subscription) await updateSubscription(unit.db, id, change)
  else if (order.userId !== null) await linkSubscription(unit.db, order.userId, id)
  if (priced.kind === 'upgrade') await deleteSuccessor(unit.db, id)
  await giveToTeam(unit, services, id, change.license)
  if (order.userId !== null) await deleteLicenceChoice(unit.db, order.userId)
  await updateOrder(unit.db, order.id, { subscriptionId: id, priced, bookedAt: now })
  await confirm(unit, services, id, { ...order, priced, subscriptionId: id }, now)
  return id
}

const changeBy = (order: OrderRow, priced: PricedOrder) => ({
  status: 'active' as const,
  subscriptionType: order.provider === 'manual' ? ('manual' as const) : ('stripe' as const),
  provider: order.provider,
  license: licenseBy(priced.license, order.paymentMethodType),
  periodNet: order.termNet,
  periodStart: new Date(priced.periodStart),
  periodEnd: new Date(priced.periodEnd),
  anchorDay: new Date(priced.periodStart).getUTCDate(),
  cancelAtPeriodEnd: false,
  paymentMethodId: order.paymentMethodId,
  paymentMethodType: order.paymentMethodType,
})

/** Where the provider answered so late that the licence was renewed meanwhile, the term that runs stays. */
const termBegunSince = ({ periodStart, periodEnd, anchorDay }: WholeSubscriptionRow, priced: PricedOrder) =>
  periodStart && periodEnd && priced.kind === 'upgrade' && periodEnd.toISOString() > priced.periodEnd
    ? { periodStart, periodEnd, anchorDay }
    : {}

/** What is paid on invoice is not renewed by itself. */
export const licenseBy = (license: License, method: PaymentMethodType): License => ({
  ...license,
  canAutoRenew: method !== 'invoice',
})

/** With fewer seats than members, the newest of these leave. */
export const giveToTeam = async (
  unit: UnitOfWork,
  services: Services,
  subscriptionId: string,
  license: License,
): Promise<void> => {
  const teamId = await findTeamOfSubscription(unit.db, subscriptionId)
  if (teamId !== undefined) await changeTeamLicence(unit, services, teamId, license)
}

/** Announced two days ahead (specification 1, section 9), as its invoice says. */
export const debitDay = (now: Date): Date => new Date(now.getTime() + DEBIT_NOTICE_DAYS * 86_400_000)

/** The licence's mail, and last of all the invoice. */
const confirm = async (unit: UnitOfWork, services: Services, id: string, order: OrderRow, now: Date): Promise<void> => {
  const payer = await findPayer(unit.db, id)
  if (!payer) return
  const { priced } = order
  const kind = priced.kind === 'upgrade' ? 'upgraded' : 'bought'
  const { license, total, periodEnd } = priced
  await enqueueLicenceMail(unit, services, kind, payer, {
    license,
    totalCents: total,
    until: new Date(periodEnd),
    ordered: { order: priced, method: order.paymentMethodType },
    debit: total > 0 ? order.debit : null,
    debitFrom: debitDay(now),
  })
  await invoiceOrder(unit, services, { order, payer, now })
}
