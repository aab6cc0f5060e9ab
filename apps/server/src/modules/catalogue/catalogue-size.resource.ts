import { anyone } from '@gebaerdenraum/domain/accounts/access/permissions'
import { catalogueSizeContract } from '@gebaerdenraum/domain/catalogue/catalogue-size.contract'
import { defineResource } from './services.ts'
import { mediaTypesOf } from './to-sign.ts'

export const catalogueSizeResource = defineResource(catalogueSizeContract, {
  find: {
    allow: anyone({ rows: 'the number only' }),
    async handle({ services }) {
      const { byId } = await services.catalogue.current()
      const types = [...byId.values()].map(mediaTypesOf)
      return { signs: types.filter((has) => has.includes('signVideo') && has.length > 1).length }
    },
  },
})
