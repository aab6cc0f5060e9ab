import { COMMAND_LINE } from '@gebaerdenraum/domain/audit/command-line'
import { and, asc, desc, eq, gte, inArray, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { auditEntries } from '../../../platform/framework/audit-entries.table.ts'
import { users } from '../../accounts/index.ts'

export type AuditFilters = {
  readonly actor: string | undefined
  readonly actions: readonly string[] | undefined
  readonly subject: string | undefined
  readonly outcome: 'done' | 'begun' | 'failed' | undefined
  readonly from: string | undefined
  readonly until: string | undefined
}

export type AuditEntryRow = typeof auditEntries.$inferSelect & { readonly actorName: string | null }

/** Ids are made in the order of time, so that they sort what happened in the same millisecond. */
export const findAuditEntries = async (
  db: Database,
  filters: AuditFilters,
  page: { readonly skip: number; readonly limit: number; readonly direction: 1 | -1 },
): Promise<{ readonly total: number; readonly rows: readonly AuditEntryRow[] }> => {
  const condition = conditionOf(filters)
  const total = await db.$count(auditEntries, condition)
  const order = page.direction === 1 ? asc : desc
  const rows = await db
    .select({ entry: auditEntries, actorName: users.name })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(condition)
    .orderBy(order(auditEntries.at), order(auditEntries.id))
    .limit(page.limit)
    .offset(page.skip)
  return { total, rows: rows.map(({ entry, actorName }) => ({ ...entry, actorName })) }
}

const conditionOf = ({ actor, actions, subject, outcome, from, until }: AuditFilters) =>
  and(
    actor === undefined ? undefined : isActor(actor),
    actions === undefined ? undefined : inArray(auditEntries.action, [...actions]),
    subject === undefined ? undefined : eq(auditEntries.subject, subject),
    outcome === undefined ? undefined : eq(auditEntries.outcome, outcome),
    from === undefined ? undefined : gte(auditEntries.at, new Date(from)),
    until === undefined ? undefined : lt(auditEntries.at, new Date(until)),
  )

const isActor = (actor: string) =>
  actor === COMMAND_LINE ? isNull(auditEntries.actorId) : eq(auditEntries.actorId, actor)
