import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../../platform/database/columns.ts'
import { emailColumns, emailKeyExpression, hasAsciiEmail } from '../../../platform/database/email-columns.ts'
import { teams, users } from '../../accounts/index.ts'

/**
 * Invitations into a team. An open one (not consumed, not invalidated, not expired) holds a seat; that nobody is invited
 * twice at a time and no seat is given twice is seen to under the lock of the team's row, since being open depends on the time.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    ...emailColumns(),
    name: text('name').notNull(),
    message: text('message').notNull(),
    inviterId: uuid('inviter_id').references(() => users.id, { onDelete: 'set null' }),
    /** Only the hash of the token in the mail's link. */
    tokenHash: text('token_hash').notNull(),
    /** Counts the links that were made; a new one ends the one before. */
    tokenNumber: integer('token_number').notNull().default(1),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    consumedAt: moment('consumed_at'),
    consumedBy: uuid('consumed_by').references(() => users.id, { onDelete: 'set null' }),
    invalidatedAt: moment('invalidated_at'),
    remindedAt: moment('reminded_at'),
    delivery: text('delivery').$type<'waiting' | 'sent' | 'refused'>().notNull().default('waiting'),
  },
  (table) => [
    index('invitations_team_idx').on(table.teamId, table.createdAt),
    index('invitations_email_idx').on(table.teamId, emailKeyExpression(table)),
    check('invitations_ascii_email', hasAsciiEmail(table)),
    index('invitations_inviter_idx').on(table.inviterId),
    check('invitations_delivery_known', sql`${table.delivery} in ('waiting', 'sent', 'refused')`),
    check('invitations_one_end', sql`${table.consumedAt} is null or ${table.invalidatedAt} is null`),
  ],
)
