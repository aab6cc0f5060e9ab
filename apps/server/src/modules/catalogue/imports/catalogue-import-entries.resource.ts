import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import { catalogueImportEntriesContract } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { validate as isUuid } from 'uuid'
import { defineResource } from '../services.ts'
import { reviewedImport } from './change-import.ts'
import { decideEntry } from './decide-entry.ts'
import { entryOf, readEntryId } from './entry-of.ts'
import { findEntries, findEntry } from './import-entries.repository.ts'
import { noEntry, noImport } from './import-errors.ts'

export const catalogueImportEntriesResource = defineResource(catalogueImportEntriesContract, {
  find: {
    allow: administrator({ rows: 'of all imports' }),
    async handle({ query: { import: importId, review, filters, skip, limit }, db, services }) {
      if (!isUuid(importId)) throw noImport()
      const { status, kind } = filters
      const statuses = status?.$in ?? (status?.$eq === undefined ? undefined : [status.$eq])
      const wanted = { importId, statuses, kind: kind?.$eq, isReview: review === 'true' }
      const { total, rows } = await findEntries(db, wanted, { skip, limit })
      const { bySlug } = await services.catalogue.current()
      return { total, limit, skip, data: rows.map((row) => entryOf(row, { bySlug, services })) }
    },
  },
  patch: {
    allow: administrator({ rows: 'of all imports' }),
    async handle({ id, data, db }) {
      const at = readEntryId(id)
      if (!at) throw noEntry()
      await reviewedImport(db, at.importId)
      const row = await findEntry(db, at.importId, at.position)
      if (!row) throw noEntry()
      return { _id: id, ...(await decideEntry(db, row, data)) }
    },
  },
})
