import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import { catalogueReportsContract } from '@gebaerdenraum/domain/catalogue/catalogue-reports.contract'
import { defineResource } from '../services.ts'
import { findAllCategories, reportOnCatalogue } from './catalogue-signs.repository.ts'

export const catalogueReportsResource = defineResource(catalogueReportsContract, {
  find: {
    allow: administrator({ rows: 'all' }),
    async handle({ db }) {
      const { signBox, signMap, signOnly, signVideo, ...numbers } = await reportOnCatalogue(db)
      const categories = (await findAllCategories(db)).map(({ id, ...category }) => ({ _id: id, ...category }))
      return { ...numbers, missing: { signBox, signMap, signOnly, signVideo }, categories }
    },
  },
})
