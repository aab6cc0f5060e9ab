import type { Caller } from '@gebaerdenraum/domain/accounts/access/caller'
import { changedFields } from '@gebaerdenraum/domain/audit/audit-details'
import type { Database } from '../database/database.ts'
import { insertAuditEntry, type NewAuditEntry } from './audit.repository.ts'
import type { AuditFacts } from './define-resource.ts'
import { ApiError } from './errors.ts'

/** How a method works on the database without a transaction: writing, going on with that, or reading. */
export type CallKind = 'plain' | 'continued' | 'reading'

/** One call in the audit log: what it is, and what its handler tells of it meanwhile. */
export type AuditedCall = {
  tell(facts: AuditFacts): void
  /**
   * Runs a handler that has no transaction and keeps what was done. Writing is told before it begins and again when it
   * ended, so that nothing happens without an entry even if the server dies. Reading is kept if its handler told of it,
   * and so is going on with what is kept already.
   */
  keep<Result>(kind: CallKind, handle: (db: Database) => Promise<Result>): Promise<Result>
  /** Keeps what was done in a transaction, as part of it. */
  keepDone(db: Database, result: unknown): Promise<unknown>
}

type Call = {
  readonly action: string
  readonly caller: Caller
  readonly id: string
  readonly query: unknown
  readonly data: unknown
  readonly db: Database
  /** The same without the ways to change it: what is not kept has to be no more than reading. */
  readonly readable: Database
  /** The end of work could not be told; its beginning was. */
  onLateError(error: unknown): void
}

/** The entry of a call that an administrator makes as such. */
export const auditedCall = (call: Call): AuditedCall => {
  let told: AuditFacts | undefined
  const entryOf = (result: unknown): Omit<NewAuditEntry, 'outcome'> => ({
    actorId: call.caller.kind === 'user' ? call.caller.userId : null,
    action: call.action,
    subject: told?.subject ?? (call.id || idOf(result)),
    reason: told?.reason ?? reasonOf(call.data),
    details: detailsOf(call, told),
  })
  const keepDone = (db: Database, result: unknown) => insertAuditEntry(db, { ...entryOf(result), outcome: 'done' })
  const keepAround = async <Result>(handle: (db: Database) => Promise<Result>): Promise<Result> => {
    const begunBy = await insertAuditEntry(call.db, { ...entryOf(undefined), outcome: 'begun' })
    const end = (outcome: 'done' | 'failed', result: unknown, facts: object) => {
      const details = { ...factsOf(told), ...facts }
      return insertAuditEntry(call.db, { ...entryOf(result), outcome, begunBy, details }).catch(call.onLateError)
    }
    try {
      const result = await handle(call.db)
      await end('done', result, {})
      return result
    } catch (error) {
      await end('failed', undefined, { error: error instanceof ApiError ? error.message : 'Unerwarteter Fehler' })
      throw error
    }
  }
  return {
    tell(facts) {
      told = { ...told, ...facts, ...(facts.note && { note: { ...told?.note, ...facts.note } }) }
    },
    async keep(kind, handle) {
      if (kind === 'plain') return keepAround(handle)
      const result = await handle(kind === 'continued' ? call.db : call.readable)
      if (told) await keepDone(call.db, result)
      return result
    },
    keepDone,
  }
}

const factsOf = ({ before, after, note }: AuditFacts = {}): Readonly<Record<string, unknown>> => ({
  ...(before && after ? changedFields(before, after) : { ...(before && { before }), ...(after && { after }) }),
  ...(note && { note }),
})

const detailsOf = ({ query, data }: Call, told: AuditFacts | undefined): Readonly<Record<string, unknown>> => ({
  ...(isFilled(query) && { query }),
  ...(isFilled(data) && { data }),
  ...factsOf(told),
})

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).some((field) => field !== undefined)

const idOf = (result: unknown): string | null => textAt(result, '_id')
const reasonOf = (data: unknown): string | null => textAt(data, 'reason')

const textAt = (value: unknown, name: string): string | null => {
  const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
  return typeof text === 'string' && text !== '' ? text : null
}
