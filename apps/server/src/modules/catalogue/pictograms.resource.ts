import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import { findPictograms } from '@gebaerdenraum/domain/catalogue/find-pictograms'
import { pictogramsContract } from '@gebaerdenraum/domain/catalogue/pictograms.contract'
import { listPictogramNames } from '@gebaerdenraum/drawing/pictograms/pictogram-set'
import { defineResource } from './services.ts'

export const pictogramsResource = defineResource(pictogramsContract, {
  find: {
    allow: administrator({ rows: 'all' }),
    async handle({ query: { search = '', limit, skip }, services }) {
      const { byId } = await services.catalogue.current()
      const found = findPictograms(search, await listPictogramNames(), byId.values())
      return {
        total: found.length,
        limit,
        skip,
        data: found.slice(skip, skip + limit).map((name) => ({ _id: name })),
      }
    },
  },
})
