import type { BillingAddress } from '@gebaerdenraum/domain/billing/billing-address'
import { countryOf } from '@gebaerdenraum/domain/billing/billing-address'
import { isVatIdOf } from '@gebaerdenraum/domain/billing/vat-id'
import type { InvoicePreview } from '@gebaerdenraum/domain/licences/checkout.contract'
import { invoicePreview } from '@gebaerdenraum/domain/licences/invoice-preview'
import { type LicenceChange, licenceChange } from '@gebaerdenraum/domain/licences/licence-change'
import { type LicenceOffer, offerOf } from '@gebaerdenraum/domain/licences/price-list'
import { type PricedOrder, priceNothing, priceTerm, priceUpgrade } from '@gebaerdenraum/domain/licences/priced-order'
import { type Taxation, taxationOf } from '@gebaerdenraum/domain/licences/taxation'
import { surplusMembers } from '@gebaerdenraum/domain/teams/surplus-members'
import type { Database } from '../../database/database.ts'
import { ApiError } from '../../framework/errors.ts'
import type { Services } from '../../services.ts'
import { customerOf } from '../customers/customer-of.ts'
import { findCustomer } from '../customers/customers.repository.ts'
import type { Prices } from '../licenses/price-list.ts'
import {
  findSubscription,
  findTeamOfSubscription,
  type WholeSubscriptionRow,
} from '../subscriptions/subscriptions.repository.ts'
import { findSeatedMembers } from '../teams/membership.repository.ts'
import { findTeamSeats } from '../teams/team-lock.repository.ts'
import { findBookedOrders } from './orders.repository.ts'
import { refuseDebtor } from './refuse-debtor.ts'

export type Quote = {
  readonly change: LicenceChange
  readonly order: PricedOrder
  readonly offer: LicenceOffer
  /** The running licence; undefined where a first one is bought. */
  readonly present: WholeSubscriptionRow | undefined
}

/** A licence of the list by its id, or one that was offered to this customer; its change is then as agreed. */
type AskedLicence = string | { readonly offer: LicenceOffer; readonly change?: LicenceChange }

/** What an order would be and cost, at one moment: what is shown and what is charged come from here. */
export const quoteOf = async (
  db: Database,
  services: Services,
  account: { readonly id: string; readonly name: string; readonly subscription: { readonly id: string } | null },
  asked: AskedLicence,
  at: Date,
): Promise<Quote> => {
  const present = await runningLicence(db, account.subscription?.id)
  if (!present) await refuseDebtor(db, account.id)
  const { isComplete, _id, ...customer } = customerOf(account, await findCustomer(db, account.id))
  if (!isComplete) throw new ApiError('BadRequest', 'Bitte gib zuerst deine Rechnungsadresse an.')
  const prices = await services.prices.current(db)
  const offer = typeof asked === 'string' ? offerOf(prices.list, at, asked) : asked.offer
  if (!offer) throw new ApiError('NotFound', 'Diese Lizenz gibt es nicht.')
  if (!offer.customerTypes.includes(customer.customerType)) {
    throw new ApiError('BadRequest', 'Diese Lizenz gibt es nur für Firmen und Einrichtungen.')
  }
  const taxation = taxationFor(prices, customer, at)
  const agreed = typeof asked === 'string' || !present ? undefined : asked.change
  const wished = agreed ?? licenceChange(present?.license ?? null, offer.license)
  // Nothing is left of a term that has ended and whose next is held: more begins where it ended, at its whole price.
  const isOver = present?.periodEnd ? present.periodEnd <= at : false
  const change = wished === 'upgrade' && isOver ? 'successor' : wished
  const facts = { customer, license: offer.license, taxation, at, net: offer.net }
  const charged = present && change === 'upgrade' ? await chargedTaxation(db, present.id) : undefined
  if (charged && charged.kind !== taxation.kind) throw new ApiError('Conflict', TAXED_OTHERWISE)
  return { change, offer, present, order: priced(change, { ...facts, charged: charged ?? taxation }, present, prices) }
}

/** An invoice has one kind of taxation: what is taxed and what is not go on none together (EN 16931, BR-O-11). */
const TAXED_OTHERWISE =
  'Deine Rechnungsadresse wird anders besteuert als deine laufende Lizenz. Mehr kannst du zur nächsten Laufzeit bestellen; bitte schreib uns, wenn du es eher brauchst.'

/** Of the term that runs; undefined where nothing was ordered for it. */
const chargedTaxation = async (db: Database, subscriptionId: string): Promise<Taxation | undefined> =>
  (await findBookedOrders(db, subscriptionId)).findLast(({ priced: { kind } }) => kind !== 'fee')?.priced.taxation

export const taxationFor = ({ rates }: Prices, customer: BillingAddress, at: Date): Taxation => {
  const country = countryOf(customer)
  const hasVatId = customer.vatId !== '' && isVatIdOf(country, customer.vatId)
  return taxationOf(rates, { country, customerType: customer.customerType, hasVatId }, at)
}

/** As it is shown. A successor and what is kept are charged when the present term ends. */
export const previewOf = async (db: Database, { change, order, present }: Quote, at: Date): Promise<InvoicePreview> =>
  invoicePreview(order, {
    change,
    at,
    chargedAt: change === 'successor' || change === 'keep' ? (present?.periodEnd ?? null) : null,
    surplus: present ? await surplusOf(db, present.id, order.license.size) : 0,
  })

const runningLicence = async (db: Database, id: string | undefined): Promise<WholeSubscriptionRow | undefined> => {
  const row = id === undefined ? undefined : await findSubscription(db, id)
  if (row?.status === 'pending-approval') {
    throw new ApiError(
      'Conflict',
      'Deine Bestellung wird noch geprüft. Du bekommst eine E-Mail, sobald sie bearbeitet ist.',
    )
  }
  return row?.status === 'active' ? row : undefined
}

type Facts = Parameters<typeof priceUpgrade>[0] extends infer F ? Omit<F, 'present'> : never

const priced = (
  change: LicenceChange,
  { charged, ...facts }: Facts & { readonly charged: Taxation },
  present: WholeSubscriptionRow | undefined,
  prices: Prices,
): PricedOrder => {
  if (!present?.periodEnd || change === 'purchase') return priceTerm({ ...facts, kind: 'purchase' })
  const { license, periodEnd: end } = present
  const start = present.periodStart ?? facts.at
  if (change === 'keep') return priceNothing({ ...facts, term: { start, end } })
  if (change === 'successor') {
    const anchor = present.anchorDay === null ? {} : { anchorDay: present.anchorDay }
    return priceTerm({ ...facts, ...anchor, at: end, kind: 'renewal' })
  }
  const net = present.periodNet ?? offerOf(prices.list, start, license.id)?.net ?? 0
  return priceUpgrade({ ...facts, present: { license, net, start, end, taxation: charged } })
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
