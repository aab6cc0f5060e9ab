import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import { catalogueImportsContract } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import type { Database } from '../../../platform/database/database.ts'
import { signedInCaller } from '../../accounts/index.ts'
import { defineResource } from '../services.ts'
import { findImport, findImports, type ImportRow, insertImport } from './catalogue-imports.repository.ts'
import { changeImport, decideForRest } from './change-import.ts'
import { noImport } from './import-errors.ts'
import { importOf } from './import-of.ts'

export const catalogueImportsResource = defineResource(catalogueImportsContract, {
  find: {
    allow: administrator({ rows: 'all' }),
    async handle({ query: { skip, limit }, db }) {
      const { total, rows } = await findImports(db, { skip, limit })
      return { total, limit, skip, data: rows.map(importOf) }
    },
  },
  get: {
    allow: administrator({ rows: 'all' }),
    handle: async ({ id, db }) => importOf(await foundImport(db, id)),
  },
  create: {
    allow: administrator({ rows: 'own' }),
    limit: { points: 60, seconds: 3_600, by: 'caller' },
    async handle({ data, db, caller }) {
      const id = await insertImport(db, { ...data, authorId: signedInCaller(caller).userId })
      return importOf(await foundImport(db, id))
    },
  },
  patch: {
    allow: administrator({ rows: 'all' }),
    async handle({ id, data, db, caller, services, unit }) {
      if ('action' in data) {
        await changeImport(unit, services, { id, action: data.action, actorId: signedInCaller(caller).userId })
      } else {
        await decideForRest(db, id, data.decideRest)
      }
      return importOf(await foundImport(db, id))
    },
  },
})

const foundImport = async (db: Database, id: string): Promise<ImportRow> => {
  const row = await findImport(db, id)
  if (!row) throw noImport()
  return row
}
