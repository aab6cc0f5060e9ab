import { type Decisions, decided, type LineDecision } from '@gebaerdenraum/domain/catalogue/import/row-decisions'
import { v7 } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { applyPlan } from '../import/apply-plan.ts'
import { findSignIds } from '../import/import.repository.ts'
import { type PlannedSource, planSource } from '../import/plan-source.ts'
import type { ReviewedRevisions } from '../import/write-batch.ts'
import type { Services } from '../services.ts'
import { finishWork, noteImport } from './catalogue-imports.repository.ts'
import { countsOf } from './count-entries.ts'
import { enqueueNewMedia } from './enqueue-new-media.ts'
import type { HeldImport } from './hold-import.ts'
import { findDecided, listEntries, markWritten, refuseOvertaken, updateOutcomes } from './import-entries.repository.ts'
import { removeUpload } from './import-upload.ts'
import { type ReadUpload, withUpload } from './open-upload.ts'

/**
 * Writes what was checked and decided, in batches of one change of the catalogue. Killed anywhere it goes on: what is
 * written already is found unchanged. Signs that somebody changed since the check stay as they are and are told of.
 */
export const applyImport = (held: HeldImport, services: Services): Promise<void> =>
  withUpload(held, services, async (upload) => {
    const { signal, progress, row } = held
    const lock = await services.takeImportLock({
      signal,
      onWait: () => progress({ phase: 'waiting', done: 0, total: 0 }),
    })
    try {
      // Who stopped it at the very end may go on with it, and needs the upload to find that nothing is left.
      if (await write(held, services, upload, lock)) await removeUpload(services.storage, row.id)
    } finally {
      await lock.release()
    }
  })

type Lock = Awaited<ReturnType<Services['takeImportLock']>>

/** False where somebody stopped it. */
const write = async (held: HeldImport, services: Services, upload: ReadUpload, lock: Lock): Promise<boolean> => {
  const { db, storage } = services
  const { row, signal, progress, confirm } = held
  const plan = await plannedAsDecided(db, row, upload)
  const reviewed = await reviewedRevisions(db, row, plan)
  const changeId = row.changeId ?? v7()
  if (row.changeId === null) await noteImport(db, row.id, { changeId })
  if (row.isPlanned) await markFinishedBefore(db, row.id, plan)
  else await keepPlan(db, row.id, plan, reviewed)

  const { written, isComplete } = await applyPlan(plan.changes, {
    db,
    storage,
    lock,
    change: { kind: 'import', id: changeId, summary: `Import „${row.name}“`, actorId: row.authorId },
    locations: new Map(upload.source.files.map(({ path, location }) => [path, location])),
    reviewed,
    signal,
    beforeBatch: confirm,
    onProgress: (done, total) => progress({ phase: 'writing', done, total }),
    onWritten: (slugs) => markWritten(db, row.id, slugs),
  })
  const withFiles = plan.changes.filter(({ slug, files }) => files.length > 0 && written.has(slug))
  await enqueueNewMedia(
    services,
    await findSignIds(
      db,
      withFiles.map(({ slug }) => slug),
    ),
  )
  if (!isComplete) throw signal.reason
  const overtaken = plan.changes.flatMap(({ slug }) => (written.has(slug) ? [] : [slug]))
  return inTransaction(db, async (transaction) => {
    if (overtaken.length > 0) await refuseOvertaken(transaction, row.id, overtaken, OVERTAKEN)
    const counts = await countsOf(transaction, row.id)
    return finishWork(transaction, held.lease, { state: 'applied', message: null, ...counts })
  })
}

const OVERTAKEN =
  'Jemand hat diese Gebärde nach der Prüfung geändert; sie blieb, wie sie ist. Prüfe die Datei noch einmal.'

const plannedAsDecided = async (
  db: Database,
  { id, isFingerspelled }: HeldImport['row'],
  { csvPath, lines, files }: ReadUpload,
): Promise<PlannedSource> =>
  planSource(db, { csvPath, ...decided({ lines, files }, await decisionsOf(db, id)), isFingerspelled })

const decisionsOf = async (db: Database, importId: string): Promise<Decisions> => {
  const lines = new Map<number, LineDecision>()
  const leftOutFiles = new Set<string>()
  for (const { kind, path, line, decision, decisionSlug } of await findDecided(db, importId)) {
    if (kind === 'file') leftOutFiles.add(path)
    else if (line !== null && decision === 'leave-out') lines.set(line, { kind: 'leave-out' })
    else if (line !== null && decision && decisionSlug !== null) {
      lines.set(line, { kind: decision === 'same' ? 'same' : 'new', slug: decisionSlug })
    }
  }
  return { lines, leftOutFiles }
}

/** How each sign stood when it was checked. What nobody looked at must not be there yet. */
const reviewedRevisions = async (
  db: Database,
  { id, isPlanned }: HeldImport['row'],
  { changes }: PlannedSource,
): Promise<ReviewedRevisions> => {
  const reviewed = new Map<string, number | null>(changes.map(({ slug }) => [slug, null]))
  for await (const page of listEntries(db, id)) {
    for (const { slug, signRevision, matches } of page) {
      if (slug !== null && signRevision !== null) reviewed.set(slug, signRevision)
      if (!isPlanned) for (const match of matches) reviewed.set(match.slug, match.revision)
    }
  }
  return reviewed
}

/** From now on the entries say what is to be written, so that a report stays true whoever goes on with it. */
const keepPlan = (
  db: Database,
  importId: string,
  { entries }: PlannedSource,
  reviewed: ReviewedRevisions,
): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await updateOutcomes(
      transaction,
      importId,
      entries.map(({ status, slug, message, fields }, position) => ({
        position,
        status,
        slug,
        message,
        fields,
        signRevision: (slug !== null && reviewed.get(slug)) || null,
      })),
    )
    await noteImport(transaction, importId, { isPlanned: true })
  })

/** What was to be changed and is as it should be was written before somebody or something stopped it. */
const markFinishedBefore = (db: Database, importId: string, { entries, changes }: PlannedSource): Promise<void> => {
  const left = new Set(changes.map(({ slug }) => slug))
  const finished = entries.flatMap(({ slug }) => (slug !== null && !left.has(slug) ? [slug] : []))
  return markWritten(db, importId, [...new Set(finished)])
}
