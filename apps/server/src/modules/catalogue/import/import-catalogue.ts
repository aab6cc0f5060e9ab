import { basename } from 'node:path'
import {
  countEntries,
  fileEntry,
  type ImportEntry,
  type ImportReport,
} from '@gebaerdenraum/domain/catalogue/import/import-report'
import type { ImportPhase } from '@gebaerdenraum/domain/catalogue/import/import-states'
import type { MediaFile } from '@gebaerdenraum/domain/catalogue/import/plan-files'
import type { SignLine } from '@gebaerdenraum/domain/catalogue/import/read-sign-rows'
import { v7 } from 'uuid'
import type { OpenDatabase } from '../../../platform/database/client.ts'
import type { MediaStorage } from '../../../platform/storage/storage.ts'
import { applyPlan } from './apply-plan.ts'
import { IMPORT_LIMITS, type ImportLimits } from './import-limits.ts'
import { takeImportLock } from './import-lock.repository.ts'
import { ImportRefused } from './import-refused.ts'
import { openImportSource } from './import-source.ts'
import { type PlannedSource, planSource } from './plan-source.ts'
import { readSource } from './read-source.ts'
import type { ImportSource } from './source-file.ts'

export type ImportProgress = { readonly phase: ImportPhase; readonly done: number; readonly total: number }

export type ImportOptions = {
  /** Folder, ZIP file or a single CSV file. */
  readonly source: string
  readonly database: OpenDatabase
  /** Null only for a source without media. */
  readonly storage: MediaStorage | null
  /** Does everything but write. */
  readonly dryRun?: boolean | undefined
  /** The imported signs are demonstrations: what they lack in media is spelled with the manual alphabet. */
  readonly isFingerspelled?: boolean | undefined
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined
  /** Stops after the batch that is being written. */
  readonly signal?: AbortSignal | undefined
  /** For what a ZIP file unpacks to; the system's own without it. */
  readonly tempDir?: string | undefined
  readonly limits?: ImportLimits | undefined
  /** False where the symbols are known to exist: looking them up reads the whole set of pictograms. */
  readonly checksSymbols?: boolean | undefined
  /** What is kept of it among the changes of the catalogue; without it as one of the command line. */
  readonly change?: { readonly id: string; readonly summary: string; readonly actorId: string | null } | undefined
  /** Signs to a transaction. */
  readonly batchSize?: number | undefined
}

/**
 * Brings content into the catalogue: the one way in for demo data and every later import. Answers what became of every
 * line and every file. Throws only when the database or the store fails; then each sign is whole, and running again finishes.
 */
export const importCatalogue = async (options: ImportOptions): Promise<ImportReport> => {
  const isDryRun = options.dryRun ?? false
  try {
    const source = await openImportSource(options.source, {
      ...options,
      onProgress: (done, total) => options.onProgress?.({ phase: 'unpacking', done, total }),
    })
    try {
      return await importSource(source, options)
    } finally {
      await source.close()
    }
  } catch (error) {
    const facts = { source: options.source, isDryRun }
    if (error instanceof ImportRefused) {
      const entries =
        error.path === null ? [] : [fileEntry({ path: error.path, status: 'wrong', message: error.message })]
      return reportOf({ ...facts, outcome: 'refused', message: error.message, entries })
    }
    if (options.signal?.aborted && error === options.signal.reason) {
      return reportOf({ ...facts, outcome: 'stopped', message: STOPPED_EARLY, entries: [] })
    }
    throw error
  }
}

const STOPPED_EARLY = 'Abgebrochen, bevor etwas geschrieben wurde.'
const STOPPED = 'Abgebrochen. Starte den Import noch einmal, um den Rest zu übernehmen.'

const importSource = async (source: ImportSource, options: ImportOptions): Promise<ImportReport> => {
  const { signal, onProgress, limits = IMPORT_LIMITS } = options
  const reading = await readSource(source, {
    limits,
    signal,
    onProgress: (done, total) => onProgress?.({ phase: 'checking', done, total }),
  })
  if (!reading.ok) return refuseRows(source, options, reading.problem)
  const { lines, files } = reading
  if (options.dryRun) {
    const plan = await planAgainst(options, source, lines, files)
    return reportOf({
      source: options.source,
      isDryRun: true,
      outcome: 'complete',
      message: null,
      entries: plan.entries,
    })
  }
  return write(source, lines, files, options)
}

const write = async (
  source: ImportSource,
  lines: readonly SignLine[],
  files: readonly MediaFile[],
  options: ImportOptions,
): Promise<ImportReport> => {
  const { database, storage, signal, onProgress, batchSize } = options
  const lock = await takeImportLock(database, {
    signal,
    onWait: () => onProgress?.({ phase: 'waiting', done: 0, total: 0 }),
  })
  try {
    const plan = await planAgainst(options, source, lines, files)
    const { written, isComplete } = await applyPlan(plan.changes, {
      db: database.db,
      storage,
      lock,
      change: { kind: 'import', ...(options.change ?? changeOf(options.source)) },
      batchSize,
      locations: new Map(source.files.map(({ path, location }) => [path, location])),
      signal,
      onProgress: (done, total) => onProgress?.({ phase: 'writing', done, total }),
    })
    const entries = plan.entries.map((entry) => ({ ...entry, isWritten: isWritten(entry, written) }))
    const outcome = isComplete ? 'complete' : 'stopped'
    return reportOf({ source: options.source, isDryRun: false, outcome, message: isComplete ? null : STOPPED, entries })
  } finally {
    await lock.release()
  }
}

const changeOf = (source: string) => ({ id: v7(), summary: `Import „${basename(source)}“`, actorId: null })

const isWritten = ({ status, slug }: ImportEntry, written: ReadonlySet<string>): boolean =>
  (status === 'new' || status === 'changed') && slug !== null && written.has(slug)

const planAgainst = (
  { database: { db }, isFingerspelled, checksSymbols }: ImportOptions,
  source: ImportSource,
  lines: readonly SignLine[],
  files: readonly MediaFile[],
): Promise<PlannedSource> =>
  planSource(db, { csvPath: source.csv?.path ?? '', lines, files, isFingerspelled, checksSymbols })

/** Without a readable first line nothing says what the lines mean; the files wait for a mended one. */
const refuseRows = ({ csv, files }: ImportSource, options: ImportOptions, problem: string): ImportReport => {
  const path = csv?.path ?? ''
  const message = `${path}: ${problem}`
  const entries = [
    fileEntry({ path, status: 'wrong', message: problem }),
    ...files.map((file) =>
      fileEntry({ path: file.path, status: 'unused', message: `Nicht gelesen, weil ${path} fehlerhaft ist.` }),
    ),
  ]
  const isDryRun = options.dryRun ?? false
  return reportOf({ source: options.source, isDryRun, outcome: 'refused', message, entries })
}

const reportOf = (facts: Omit<ImportReport, 'lines' | 'files'>): ImportReport => ({
  ...facts,
  lines: countEntries(facts.entries, 'line'),
  files: countEntries(facts.entries, 'file'),
})
