import type { ImportState } from '@gebaerdenraum/domain/catalogue/import/import-states'
import type { Database } from '../../../platform/database/database.ts'
import {
  claimImport,
  findImport,
  type ImportProgress,
  type ImportRow,
  releaseLease,
  renewLease,
} from './catalogue-imports.repository.ts'

/** Others take over after so long without a sign of life. */
const LEASE_SECONDS = 30
const RENEW_MS = 1_000

/** An import that this server works at. */
export type HeldImport = {
  readonly row: ImportRow
  readonly lease: { readonly id: string; readonly lease: string; readonly state: ImportState }
  /** Fires when somebody stopped it, another server took it over, or this one stops. */
  readonly signal: AbortSignal
  readonly progress: (progress: NonNullable<ImportProgress>) => void
  /** Looks at once whether it is still ours: when this returns, `signal` has fired if somebody stopped it before. */
  readonly confirm: () => Promise<void>
}

/** Runs work on an import while this server holds it, and tells of its progress every second. Nothing where it is held. */
export const holdImport = async (
  db: Database,
  id: string,
  stopping: AbortSignal,
  work: (held: HeldImport) => Promise<void>,
): Promise<void> => {
  const claimed = await claimImport(db, id, LEASE_SECONDS)
  if (claimed === undefined) return
  const row = await findImport(db, id)
  if (!row) return
  const lease = { id, lease: claimed, state: row.state }
  const lost = new AbortController()
  let progress: ImportProgress = null
  let renewal: Promise<void> | undefined
  const renew = async () => {
    try {
      if (!(await renewLease(db, lease, LEASE_SECONDS, progress))) lost.abort(new Error('The import was stopped'))
    } catch (error) {
      // The lease lasts for a while: one answer of the database that stays away is no reason to give up.
      if (isFinal(error)) lost.abort(error)
    } finally {
      renewal = undefined
    }
  }
  const renewOnce = () => (renewal ??= renew())
  const timer = setInterval(() => void renewOnce(), RENEW_MS)
  try {
    await work({
      row,
      lease,
      signal: AbortSignal.any([stopping, lost.signal]),
      progress(next) {
        progress = next
      },
      async confirm() {
        // One that has begun already may not see what happened since.
        await renewal
        await renewOnce()
      },
    })
  } finally {
    clearInterval(timer)
    await releaseLease(db, lease)
  }
}

/** The pool is closed for good. */
const isFinal = (error: unknown): boolean => error instanceof Error && /after calling end/.test(error.message)
