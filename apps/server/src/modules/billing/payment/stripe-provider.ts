import type { PaymentMethod } from '@gebaerdenraum/domain/billing/checkout.contract'
import { asciiEmail } from '@gebaerdenraum/domain/kernel/email-address'
import type Stripe from 'stripe'
import {
  type ChargeOutcome,
  type Payer,
  type PaymentProvider,
  PaymentRefused,
  ProviderUnavailable,
} from './payment-provider.ts'
import { NO_METHOD_TEXT, NOT_TAKEN_TEXT } from './stripe-decline-texts.ts'
import { asking, isIdempotencyConflict, isMissing } from './stripe-errors.ts'
import { mandateOfMethod } from './stripe-mandate.ts'
import { askToConfirmIntent, outcomeOf, refusedOutcome } from './stripe-outcomes.ts'
import { refundIntent } from './stripe-refunds.ts'

/** Keeps the customer of an account; gives the one that holds where two servers were asked at once. */
export type SaveCustomer = (userId: string, stripeCustomerId: string) => Promise<string>

type Settings = {
  readonly creditorId: string | null
  /** Where a bank that has no window of its own leads its customer back to. */
  readonly returnUrl: string
}

/**
 * Cards and direct debits through Stripe: its customers, payment methods, setups and payment intents. Terms, prices,
 * invoices and dunning are ours (docs/decisions/0022). Card data goes from the browser to Stripe and never through here.
 */
export const openStripe = (
  stripe: Stripe,
  saveCustomer: SaveCustomer,
  { creditorId, returnUrl }: Settings,
): PaymentProvider => {
  const customerOf = async ({ userId, email, name, stripeCustomerId }: Payer): Promise<string> => {
    if (stripeCustomerId !== null) return stripeCustomerId
    const { id } = await stripe.customers.create(
      { email: asciiEmail(email), name, metadata: { user: userId } },
      { idempotencyKey: `customer-${userId}-${asciiEmail(email)}` },
    )
    return saveCustomer(userId, id)
  }
  const ownMethod = async (payer: Payer, id: string): Promise<Stripe.PaymentMethod | undefined> => {
    const method = await stripe.paymentMethods.retrieve(id).catch(undefinedIfMissing)
    return method && idOf(method.customer) === payer.stripeCustomerId ? method : undefined
  }

  return {
    name: 'stripe',
    methodsOf: ({ stripeCustomerId }) =>
      asking(async () => {
        if (stripeCustomerId === null) return []
        const { data } = await stripe.paymentMethods.list({ customer: stripeCustomerId, limit: 100 })
        return data.flatMap(methodOf)
      }),
    useMethod: (payer, id) =>
      asking(async () => {
        const method = await stripe.paymentMethods.retrieve(id).catch(undefinedIfMissing)
        if (!method) return undefined
        const customer = await customerOf(payer)
        const owner = idOf(method.customer)
        if (owner === customer) return methodOf(method)[0]
        // One that belongs to nobody yet was just made in this payer's browser.
        return owner === null ? methodOf(await stripe.paymentMethods.attach(id, { customer }))[0] : undefined
      }),
    removeMethod: (payer, id) =>
      asking(async () => {
        if (payer.stripeCustomerId === null || !(await ownMethod(payer, id))) return false
        await stripe.paymentMethods.detach(id)
        return true
      }),
    mandateOf: (payer, id) =>
      asking(async () => {
        const customer = payer.stripeCustomerId
        const method = customer === null ? undefined : await ownMethod(payer, id)
        return method && customer !== null ? mandateOfMethod(stripe, method, { customer, creditorId }) : null
      }),
    startSetup: (payer) =>
      asking(async () => {
        const customer = await customerOf(payer)
        const intent = await stripe.setupIntents.create({
          customer,
          allowed_payment_method_types: ['card', 'sepa_debit'],
          usage: 'off_session',
        })
        if (!intent.client_secret) throw new PaymentRefused(NO_METHOD_TEXT)
        return { id: intent.id, client_secret: intent.client_secret }
      }),
    cancelSetup: (payer, id) =>
      asking(async () => {
        const intent = await stripe.setupIntents.retrieve(id).catch(undefinedIfMissing)
        if (!intent || payer.stripeCustomerId === null || idOf(intent.customer) !== payer.stripeCustomerId) return false
        if (CANCELLABLE.has(intent.status)) await stripe.setupIntents.cancel(id)
        return true
      }),
    charge: (charge) =>
      asking(async () => {
        const { paymentId, orderId, amount, currency, payer, method, description, license, askedSince } = charge
        // Debits are collected by the mandate that was given; of cards a bank may ask whoever sits in front of it.
        const isPayerPresent = !charge.isOffSession && method.type === 'card'
        const waits = isPayerPresent && charge.isGivenUp !== true
        const customer = await customerOf(payer)
        const known = askedSince && (await findIntent(stripe, { customer, paymentId, askedSince }))
        if (known) return outcomeOf(stripe, known, waits)
        const intent = await stripe.paymentIntents
          .create(
            {
              amount,
              currency: currency.toLowerCase(),
              customer,
              payment_method: method.id,
              allowed_payment_method_types: [method.type === 'card' ? 'card' : 'sepa_debit'],
              confirm: true,
              // The bank asks once for this payment and for those that are taken later without the payer.
              ...(isPayerPresent
                ? { use_stripe_sdk: true, return_url: returnUrl, setup_future_usage: 'off_session' }
                : { off_session: true }),
              description,
              metadata: { payment: paymentId, order: orderId, license },
            },
            { idempotencyKey: paymentId },
          )
          .catch((error: unknown) => refusedIntent(error, paymentId))
        return 'state' in intent ? intent : outcomeOf(stripe, intent, waits)
      }),
    askToConfirm: ({ reference }) =>
      asking(async () => {
        const intent =
          reference === null ? undefined : await stripe.paymentIntents.retrieve(reference).catch(undefinedIfMissing)
        return intent ? askToConfirmIntent(intent) : null
      }),
    lookUp: ({ reference }) =>
      asking(async () => outcomeOf(stripe, await stripe.paymentIntents.retrieve(reference ?? ''), true)),
    refund: (refund) => asking(() => refundIntent(stripe, refund)),
    forget: ({ stripeCustomerId }) =>
      asking(async () => {
        if (stripeCustomerId !== null) await stripe.customers.del(stripeCustomerId).catch(undefinedIfMissing)
      }),
  }
}

