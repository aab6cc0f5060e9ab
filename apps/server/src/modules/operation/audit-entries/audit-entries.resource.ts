import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import { type AuditEntry, auditEntriesContract } from '@gebaerdenraum/domain/audit/audit-entries.contract'
import { defineResource } from '../services.ts'
import { type AuditEntryRow, findAuditEntries } from './audit-entries.repository.ts'

export const auditEntriesResource = defineResource(auditEntriesContract, {
  find: {
    allow: administrator({ rows: 'all' }),
    async handle({ db, query }) {
      const { actor, action, subject, outcome, at } = query.filters
      const filters = {
        actor: actor?.$eq,
        actions: action?.$in ?? (action?.$eq === undefined ? undefined : [action.$eq]),
        subject: subject?.$eq,
        outcome: outcome?.$eq,
        from: at?.$gte,
        until: at?.$lt,
      }
      const page = { ...query, direction: query.sort['at'] ?? -1 } as const
      const { total, rows } = await findAuditEntries(db, filters, page)
      return { total, limit: query.limit, skip: query.skip, data: rows.map(entryOf) }
    },
  },
})

const entryOf = (row: AuditEntryRow): AuditEntry => ({
  _id: row.id,
  at: row.at.toISOString(),
  actor: row.actorId === null ? null : { _id: row.actorId, name: row.actorName },
  action: row.action,
  subject: row.subject,
  outcome: row.outcome,
  begunBy: row.begunBy,
  reason: row.reason,
  details: row.details,
})
