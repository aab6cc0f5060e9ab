import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import { catalogueImportPartsContract } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { partCountOf, partLength, UPLOAD_PART_BYTES } from '@gebaerdenraum/domain/catalogue/import/upload-parts'
import type { Database } from '../../../platform/database/database.ts'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { signedInCaller } from '../../accounts/index.ts'
import { defineResource } from '../services.ts'
import { countPart, findImport, type ImportRow, lockImport, moveImport } from './catalogue-imports.repository.ts'
import { enqueueImport } from './change-import.ts'
import { brokenPart, noImport, refusedAction, wrongPart } from './import-errors.ts'
import { importOf } from './import-of.ts'
import { putPart } from './import-upload.ts'

export const catalogueImportPartsResource = defineResource(catalogueImportPartsContract, {
  create: {
    allow: administrator({ rows: 'all' }),
    limit: { points: 6_000, seconds: 3_600, by: 'caller' },
    // The part, and what a form has around it.
    maxBodyBytes: UPLOAD_PART_BYTES + 64 * 1024,
    takesForm: true,
    // A part is put into the store outside any transaction.
    transaction: 'none',
    // Thousands of parts would hide all else in the log: the first one is kept, the last one, and what others send.
    isContinuation: ({ index }) => index > 0,
    async handle({ data: { import: id, index, file }, db, services, caller, audit }) {
      const row = await uploading(db, id)
      const actorId = signedInCaller(caller).userId
      if (actorId !== row.authorId || index + 1 === partCountOf(row.byteLength)) audit({ subject: id })
      // A part whose answer was lost comes once more.
      if (index < row.receivedParts) return importOf(row)
      if (index > row.receivedParts) throw wrongPart(row.receivedParts)
      if (file.size !== partLength(row.byteLength, index)) throw brokenPart()
      await putPart(services.storage, id, index, new Uint8Array(await file.arrayBuffer()))
      await runUnitOfWork(db, services, async (unit) => {
        await lockImport(unit.db, id)
        await countPart(unit.db, id, index)
        const { state, receivedParts, byteLength } = await found(unit.db, id)
        if (state !== 'uploading' || receivedParts < partCountOf(byteLength)) return
        await moveImport(unit.db, id, { state: 'checking' })
        await enqueueImport(unit, services, { importId: id, actorId })
      })
      return importOf(await found(db, id))
    },
  },
})

const found = async (db: Database, id: string): Promise<ImportRow> => {
  const row = await findImport(db, id)
  if (!row) throw noImport()
  return row
}

const uploading = async (db: Database, id: string): Promise<ImportRow> => {
  const row = await found(db, id)
  if (row.state !== 'uploading') throw refusedAction('not-now')
  return row
}
