import { isLicensed } from '@gebaerdenraum/domain/accounts/access/caller'
import { administrator, anyone } from '@gebaerdenraum/domain/accounts/access/permissions'
import { categoriesContract } from '@gebaerdenraum/domain/catalogue/categories.contract'
import { slugOf } from '@gebaerdenraum/domain/catalogue/import/sign-slug'
import type { Database } from '../../platform/database/database.ts'
import type { WriteContext } from '../../platform/framework/define-resource.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { type CategoryNames, insertCategory, isCategoryTaken, renameCategory } from './categories.repository.ts'
import { lockCatalogue } from './changes/catalogue-changes.repository.ts'
import { countCatalogueRevision } from './import/import.repository.ts'
import type { Services } from './services.ts'
import { defineResource } from './services.ts'
import { countCatalogueSigns } from './signs/catalogue-signs.repository.ts'

export const categoriesResource = defineResource(categoriesContract, {
  find: {
    allow: anyone({ rows: 'with signs in the scope of the query' }),
    async handle({ query, caller, services }) {
      const { categories, byId } = await services.catalogue.current()
      const isWhole = isLicensed(caller) || query.scope === 'all'
      const counts = new Map<string, number>()
      for (const { categoryId, isPreview } of byId.values()) {
        if (isWhole || isPreview) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1)
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
  create: {
    allow: administrator({ rows: 'all' }),
    async handle({ data, ...context }) {
      const names = await freeNames(context.db, data.name)
      const id = await insertCategory(context.db, names)
      await tellServers(context)
      return { _id: id, ...names, signCount: 0 }
    },
  },
  patch: {
    allow: administrator({ rows: 'all' }),
    async handle({ id, data, ...context }) {
      const names = await freeNames(context.db, data.name, id)
      if (!(await renameCategory(context.db, id, names)))
        throw new ApiError('NotFound', 'Diese Kategorie gibt es nicht.')
      await tellServers(context)
      const signCount = await countCatalogueSigns(context.db, { categories: [id], retired: 'no' })
      return { _id: id, ...names, signCount }
    },
  },
})

/** The short form follows the name: an import finds a category by the name it gives. */
const freeNames = async (db: Database, name: string, besides?: string): Promise<CategoryNames> => {
  await lockCatalogue(db)
  const slug = slugOf(name)
  if (!(await isCategoryTaken(db, slug, besides))) return { name, slug }
  const sentence = 'Eine Kategorie mit diesem Namen gibt es schon.'
  throw new ApiError('Conflict', sentence, { errors: { name: sentence } })
}

/** The search finds signs by the name of their category too. */
const tellServers = async ({ services, unit }: Pick<WriteContext<Services>, 'services' | 'unit'>) => {
  await countCatalogueRevision(unit.db)
  unit.afterCommit(() => services.catalogue.refresh())
}
