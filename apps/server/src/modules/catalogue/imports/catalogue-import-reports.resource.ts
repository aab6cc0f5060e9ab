import { Readable } from 'node:stream'
import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import { catalogueImportReportsContract } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { REPORT_HEADER, reportLine } from '@gebaerdenraum/domain/catalogue/import/report-csv'
import type { Database } from '../../../platform/database/database.ts'
import { defineResource } from '../services.ts'
import { findImport } from './catalogue-imports.repository.ts'
import { listEntries } from './import-entries.repository.ts'
import { noImport } from './import-errors.ts'

export const catalogueImportReportsResource = defineResource(catalogueImportReportsContract, {
  create: {
    allow: administrator({ rows: 'of all imports' }),
    limit: { points: 60, seconds: 3_600, by: 'caller' },
    // Reads only, and the table is written while it is sent.
    transaction: 'none',
    async handle({ data, db }) {
      const row = await findImport(db, data.import)
      if (!row) throw noImport()
      const name = row.name.replace(/\.\w+$/, '')
      return { fileName: `Importbericht ${name}.csv`, bytes: Readable.from(linesOf(db, row.id)) }
    },
  },
})

async function* linesOf(db: Database, importId: string): AsyncGenerator<string> {
  yield REPORT_HEADER
  for await (const page of listEntries(db, importId)) yield page.map(reportLine).join('')
}
