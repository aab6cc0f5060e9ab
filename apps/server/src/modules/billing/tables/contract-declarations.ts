import type { DeclarationContent, DeclarationKind } from '@gebaerdenraum/domain/billing/contract-declarations.contract'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '../../../platform/database/columns.ts'
import { subscriptions, users } from '../../accounts/index.ts'

/** Cancellations and withdrawals that somebody declared, with or without an account (§§ 312k, 356a BGB). */
export const contractDeclarations = pgTable(
  'contract_declarations',
  {
    id: id(),
    kind: text('kind').$type<DeclarationKind>().notNull(),
    content: jsonb('content').$type<DeclarationContent>().notNull(),
    /** Of the address in `content`, with its domain in ASCII; null where it is all ASCII. */
    asciiEmail: text('ascii_email'),
    receivedAt: moment('received_at').notNull(),
    /** Of a caller who was signed in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The contract that it ended at once; null: the operator has to look for it. */
    subscriptionId: uuid('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    /** When the operator had dealt with it; at once where it took effect by itself. */
    handledAt: moment('handled_at'),
    /** What was done about it. */
    handledNote: text('handled_note').notNull().default(''),
  },
  (table) => [
    index('contract_declarations_open_idx').on(table.receivedAt).where(sql`${table.handledAt} is null`),
    check('contract_declarations_kind_known', sql`${table.kind} in ('cancellation', 'withdrawal')`),
  ],
)
