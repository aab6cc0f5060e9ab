import type { PaymentMethodType } from '@gebaerdenraum/domain/accounts/licence-payment'
import type { OrderStatus } from '@gebaerdenraum/domain/billing/order-state'
import type { PaymentState } from '@gebaerdenraum/domain/billing/payment-state'
import type { PricedOrder } from '@gebaerdenraum/domain/billing/priced-order'
import type { OrderedDebit } from '@gebaerdenraum/domain/billing/subscriptions/subscription'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../../platform/database/columns.ts'
import { type PaymentProviderName, subscriptions, users } from '../../accounts/index.ts'

/** Whatever was bought or became due. The account may go; orders stay, for the invoices that refer to them. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    subscriptionId: uuid('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    /** Of the call or the renewal: the same key never makes a second order. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** What was asked for with the key; the same key with something else is refused. */
    request: text('request').notNull(),
    /** Its price never changes. */
    priced: jsonb('priced').$type<PricedOrder>().notNull(),
    /** Net cents of a whole term of its licence; 0 for a fee. */
    termNet: integer('term_net').notNull(),
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    paymentMethodId: text('payment_method_id').notNull(),
    paymentMethodType: text('payment_method_type').$type<PaymentMethodType>().notNull(),
    /** Null where it is not paid by direct debit, or its mandate could not be learned. */
    debit: jsonb('debit').$type<OrderedDebit>(),
    status: text('status').$type<OrderStatus>().notNull(),
    /** Why the provider declined a payment, in words for the payer. */
    refusal: text('refusal'),
    /** Payments tried so far. */
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at'),
    createdAt: createdAt(),
    /** When the licence was given for it; null for an order that came to nothing. */
    bookedAt: moment('booked_at'),
  },
  (table) => [
    uniqueIndex('orders_key').on(table.userId, table.idempotencyKey),
    index('orders_subscription_idx').on(table.subscriptionId),
    index('orders_attempt_idx').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    index('orders_charging_idx').on(table.createdAt).where(sql`${table.status} = 'charging'`),
  ],
)

/** Each attempt to collect the money of an order; the provider knows it by its id. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    attempt: integer('attempt').notNull(),
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    /** The provider's own id of it. */
    reference: text('reference'),
    paymentMethodId: text('payment_method_id').notNull(),
    paymentMethodType: text('payment_method_type').$type<PaymentMethodType>().notNull(),
    /** Cents, never below zero. Money back is a credit. */
    amount: integer('amount').notNull(),
    /** Cents of it that were promised back. */
    givenBack: integer('given_back').notNull().default(0),
    state: text('state').$type<PaymentState>().notNull(),
    /** The payer was present, so the bank could ask for a confirmation. A repeated request is made in the same way. */
    isPayerPresent: boolean('is_payer_present').notNull().default(false),
    /** The bank asks the payer to confirm it (3-D Secure), which has not happened yet. */
    needsConfirmation: boolean('needs_confirmation').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    uniqueIndex('payments_attempt_key').on(table.orderId, table.attempt),
    uniqueIndex('payments_reference_key').on(table.reference),
    index('payments_in_progress_idx').on(table.createdAt).where(sql`${table.state} = 'in-progress'`),
    check(
      'payments_state_known',
      sql`${table.state} in ('charging', 'in-progress', 'failed', 'paid', 'disputed', 'returned', 'regained')`,
    ),
    check('payments_amount_positive', sql`${table.amount} >= 0`),
    check('payments_given_back_within', sql`${table.givenBack} between 0 and ${table.amount}`),
  ],
)

/** Events of the provider that were processed: each is sent several times. */
export const providerEvents = pgTable('provider_events', {
  id: text('id').primaryKey(),
  receivedAt: moment('received_at').notNull().defaultNow(),
})
