import { type ImportAction, isRunning, nextState } from '@gebaerdenraum/domain/catalogue/import/import-states'
import type { Database } from '../../../platform/database/database.ts'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import type { Services } from '../services.ts'
import { type ImportRow, lockImport, moveImport } from './catalogue-imports.repository.ts'
import { decideRest } from './import-entries.repository.ts'
import { noImport, notReviewing, refusedAction } from './import-errors.ts'
import { stateOf } from './import-of.ts'
import { removeUpload } from './import-upload.ts'
import { runImportJob } from './run-import.job.ts'

/** Does what an administrator asks of an import, if it stands so that it can be done. */
export const changeImport = async (
  unit: UnitOfWork,
  services: Services,
  { id, action, actorId }: { readonly id: string; readonly action: ImportAction; readonly actorId: string },
): Promise<void> => {
  const row = await lockedImport(unit.db, id)
  const next = nextState({ ...row, state: stateOf(row), changes: changesOf(row), hasWritten: row.written > 0 }, action)
  if (!next.ok) throw refusedAction(next.reason)
  await moveImport(unit.db, id, { state: next.state, failedIn: null, message: null })
  if (isRunning(next.state)) await enqueueImport(unit, services, { importId: id, actorId })
  if (next.state === 'canceled') unit.afterCommit(() => removeUpload(services.storage, id))
}

/** All possible duplicates that are still open at once. */
export const decideForRest = async (db: Database, id: string, decision: 'new' | 'leave-out'): Promise<void> => {
  await reviewedImport(db, id)
  await decideRest(db, id, decision)
}

/** Held, and in the state in which decisions count. */
export const reviewedImport = async (db: Database, id: string): Promise<ImportRow> => {
  const row = await lockedImport(db, id)
  if (row.state !== 'checked') throw notReviewing()
  return row
}

export const enqueueImport = (
  unit: UnitOfWork,
  { queue }: Services,
  run: { readonly importId: string; readonly actorId: string },
): Promise<void> => queue.enqueue(unit, runImportJob, run)

const lockedImport = async (db: Database, id: string): Promise<ImportRow> => {
  const row = await lockImport(db, id)
  if (!row) throw noImport()
  return row
}

const changesOf = ({ lines, files }: ImportRow): number =>
  [lines, files].reduce((sum, counts) => sum + (counts?.new ?? 0) + (counts?.changed ?? 0), 0)