const HOUR_MS = 3_600_000

/** By the list of the customer, which holds what was just made; Stripe's search lags behind. */
const findIntent = async (
  stripe: Stripe,
  { customer, paymentId, askedSince }: { customer: string; paymentId: string; askedSince: Date },
): Promise<Stripe.PaymentIntent | undefined> => {
  // Clocks may be apart; anything older cannot be this one.
  const gte = Math.floor((askedSince.getTime() - HOUR_MS) / 1000)
  for await (const intent of stripe.paymentIntents.list({ customer, created: { gte }, limit: 100 })) {
    if (intent.metadata['payment'] === paymentId) return intent
  }
  return undefined
}

const CANCELLABLE: ReadonlySet<string> = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
])

/** A declined card is an answer; everything else is thrown on. */
const refusedIntent = (error: unknown, paymentId: string): ChargeOutcome => {
  const { type, payment_intent: intent } = error as { type?: unknown; payment_intent?: { id?: unknown } }
  const reference = typeof intent?.id === 'string' ? intent.id : `refused_${paymentId}`
  if (type === 'StripeCardError') return refusedOutcome(reference, error)
  // Another server is asking for the same at this moment: its answer is the one that counts.
  if (isIdempotencyConflict(error))
    throw new ProviderUnavailable('Stripe is still busy with this payment.', { cause: error })
  if (isMissing(error)) return { state: 'failed', reference, refusal: NO_METHOD_TEXT }
  // Asked again it would say the same: too small an amount, a method of another kind. The order must not hang on it.
  if (type === 'StripeInvalidRequestError') return { state: 'failed', reference, refusal: NOT_TAKEN_TEXT }
  throw error
}

const undefinedIfMissing = (error: unknown): undefined => {
  if (!isMissing(error)) throw error
}

const idOf = (owner: { readonly id: string } | string | null): string | null =>
  typeof owner === 'string' ? owner : (owner?.id ?? null)

/** Of kinds that we do not offer nothing is shown. */
const methodOf = ({ id, type, card, sepa_debit: debit }: Stripe.PaymentMethod): readonly PaymentMethod[] => {
  if (type === 'card' && card) return [{ id, type: 'card', card: { brand: brandOf(card.brand) }, last4: card.last4 }]
  return type === 'sepa_debit' && debit ? [{ id, type: 'sepa_debit', last4: debit.last4 ?? '' }] : []
}

const BRANDS = ['visa', 'mastercard', 'amex', 'diners'] as const
const brandOf = (brand: string) => BRANDS.find((known) => known === brand) ?? 'other'
