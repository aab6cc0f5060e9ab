import { z } from 'zod'
import { PAYMENT_METHOD_TYPES } from '../accounts/licence-payment.ts'
import { defineContract } from '../kernel/contract.ts'
import { emailField } from '../kernel/email-field.ts'
import { requiredText } from '../kernel/field-messages.ts'
import { lineField } from '../kernel/line-field.ts'
import { customerSchema } from './customers/customers.contract.ts'
import { CARD_BRANDS } from './customers/payment-methods.ts'
import { keptChoiceSchema } from './kept-choice.ts'
import { paymentConfirmationSchema } from './payment-confirmations.contract.ts'
import { wholeSubscriptionSchema } from './subscriptions.contract.ts'

export const paymentMethodSchema = z.object({
  id: z.string(),
  type: z.enum(PAYMENT_METHOD_TYPES),
  card: z.object({ brand: z.enum(CARD_BRANDS) }).optional(),
  last4: z.string().optional(),
})
export type PaymentMethod = z.output<typeof paymentMethodSchema>

export const setupIntentSchema = z.object({ id: z.string(), client_secret: z.string() })
export type SetupIntent = z.output<typeof setupIntentSchema>

const checkoutStateSchema = z.object({
  customer: customerSchema,
  provider: z.enum(['stripe', 'sandbox']).describe('Whose fields take card and IBAN'),
  publishableKey: z.string().nullable().describe('Stripe’s key for the browser'),
  subscription: wholeSubscriptionSchema.nullable(),
  stripeCustomer: z.object({ id: z.string() }).nullable(),
  stripeSubscription: z.object({ id: z.string(), status: z.string() }).nullable(),
  paymentMethods: z.array(paymentMethodSchema),
  defaultPaymentMethod: z.string().nullable(),
  choice: keptChoiceSchema.nullable().describe('The licence that was chosen before, and not ordered yet'),
})
export type CheckoutState = z.output<typeof checkoutStateSchema>

/** Seconds since 1970 and cents, as the names that the payment provider's interface gave them say. */
export const invoicePreviewSchema = z.object({
  change: z
    .enum(['purchase', 'upgrade', 'successor', 'keep'])
    .describe('Upgrade: at once. Successor: when the period ends. Keep: the licence one has'),
  currency: z.literal('EUR'),
  lines: z.object({
    data: z.array(
      z.object({
        description: z.string(),
        amount: z.int().describe('Net'),
        tax_amounts: z.array(z.object({ amount: z.int(), tax_rate_percentage: z.number() })),
        period: z.object({ start: z.int(), end: z.int() }),
      }),
    ),
  }),
  subtotal: z.int(),
  tax: z.int(),
  total: z.int(),
  tax_note: z.string().nullable(),
  period_start: z.int(),
  period_end: z.int(),
  next_payment_attempt: z.int().nullable().describe('When it is charged; null: at once'),
  subscription_proration_date: z.int().describe('To be sent back as prorationTimestamp'),
  surplus: z.int().describe('Members who lose their seat when it begins'),
})
export type InvoicePreview = z.output<typeof invoicePreviewSchema>

const ordered = z.object({
  subscription: wholeSubscriptionSchema,
  stripeSubscription: z.object({ id: z.string(), status: z.string() }).nullable(),
  isWaiting: z.boolean().describe('This order waits for approval, and has changed nothing yet'),
})
export type Ordered = z.output<typeof ordered>

/** The payer's bank asks first. Once it is answered the same order, under the same key, goes on. */
const unconfirmed = z.object({ confirmation: paymentConfirmationSchema })

const holder = lineField('Name des Inhabers', 120)

/** Only with sandbox payments; else the browser gives them to the provider and never to us. */
const newMethodSchema = z.discriminatedUnion('type', [
  z.strictObject({
    object: z.literal('payment_method'),
    type: z.literal('card'),
    card: z.strictObject({
      number: z.string().min(1, requiredText('Kartennummer')).max(40),
      exp_month: z.int().min(1).max(12),
      exp_year: z.int().min(2000).max(2100),
      cvc: z.string().regex(/^\d{3,4}$/, 'Prüfziffer ist ungültig'),
    }),
    name: holder,
  }),
  z.strictObject({
    object: z.literal('payment_method'),
    type: z.literal('sepa_debit'),
    iban: z.string().min(1, requiredText('IBAN')).max(60),
    name: holder,
    email: emailField,
  }),
])
export type NewPaymentMethod = z.output<typeof newMethodSchema>

/**
 * `patch` works on the caller's own checkout, with any id in the address (`-1`) or none. Buying needs the header
 * `Idempotency-Key`: sent twice, at once or late, with the same key, it buys once and answers the same.
 */
export const checkoutContract = defineContract({
  path: 'checkout',
  summary: 'Choosing, paying for and changing the caller’s own licence',
  record: z.object({ _id: z.string() }),
  find: { result: checkoutStateSchema },
  get: { query: { object: z.literal('setup_intent') }, result: setupIntentSchema },
  create: { data: newMethodSchema, result: paymentMethodSchema },
  patch: {
    ofCaller: true,
    query: { preview: z.enum(['true', 'false']).default('false') },
    data: z.strictObject({
      license: z.string().min(1).max(60),
      prorationTimestamp: z.int().positive().optional().describe('Of the preview; needed to buy'),
      paymentMethod: z.string().min(1).max(120).optional().describe('Its id; `invoice` for on invoice'),
      total: z.int().optional().describe('Cents that were shown; when given, a different price is refused'),
    }),
    result: z.union([invoicePreviewSchema, ordered, unconfirmed]),
  },
  remove: {
    query: { object: z.enum(['setup_intent', 'payment_method']) },
    result: z.object({ id: z.string() }),
  },
})
