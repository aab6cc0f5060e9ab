import { isLicensed } from '@gebaerdenraum/domain/access/caller'
import { anyone } from '@gebaerdenraum/domain/access/permissions'
import { categoriesContract } from '@gebaerdenraum/domain/signs/categories.contract'
import { defineResource } from '../../define.ts'

export const categoriesResource = defineResource(categoriesContract, {
  find: {
    allow: anyone({ rows: 'with signs the caller may see' }),
    async handle({ query, caller, services }) {
      const { categories, byId } = await services.catalogue.current()
      const seesAll = isLicensed(caller)
      const counts = new Map<string, number>()
      for (const { categoryId, isPreview } of byId.values()) {
        if (seesAll || isPreview) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1)
      }
      const visible = categories.filter(({ id }) => counts.has(id))
      const page = visible.slice(query.skip, query.skip + query.limit)
      return {
        total: visible.length,
        limit: query.limit,
        skip: query.skip,
        data: page.map(({ id, name, slug }) => ({ _id: id, name, slug, signCount: counts.get(id) ?? 0 })),
      }
    },
  },
})
