import { licenceFor } from '@gebaerdenraum/domain/billing/allowed-payment-methods'
import { type BillingAddress, EMPTY_ADDRESS } from '@gebaerdenraum/domain/billing/customers/billing-address'
import { addMonths, findAnchorDay } from '@gebaerdenraum/domain/billing/licence-period'
import { offerOf } from '@gebaerdenraum/domain/billing/price-list'
import { priceTerm } from '@gebaerdenraum/domain/billing/priced-order'
import { v7 } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import { runUnitOfWork, type UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { lockAccountByEmail } from '../../accounts/index.ts'
import { DEMO_ACCOUNTS, DEMO_TEAM, type DemoAccount } from '../../teams/index.ts'
import { findCustomer, saveAddress } from '../customers/customers.repository.ts'
import { findInvoiceOfOrder, markSent } from '../invoices/invoices.repository.ts'
import { invoiceOrder } from '../orders/invoice-order.ts'
import { insertOrder, insertPayment, type OrderRow } from '../orders/orders.repository.ts'
import { updateSubscription } from '../orders/subscriptions.repository.ts'
import { insertSandboxMethod } from '../payment/sandbox.repository.ts'
import { taxationFor } from '../prices/price-book.ts'
import type { Services } from '../services.ts'

const DAY_MS = 86_400_000

type Licensed = DemoAccount & { readonly subscription: NonNullable<DemoAccount['subscription']> }

/**
 * Gives the licences of the demo accounts what a bought licence has: address, payment method, order, payment, invoice.
 * Done once for each account, whoever starts first; the oldest first, as invoices are numbered.
 */
export const seedDemoLicences = async (db: Database, services: Services, now: Date): Promise<void> => {
  const licensed = DEMO_ACCOUNTS.filter((account): account is Licensed => account.subscription !== undefined)
  const byStart = licensed.toSorted((a, b) => startOf(a, now).getTime() - startOf(b, now).getTime())
  for (const account of byStart) {
    await runUnitOfWork(db, services, (unit) => seedLicence(unit, services, account, now))
  }
}

const startOf = ({ subscription: { daysLeft, license, status } }: Licensed, now: Date): Date =>
  status === 'pending-approval' ? now : addMonths(new Date(now.getTime() + daysLeft * DAY_MS), -license.period)

const seedLicence = async (unit: UnitOfWork, services: Services, account: Licensed, now: Date): Promise<void> => {
  const { db } = unit
  const person = await lockAccountByEmail(db, account.email)
  if (!person?.subscriptionId || (await findCustomer(db, person.id)).address) return
  const { subscription } = account
  const isPending = subscription.status === 'pending-approval'
  const at = startOf(account, now)
  const prices = await services.prices.current(db)
  const offer = offerOf(prices.list, at, subscription.license.id)
  if (!offer) return
  const customer = addressOf(account)
  await saveAddress(db, person.id, customer)
  const taxation = taxationFor(prices, customer, at)
  const { license, net } = offer
  const priced = priceTerm({ kind: 'purchase', customer, license, net, taxation, at })
  const paymentMethodType = isPending ? ('invoice' as const) : ('card' as const)
  const paymentMethodId = isPending ? 'invoice' : `pm_sandbox_${v7()}`
  const provider = isPending ? ('manual' as const) : ('sandbox' as const)
  if (!isPending) await givenCard(db, person.id, paymentMethodId)
  await updateSubscription(db, person.subscriptionId, {
    provider,
    license: licenceFor(license, paymentMethodType),
    periodNet: net,
    paymentStatus: isPending ? 'invoiced' : 'paid',
    paymentMethodId,
    paymentMethodType,
    ...(isPending
      ? { periodEnd: null }
      : {
          periodStart: new Date(priced.periodStart),
          periodEnd: new Date(priced.periodEnd),
          anchorDay: findAnchorDay(new Date(priced.periodStart)),
        }),
  })
  const order = await insertOrder(db, {
    userId: person.id,
    subscriptionId: person.subscriptionId,
    idempotencyKey: 'demo',
    request: license.id,
    priced,
    termNet: net,
    provider,
    paymentMethodId,
    paymentMethodType,
    status: isPending ? 'pending-approval' : 'paid',
    attempts: isPending ? 0 : 1,
    createdAt: at,
    bookedAt: isPending ? null : at,
  })
  if (order && !isPending) await pay(unit, services, order, { id: person.id, email: account.email }, at)
}

const givenCard = (db: Database, userId: string, id: string): Promise<void> =>
  insertSandboxMethod(db, { id, userId, type: 'card', brand: 'visa', last4: '4242', behaviour: 'works' })

/** Paid and invoiced; the mail of long ago is not sent today. */
const pay = async (
  unit: UnitOfWork,
  services: Services,
  order: OrderRow,
  payer: { readonly id: string; readonly email: string },
  at: Date,
): Promise<void> => {
  await insertPayment(unit.db, {
    orderId: order.id,
    attempt: 1,
    provider: order.provider,
    paymentMethodId: order.paymentMethodId,
    paymentMethodType: order.paymentMethodType,
    amount: order.priced.total,
    state: 'paid',
    createdAt: at,
    settledAt: at,
  })
  await invoiceOrder(unit, services, { order, payer, now: at })
  const invoice = await findInvoiceOfOrder(unit.db, order.id)
  if (invoice) await markSent(unit.db, invoice.id, at)
}

const addressOf = ({ name, team = DEMO_TEAM, subscription: { license } }: Licensed): BillingAddress => {
  const person = { ...EMPTY_ADDRESS, name, street: 'Lindenweg', number: '3', postcode: '04109', city: 'Leipzig' }
  return license.size === 1 ? person : { ...person, customerType: 'company', company: team.name }
}
