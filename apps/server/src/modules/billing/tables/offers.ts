import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/index.ts'
import { customSubscriptionRequests } from './customers.ts'
import { orders } from './orders.ts'

/**
 * A licence that is not on the price list, offered to whoever asked for it. What it offers never changes: another one
 * takes its place. At most one of a request can be accepted at a time.
 */
export const offers = pgTable(
  'offers',
  {
    id: id(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => customSubscriptionRequests.id),
    seats: integer('seats').notNull(),
    /** Months. */
    period: integer('period').notNull(),
    /** Net cents of the whole term. */
    net: integer('net').notNull(),
    /** Last day on which it can be accepted, in Germany. */
    validUntil: date('valid_until').notNull(),
    text: text('text').notNull(),
    /** Only the hash of the token in the mail's link; another mail ends the link before. */
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    withdrawnAt: moment('withdrawn_at'),
    replacedAt: moment('replaced_at'),
    declinedAt: moment('declined_at'),
    /** What the customer said when he declined. */
    declineReason: text('decline_reason'),
    acceptedAt: moment('accepted_at'),
    acceptedBy: uuid('accepted_by').references(() => users.id, { onDelete: 'set null' }),
    orderId: uuid('order_id').references(() => orders.id),
  },
  (table) => [
    index('offers_request_idx').on(table.requestId),
    index('offers_accepted_by_idx').on(table.acceptedBy),
    uniqueIndex('offers_order_key').on(table.orderId),
    uniqueIndex('offers_open_key')
      .on(table.requestId)
      .where(sql`num_nonnulls(withdrawn_at, replaced_at, declined_at, accepted_at) = 0`),
    check('offers_one_end', sql`num_nonnulls(withdrawn_at, replaced_at, declined_at, accepted_at) <= 1`),
    check('offers_accepted_by_order', sql`(${table.acceptedAt} is null) = (${table.orderId} is null)`),
  ],
)

/** What the operator wrote back to a request, by mail. */
export const customSubscriptionAnswers = pgTable(
  'custom_subscription_answers',
  {
    id: id(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => customSubscriptionRequests.id),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('custom_subscription_answers_request_idx').on(table.requestId)],
)
