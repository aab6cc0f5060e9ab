import { type AnyPgColumn, boolean, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'
import { subscriptions } from './subscriptions.ts'
import { users } from './users.ts'

export const teams = pgTable(
  'teams',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references((): AnyPgColumn => users.id),
    /** Whether the owner takes a seat of the licence himself. */
    ownerHasAccess: boolean('owner_has_access').notNull().default(true),
    subscriptionId: uuid('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('teams_owner_key').on(table.ownerId)],
)
