import { fileURLToPath } from 'node:url'
import type { ImportReport } from '@gebaerdenraum/domain/catalogue/import/import-report'
import type { OpenDatabase } from '../../../platform/database/client.ts'
import type { MediaStorage } from '../../../platform/storage/storage.ts'
import { type ImportProgress, importCatalogue } from './import-catalogue.ts'

export const DEMO_CATALOGUE = fileURLToPath(new URL('../../../../../../content/demo/catalogue.csv', import.meta.url))

/** Fills an empty catalogue with the demonstration signs. Several servers may do it at once: one fills, the others find it full. */
export const importDemoCatalogue = async (
  database: OpenDatabase,
  storage: MediaStorage | null = null,
  onProgress?: (progress: ImportProgress) => void,
): Promise<ImportReport> => {
  const report = await importCatalogue({
    source: DEMO_CATALOGUE,
    database,
    storage,
    isFingerspelled: true,
    checksSymbols: false,
    onProgress,
    // All in one transaction: a server that is killed here finds its catalogue empty and fills it at the next start.
    batchSize: Number.MAX_SAFE_INTEGER,
  })
  if (report.outcome !== 'complete' || report.lines.wrong > 0) {
    throw new Error(`The demo catalogue is faulty: ${report.message ?? `${report.lines.wrong} wrong lines`}`)
  }
  return report
}
