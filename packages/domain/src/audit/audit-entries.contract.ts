import { z } from 'zod'
import { defineContract, filter } from '../kernel/contract.ts'
import { COMMAND_LINE } from './command-line.ts'

/** `begun` is work that no transaction holds together; another entry says how it ended, unless the server died. */
export const AUDIT_OUTCOMES = ['done', 'begun', 'failed'] as const
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number]

export const auditEntrySchema = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  actor: z
    .object({ _id: z.string(), name: z.string().nullable() })
    .nullable()
    .describe('Who did it, without a name where the account is gone; null: the command line'),
  action: z.string().describe('Resource and method, `subscriptions.patch`, or command and word'),
  subject: z.string().nullable().describe('The id of what it was done to'),
  outcome: z.enum(AUDIT_OUTCOMES),
  begunBy: z.string().nullable().describe('The entry that told of the beginning'),
  reason: z.string().nullable(),
  details: z.record(z.string(), z.unknown()).describe('What was asked for and what changed, without secrets'),
})
export type AuditEntry = z.output<typeof auditEntrySchema>

/** What administrators did: written by the server itself, changed by nobody. */
export const auditEntriesContract = defineContract({
  path: 'audit-entries',
  summary: 'What administrators did',
  record: auditEntrySchema,
  find: {
    filters: {
      actor: filter(z.union([z.uuid(), z.literal(COMMAND_LINE)])),
      action: filter(z.string().max(120), '$in'),
      subject: filter(z.string().max(200)),
      outcome: filter(z.enum(AUDIT_OUTCOMES)),
      at: filter(z.iso.datetime({ offset: true }), '$gte', '$lt'),
    },
    sort: ['at'],
  },
})
