import type { AuditOutcome } from '@gebaerdenraum/domain/audit/audit-entries.contract'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '../database/columns.ts'

/**
 * What administrators did. Append only: a trigger refuses to change, delete or empty it (see the migration). It has no
 * foreign keys, so that nothing that is deleted elsewhere takes an entry along, and knows people by their ids only.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: moment('at').notNull().defaultNow(),
    /** The account that acted; null: the command line. */
    actorId: uuid('actor_id'),
    /** `subscriptions.patch`: resource and method, or command and word. */
    action: text('action').notNull(),
    /** The id of what it was done to, where it has one. */
    subject: text('subject'),
    outcome: text('outcome').$type<AuditOutcome>().notNull(),
    /** The entry that told of the beginning of work that no transaction holds together. */
    begunBy: uuid('begun_by'),
    /** What was asked for and what changed, without secrets and bounded in size. */
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    reason: text('reason'),
  },
  (table) => [
    index('audit_entries_at_idx').on(table.at),
    index('audit_entries_actor_idx').on(table.actorId, table.id),
    index('audit_entries_action_idx').on(table.action, table.id),
    index('audit_entries_subject_idx').on(table.subject, table.id),
    check('audit_entries_outcome_known', sql`${table.outcome} in ('done', 'begun', 'failed')`),
  ],
)
