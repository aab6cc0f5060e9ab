import type { License, SubscriptionStatus } from '@gebaerdenraum/domain/accounts/session.contract'
import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from './columns.ts'

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    subscriptionType: text('subscription_type').$type<'stripe' | 'manual'>().notNull(),
    /** The licence as it was bought; the price list may change later. */
    license: jsonb('license').$type<License>().notNull(),
    periodEnd: moment('period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check('subscriptions_status_known', sql`${table.status} in ('pending-approval', 'active', 'canceled')`)],
)
