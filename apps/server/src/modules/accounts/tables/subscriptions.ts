import type { PaymentMethodType, PaymentStatus, RenewalObstacle } from '@gebaerdenraum/domain/accounts/licence-payment'
import type { License, SubscriptionStatus } from '@gebaerdenraum/domain/accounts/session.contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from '../../../platform/database/columns.ts'

export type PaymentProviderName = 'stripe' | 'sandbox' | 'manual'

/** One row from the first order of a person until the licence ends; who orders again after that gets a new one. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    subscriptionType: text('subscription_type').$type<'stripe' | 'manual'>().notNull(),
    provider: text('provider').$type<PaymentProviderName>().notNull().default('sandbox'),
    /** The licence as it was bought; the price list may change later. */
    license: jsonb('license').$type<License>().notNull(),
    /** Net cents that the present term costs as a whole, also where it began with an upgrade; null: as the list says. */
    periodNet: integer('period_net'),
    periodStart: moment('period_start'),
    periodEnd: moment('period_end'),
    /** Day of the month that terms begin on, where the month has it. */
    anchorDay: integer('anchor_day'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull().default('paid'),
    paymentMethodId: text('payment_method_id'),
    paymentMethodType: text('payment_method_type').$type<PaymentMethodType>(),
    /** Since when a payment has failed that was not made good. */
    pastDueSince: moment('past_due_since'),
    /** Why its next term has not begun although the last one is over, and since when; null where nothing holds it. */
    heldFor: text('held_for').$type<RenewalObstacle>(),
    heldSince: moment('held_since'),
    /** The end that its payer was reminded of. */
    remindedOf: moment('reminded_of'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('subscriptions_status_known', sql`${table.status} in ('pending-approval', 'active', 'canceled')`),
    check('subscriptions_provider_known', sql`${table.provider} in ('stripe', 'sandbox', 'manual')`),
    check('subscriptions_payment_known', sql`${table.paymentStatus} in ('paid', 'in-progress', 'failed', 'invoiced')`),
    check('subscriptions_held_whole', sql`(${table.heldFor} is null) = (${table.heldSince} is null)`),
    index('subscriptions_due_idx').on(table.status, table.periodEnd),
  ],
)

/** What begins when the present term ends, instead of the same licence again. */
export const successors = pgTable(
  'successors',
  {
    id: id(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    license: jsonb('license').$type<License>().notNull(),
    /** Net cents, as shown when it was ordered. */
    net: integer('net').notNull(),
    paymentMethodId: text('payment_method_id').notNull(),
    paymentMethodType: text('payment_method_type').$type<PaymentMethodType>().notNull(),
    status: text('status').$type<'planned' | 'pending-approval' | 'approved'>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('successors_subscription_key').on(table.subscriptionId),
    check('successors_status_known', sql`${table.status} in ('planned', 'pending-approval', 'approved')`),
  ],
)
