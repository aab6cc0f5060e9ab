import { bigint, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../../platform/database/columns.ts'
import { users } from './accounts.ts'

/** The device that an account proves itself with beside its password. Secrets are encrypted with a key of the server. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Absent until a first code has shown that the device knows it. */
  secret: text('secret'),
  /** Of a device that is being set up. */
  pendingSecret: text('pending_secret'),
  /** The time step of the last code that was accepted: no code counts twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  confirmedAt: moment('confirmed_at'),
  createdAt: createdAt(),
})

/** For the day on which the device is lost. Each is good once; only its hash is kept. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('recovery_codes_hash_key').on(table.userId, table.codeHash)],
)
