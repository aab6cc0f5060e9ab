import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import { catalogueExportsContract } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { validate as isUuid } from 'uuid'
import { ApiError } from '../../../platform/framework/errors.ts'
import { signedInCaller } from '../../accounts/index.ts'
import { defineResource } from '../services.ts'
import { countExported } from './catalogue-exports.repository.ts'
import { ALL_CATEGORIES, type ExportForm } from './export-addresses.ts'

export const catalogueExportsResource = defineResource(catalogueExportsContract, {
  create: {
    allow: administrator({ rows: 'all signs' }),
    limit: { points: 60, seconds: 3_600, by: 'caller' },
    async handle({ data: { category, withRetired, withMedia }, db, caller, services }) {
      if (category !== undefined && !isUuid(category)) throw noCategory()
      const signs = await countExported(db, { categoryId: category, withRetired })
      if (signs === 0) throw nothingToExport()
      const form: ExportForm = `${withRetired ? 'retired' : 'signs'}${withMedia ? '-media' : ''}`
      const userId = signedInCaller(caller).userId
      return { address: services.exportAddresses.addressOf(category ?? ALL_CATEGORIES, form, userId), signs }
    },
  },
})

const noCategory = (): ApiError => new ApiError('NotFound', 'Diese Kategorie gibt es nicht.')
const nothingToExport = (): ApiError => new ApiError('Conflict', 'Dazu gibt es keine Gebärden.')
