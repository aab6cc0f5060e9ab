import { INVOICE_METHOD } from '@gebaerdenraum/domain/billing/customers/payment-methods'
import { CLOSED_OFFER_TEXTS, offerState } from '@gebaerdenraum/domain/billing/offers/offer-state'
import type { Database } from '../../../platform/database/database.ts'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { sendMailJob } from '../../../platform/mail/send-mail.job.ts'
import type { AccountRow } from '../../accounts/index.ts'
import { isTokenOf } from '../../teams/index.ts'
import { assertNoOpenOrder, IN_PROGRESS, previewMoment, stalePrice } from '../checkout/buy.ts'
import { lockForOrder } from '../checkout/lock-for-order.ts'
import { placeOrder } from '../checkout/place-order.ts'
import { germanAmount } from '../mails/enqueue-licence-mail.ts'
import { findOrder } from '../orders/orders.repository.ts'
import { findSubscription, type SubscriptionRow } from '../orders/subscriptions.repository.ts'
import type { Services } from '../services.ts'
import { approveOrder } from '../subscriptions/approve-order.ts'
import { lockRequest, type RequestRow, setRequestState } from './custom-subscription-requests.repository.ts'
import { noOffer } from './offer-of.ts'
import { findOffer, lockOffer, type OfferRow, updateOffer } from './offers.repository.ts'
import { quoteOffer } from './quote-offer.ts'

export type Acceptance = {
  readonly offer: string
  readonly offerToken: string
  /** Seconds since 1970, from the preview. */
  readonly prorationTimestamp: number
  readonly total: number | undefined
}

/** An open offer by its link. */
export const openOffer = async (
  db: Database,
  { offer: id, offerToken }: Pick<Acceptance, 'offer' | 'offerToken'>,
  now: Date,
): Promise<OfferRow> => {
  const found = await findOffer(db, id)
  if (!found || !isTokenOf(found.offer, offerToken)) throw noOffer()
  assertOpen(found.offer, now)
  return found.offer
}

/**
 * Orders what was offered and lets it pass at once: the operator made the offer, nobody has to look at it again. Under
 * the locks of account, licence, request and offer, so that it becomes one order however often it is accepted. Gives the
 * licence.
 */
export const acceptOffer = async (
  unit: UnitOfWork,
  services: Services,
  account: AccountRow,
  acceptance: Acceptance,
): Promise<SubscriptionRow> => {
  const { db } = unit
  const now = new Date()
  const { account: fresh, isOvertaken } = await lockForOrder(db, account)
  const found = await findOffer(db, acceptance.offer)
  const request = found && (await lockRequest(db, found.request.id))
  const offer = found && (await lockOffer(db, acceptance.offer))
  if (!request || !offer || !isTokenOf(offer, acceptance.offerToken)) throw noOffer()
  const accepted = await acceptedBefore(db, offer, fresh.id)
  if (accepted) return accepted
  if (isOvertaken) throw new ApiError('Conflict', IN_PROGRESS)
  assertOpen(offer, now)
  await assertNoOpenOrder(db, fresh.id)
  const quote = await quoteOffer(db, services, fresh, offer, previewMoment(acceptance, now))
  if (acceptance.total !== undefined && acceptance.total !== quote.order.total) throw stalePrice()
  const { order, subscription } = await placeOrder(unit, services, {
    account: fresh,
    quote,
    method: INVOICE_METHOD,
    key: `offer:${offer.id}`,
    request: offer.id,
    isAgreed: true,
    now,
  })
  await updateOffer(db, offer.id, { acceptedAt: now, acceptedBy: fresh.id, orderId: order.id })
  await setRequestState(db, request.id, 'accepted')
  await notifyOperator(unit, services, request, offer)
  if (!subscription) throw new Error(`The order of offer ${offer.id} has no licence.`)
  // Last of all: it writes the invoice.
  return (await approveOrder(unit, services, subscription, now)) ?? subscription
}

/** Who accepts again is answered the same. */
const acceptedBefore = async (
  db: Database,
  { acceptedBy, orderId }: OfferRow,
  userId: string,
): Promise<SubscriptionRow | undefined> => {
  if (acceptedBy !== userId || orderId === null) return undefined
  const id = (await findOrder(db, orderId))?.subscriptionId ?? null
  return id === null ? undefined : findSubscription(db, id)
}

const assertOpen = (offer: OfferRow, now: Date): void => {
  const state = offerState(offer, now)
  if (state !== 'open') throw new ApiError('Conflict', CLOSED_OFFER_TEXTS[state])
}

const notifyOperator = async (
  unit: UnitOfWork,
  { queue, settings }: Services,
  { name, organisation, email }: RequestRow,
  { seats, net }: OfferRow,
): Promise<void> => {
  if (settings.operatorMail === undefined) return
  const who = organisation === '' ? name : `${name}, ${organisation}`
  const text = `${who} (${email}) hat das Angebot über ${seats} Plätze für ${germanAmount(net)} netto angenommen. Die Lizenz ist gebucht, die Rechnung ist unterwegs.`
  const subject = `Angebot angenommen: ${seats} Plätze`
  await queue.enqueue(unit, sendMailJob, { to: settings.operatorMail, subject, text })
}
