import type { InvoicePreview } from '@gebaerdenraum/domain/billing/checkout.contract'
import type { BillingAddress } from '@gebaerdenraum/domain/billing/customers/billing-address'
import { specialTerritory, territoryText } from '@gebaerdenraum/domain/billing/customers/special-territories'
import { invoicePreview } from '@gebaerdenraum/domain/billing/invoice-preview'
import { type LicenceChange, licenceChange } from '@gebaerdenraum/domain/billing/licence-change'
import { tooEarlyText } from '@gebaerdenraum/domain/billing/order-texts'
import { type LicenceOffer, offerOf } from '@gebaerdenraum/domain/billing/price-list'
import { type PricedOrder, priceNothing, priceTerm, priceUpgrade } from '@gebaerdenraum/domain/billing/priced-order'
import type { Taxation } from '@gebaerdenraum/domain/billing/taxation'
import { surplusMembers } from '@gebaerdenraum/domain/teams/surplus-members'
import type { Database } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { findSeatedMembers, findTeamSeats } from '../../teams/index.ts'
import { customerOf } from '../customers/customer-of.ts'
import { findCustomer } from '../customers/customers.repository.ts'
import { chargedOrder } from '../orders/orders.repository.ts'
import {
  findSubscription,
  findSuccessor,
  findTeamOfSubscription,
  type SubscriptionRow,
} from '../orders/subscriptions.repository.ts'
import { taxationFor } from '../prices/price-book.ts'
import type { Prices } from '../prices/prices.ts'
import type { Services } from '../services.ts'
import { assertNoOutstandingDebt } from './outstanding-debt.ts'

export type Quote = {
  readonly change: LicenceChange
  readonly order: PricedOrder
  readonly offer: LicenceOffer
  /** The running licence; undefined where a first one is bought. */
  readonly present: SubscriptionRow | undefined
}

/**
 * A licence of the list by its id, paid as the present one unless `isOnInvoice` says how; or one that was offered to this
 * customer, on invoice; its change is then as agreed.
 */
type AskedLicence =
  | { readonly id: string; readonly isOnInvoice?: boolean | undefined }
  | { readonly offer: LicenceOffer; readonly change?: LicenceChange }

/** What an order would be and cost, at one moment: what is shown and what is charged come from here. */
export const quoteLicence = async (
  db: Database,
  services: Services,
  account: { readonly id: string; readonly name: string; readonly subscription: { readonly id: string } | null },
  asked: AskedLicence,
  at: Date,
): Promise<Quote> => {
  const present = await runningLicence(db, account.subscription?.id)
  if (!present) await assertNoOutstandingDebt(db, account.id)
  const { isComplete, _id, ...customer } = customerOf(account, await findCustomer(db, account.id))
  if (!isComplete) throw new ApiError('BadRequest', 'Bitte gib zuerst deine Rechnungsadresse an.')
  const prices = await services.prices.current(db)
  const offer = 'id' in asked ? offerOf(prices.list, at, asked.id) : asked.offer
  if (!offer) throw new ApiError('NotFound', 'Diese Lizenz gibt es nicht.')
  if (!offer.customerTypes.includes(customer.customerType)) {
    throw new ApiError('BadRequest', 'Diese Lizenz gibt es nur für Firmen und Einrichtungen.')
  }
  const taxation = taxationFor(prices, customer, at)
  const wished = present ? await findChange(db, present, asked, offer.license, at) : 'purchase'
  const facts = { customer, license: offer.license, taxation, at, net: offer.net }
  const upgrade = present && wished === 'upgrade' ? await pricedUpgrade(db, present, facts, prices) : undefined
  // What cannot begin at once without giving money back begins when the present term ends: nothing of it is lost.
  const change = wished === 'upgrade' && !upgrade ? 'successor' : wished
  if (change !== 'keep') assertTaxable(customer)
  return { change, offer, present, order: upgrade ?? priced(change, facts, present) }
}

/** The operator decides what is owed in a special territory. What runs there is kept. */
const assertTaxable = (customer: BillingAddress): void => {
  const territory = specialTerritory(customer)
  if (territory !== null) throw new ApiError('BadRequest', territoryText(territory))
}

