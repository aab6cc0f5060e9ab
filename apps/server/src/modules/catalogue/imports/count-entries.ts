import type { ImportCounts } from '@gebaerdenraum/domain/catalogue/import/import-report'
import type { Database } from '../../../platform/database/database.ts'
import { countByStatus } from './import-entries.repository.ts'

/** How many lines and files are to come in, or have. */
export const countsOf = async (
  db: Database,
  importId: string,
): Promise<{ readonly lines: ImportCounts; readonly files: ImportCounts }> => {
  const rows = await countByStatus(db, importId)
  const count = (kind: 'line' | 'file'): ImportCounts => {
    const counts = { new: 0, changed: 0, unchanged: 0, unused: 0, wrong: 0 }
    for (const row of rows) if (row.kind === kind) counts[row.status] = row.count
    return counts
  }
  return { lines: count('line'), files: count('file') }
}
