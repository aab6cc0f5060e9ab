import type { PaymentMethodType } from '@gebaerdenraum/domain/accounts/licence-payment'
import type { BillingAddress } from '@gebaerdenraum/domain/billing/customers/billing-address'
import type { CardBrand } from '@gebaerdenraum/domain/billing/customers/payment-methods'
import type { RequestState } from '@gebaerdenraum/domain/billing/offers/request-state'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/index.ts'

/** An account as the one who pays: where invoices go, and who it is to the payment provider. */
export const customers = pgTable(
  'customers',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null until it was saved for the first time. */
    address: jsonb('address').$type<BillingAddress>(),
    stripeCustomerId: text('stripe_customer_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('customers_stripe_key').on(table.stripeCustomerId)],
)

/** Payment methods of the sandbox. Of a test number only its last digits and what it does are kept. */
export const sandboxMethods = pgTable(
  'sandbox_methods',
  {
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').$type<Exclude<PaymentMethodType, 'invoice'>>().notNull(),
    brand: text('brand').$type<CardBrand>(),
    last4: text('last4').notNull(),
    /** Where debits are announced; null for cards. */
    noticeEmail: text('notice_email'),
    behaviour: text('behaviour').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sandbox_methods_user_idx').on(table.userId)],
)

export const customSubscriptionRequests = pgTable(
  'custom_subscription_requests',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    organisation: text('organisation').notNull(),
    seats: integer('seats').notNull(),
    period: integer('period').notNull(),
    message: text('message').notNull(),
    state: text('state').$type<RequestState>().notNull().default('new'),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'custom_subscription_requests_state_known',
      sql`${table.state} in ('new', 'answered', 'offer', 'accepted', 'declined', 'closed')`,
    ),
  ],
)
