import { auditDetails } from '@gebaerdenraum/domain/audit/audit-details'
import type { AuditOutcome } from '@gebaerdenraum/domain/audit/audit-entries.contract'
import type { Database } from '../database/database.ts'
import { auditEntries } from './audit-entries.table.ts'

export type NewAuditEntry = {
  /** Null: a command at the server's console. */
  readonly actorId: string | null
  /** `subscriptions.patch`. */
  readonly action: string
  readonly subject?: string | null | undefined
  readonly outcome: AuditOutcome
  readonly begunBy?: string | undefined
  /** Secrets, files and length are taken out here. */
  readonly details: Readonly<Record<string, unknown>>
  readonly reason?: string | null | undefined
}

/** Adds what somebody did to the audit log, in the transaction of what he did; gives the entry's id. */
export const insertAuditEntry = async (db: Database, entry: NewAuditEntry): Promise<string> => {
  const [row] = await db
    .insert(auditEntries)
    .values({
      ...entry,
      subject: entry.subject?.slice(0, MAX_SUBJECT) ?? null,
      reason: entry.reason?.slice(0, MAX_REASON) ?? null,
      details: auditDetails(entry.details),
    })
    .returning({ id: auditEntries.id })
  return row?.id ?? ''
}

const MAX_SUBJECT = 200
const MAX_REASON = 2_000
