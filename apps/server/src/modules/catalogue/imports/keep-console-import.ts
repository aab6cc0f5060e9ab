import { countEntries, type ImportEntry, type ImportReport } from '@gebaerdenraum/domain/catalogue/import/import-report'
import type { Database } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { insertFinishedImport } from './catalogue-imports.repository.ts'
import { replaceEntries } from './import-entries.repository.ts'

type Facts = {
  /** Of the file or folder. */
  readonly name: string
  readonly byteLength: number
  readonly isFingerspelled: boolean
  /** The change of the catalogue that it made, if anything came in. */
  readonly changeId: string
}

/** Puts an import of the command line among the others, with all its lines, so that it can be looked at and taken back. */
export const keepConsoleImport = async (
  db: Database,
  report: ImportReport,
  { changeId, ...facts }: Facts,
): Promise<void> => {
  if (report.outcome === 'refused') return
  const entries = report.entries.map(outcomeOf)
  await inTransaction(db, async (transaction) => {
    const id = await insertFinishedImport(transaction, {
      ...facts,
      message: report.outcome === 'stopped' ? STOPPED : null,
      lines: countEntries(entries, 'line'),
      files: countEntries(entries, 'file'),
      changeId: entries.some(({ isWritten }) => isWritten) ? changeId : null,
    })
    const planned = { values: null, before: null, signRevision: null, matches: [] } as const
    await replaceEntries(
      transaction,
      id,
      entries.map((entry) => ({ ...entry, ...planned })),
    )
  })
}

const STOPPED = 'Auf der Befehlszeile abgebrochen: Der Rest kam nicht in den Katalog.'

/** What a stop left over is no change: it did not come in. */
const outcomeOf = (entry: ImportEntry): ImportEntry =>
  (entry.status === 'new' || entry.status === 'changed') && !entry.isWritten
    ? { ...entry, status: 'unused', fields: [], message: STOPPED }
    : entry
