import { pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/tables/accounts.ts'
import { signs } from '../../catalogue/index.ts'

export const favorites = pgTable(
  'favorites',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    signId: uuid('sign_id')
      .notNull()
      .references(() => signs.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('favorites_user_sign_key').on(table.userId, table.signId)],
)
