import type { PaymentMethodType } from '../accounts/licence-payment.ts'
import type { CheckoutState } from './checkout.contract.ts'
import { isReorderable, isSameLicence } from './licence-change.ts'
import { onlineFromText, tooEarlyText } from './order-texts.ts'

type Offer = {
  readonly size: number
  readonly period: number
  readonly paymentMethods: readonly PaymentMethodType[]
}

export type OrderOptions = {
  /** By which it can be paid. None: it cannot be ordered yet. */
  readonly methods: readonly PaymentMethodType[]
  /** Sentences that say why the other methods are missing. */
  readonly refusals: readonly string[]
}

/**
 * How a licence of the price list can be ordered beside the present one. The same licence, where it does not renew itself, can
 * be ordered for the next term shortly before its end; earlier only what was decided for the next term can be taken back,
 * which stays on invoice. The same rule as on the server (`assertSomethingToKeep`).
 */
export const findOrderOptions = (
  subscription: CheckoutState['subscription'],
  offer: Offer,
  now: Date,
): OrderOptions => {
  const early = findEarlyEnd(subscription, offer, now)
  if (early === null) return { methods: offer.paymentMethods, refusals: describeRefusals(offer.paymentMethods) }
  const hasSomethingToKeep = subscription?.successor !== null || subscription.cancelAtPeriodEnd
  return hasSomethingToKeep && offer.paymentMethods.includes('invoice')
    ? { methods: ['invoice'], refusals: [onlineFromText(early)] }
    : { methods: [], refusals: [tooEarlyText(early)] }
}

/** When the present licence ends, where the offer is the same, does not renew itself and is not to be ordered again yet. */
const findEarlyEnd = (subscription: CheckoutState['subscription'], offer: Offer, now: Date): Date | null => {
  if (subscription?.status !== 'active' || subscription.periodEnd === null) return null
  const { licenseObject } = subscription
  const periodEnd = new Date(subscription.periodEnd)
  const isEarly =
    !licenseObject.canAutoRenew && isSameLicence(licenseObject, offer) && !isReorderable({ periodEnd }, now)
  return isEarly ? periodEnd : null
}

/** Why a method is not among those of an offer (`mayPayBy`). */
const describeRefusals = (methods: readonly PaymentMethodType[]): readonly string[] => [
  ...(methods.includes('invoice') ? [] : [INVOICE_FROM]),
  ...(methods.includes('card') ? [] : [ONLINE_UP_TO]),
]
const INVOICE_FROM = 'Auf Rechnung können Firmen und Einrichtungen bestellen, ab 5 Plätzen und 12 Monaten Laufzeit.'
const ONLINE_UP_TO = 'Mit Karte oder Lastschrift kannst du Lizenzen bis 12 Monate Laufzeit bezahlen.'
