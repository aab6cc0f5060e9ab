import { anyone } from '@gebaerdenraum/domain/accounts/access/permissions'
import { pagesContract } from '@gebaerdenraum/domain/content/pages.contract'
import { ApiError } from '../../platform/framework/errors.ts'
import { defineResource } from './services.ts'

export const pagesResource = defineResource(pagesContract, {
  get: {
    allow: anyone({ rows: 'all' }),
    async handle({ id, db, services }) {
      const page = await services.pages.read(db, id)
      if (!page) throw new ApiError('NotFound', 'Diese Seite gibt es nicht.')
      return page
    },
  },
})