/** What the order means to the running licence. The same licence again is refused where there is nothing to keep. */
const findChange = async (
  db: Database,
  present: SubscriptionRow,
  asked: AskedLicence,
  license: LicenceOffer['license'],
  at: Date,
): Promise<LicenceChange> => {
  if ('offer' in asked && asked.change) return asked.change
  const isOnInvoice = 'offer' in asked || (asked.isOnInvoice ?? present.paymentMethodType === 'invoice')
  const running = { ...present.license, periodEnd: present.periodEnd }
  const change = licenceChange(running, { ...license, isOnInvoice }, at)
  if (change === 'keep' && 'id' in asked) await assertSomethingToKeep(db, present, isOnInvoice)
  return change
}

/**
 * The same licence again. Where it does not renew itself there is an order for the next term to take back, or a cancellation,
 * and it stays on invoice; else it is too early for the next term.
 */
const assertSomethingToKeep = async (
  db: Database,
  { id, license, periodEnd, cancelAtPeriodEnd }: SubscriptionRow,
  isOnInvoice: boolean,
): Promise<void> => {
  if (license.canAutoRenew || periodEnd === null) return
  if (isOnInvoice && (cancelAtPeriodEnd || (await findSuccessor(db, id)))) return
  throw new ApiError('Conflict', tooEarlyText(periodEnd))
}

type Facts = {
  readonly customer: BillingAddress
  readonly license: LicenceOffer['license']
  readonly taxation: Taxation
  readonly at: Date
  readonly net: number
}

/** Undefined where the term is over, its next held: more begins where it ended, at its whole price. */
const pricedUpgrade = async (
  db: Database,
  present: SubscriptionRow,
  facts: Facts,
  { list }: Prices,
): Promise<PricedOrder | undefined> => {
  const { license, periodEnd: end } = present
  if (!end || end <= facts.at) return undefined
  const start = present.periodStart ?? facts.at
  const charged = await chargedOrder(db, present.id)
  // What was taken back is not given back a second time.
  const isTakenBack = charged?.status === 'withdrawn'
  const net = isTakenBack ? 0 : (present.periodNet ?? offerOf(list, start, license.id)?.net ?? 0)
  const { taxation = facts.taxation, customer = facts.customer } = charged?.priced ?? {}
  return priceUpgrade({ ...facts, present: { license, net, start, end, taxation, customer } })
}

/** As it is shown. A successor and what is kept are charged when the present term ends. */
export const toPreview = async (db: Database, { change, order, present }: Quote, at: Date): Promise<InvoicePreview> =>
  invoicePreview(order, {
    change,
    at,
    chargedAt: change === 'successor' || change === 'keep' ? (present?.periodEnd ?? null) : null,
    surplus: present ? await surplusOf(db, present.id, order.license.size) : 0,
  })

const runningLicence = async (db: Database, id: string | undefined): Promise<SubscriptionRow | undefined> => {
  const row = id === undefined ? undefined : await findSubscription(db, id)
  if (row?.status === 'pending-approval') {
    throw new ApiError(
      'Conflict',
      'Deine Bestellung wird noch geprüft. Du bekommst eine E-Mail, sobald sie bearbeitet ist.',
    )
  }
  return row?.status === 'active' ? row : undefined
}

const priced = (change: LicenceChange, facts: Facts, present: SubscriptionRow | undefined): PricedOrder => {
  if (!present?.periodEnd || change === 'purchase') return priceTerm({ ...facts, kind: 'purchase' })
  const { periodEnd: end } = present
  if (change === 'keep') return priceNothing({ ...facts, term: { start: present.periodStart ?? facts.at, end } })
  const anchor = present.anchorDay === null ? {} : { anchorDay: present.anchorDay }
  return priceTerm({ ...facts, ...anchor, at: end, kind: 'renewal' })
}

/** Members who lose their seat when a licence of this size begins. */
const surplusOf = async (db: Database, subscriptionId: string, size: number): Promise<number> => {
  const teamId = await findTeamOfSubscription(db, subscriptionId)
  const team = teamId === undefined ? undefined : await findTeamSeats(db, teamId, new Date())
  if (!team) return 0
  const members = await findSeatedMembers(db, team.id)
  const seated = members.map(({ userId, joinedAt }) => ({ userId, joinedAt: joinedAt.toISOString() }))
  return surplusMembers({ size, ownerHasAccess: team.seats.ownerHasAccess }, seated).length
}
