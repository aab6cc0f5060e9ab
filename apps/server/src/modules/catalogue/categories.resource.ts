import { isLicensed } from '@gebaerdenraum/domain/accounts/access/caller'
import { administrator, anyone } from '@gebaerdenraum/domain/accounts/access/permissions'
import { type Category, categoriesContract } from '@gebaerdenraum/domain/catalogue/categories.contract'
import { slugOf } from '@gebaerdenraum/domain/catalogue/import/sign-slug'
import { findTopicSymbol } from '@gebaerdenraum/domain/catalogue/topic-symbols'
import type { Database } from '../../platform/database/database.ts'
import type { WriteContext } from '../../platform/framework/define-resource.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import type { CategoryRow } from './catalogue.ts'
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
      const symbols = new Map<string, string>()
      for (const { categoryId, isPreview, symbol } of byId.values()) {
        if (isWhole || isPreview) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1)
        if (symbol !== null && !symbols.has(categoryId)) symbols.set(categoryId, symbol)
      }
      const visible = categories.filter(({ id }) => counts.has(id))
      const page = visible.slice(query.skip, query.skip + query.limit)
      return {
        total: visible.length,
        limit: query.limit,
        skip: query.skip,
        data: page.map((category) => toCategory(category, counts.get(category.id) ?? 0, symbols.get(category.id))),
      }
    },
  },
  create: {
    allow: administrator({ rows: 'all' }),
    async handle({ data, ...context }) {
      const names = await freeNames(context.db, data.name)
      const id = await insertCategory(context.db, names)
      await tellServers(context)
      return toCategory({ id, ...names }, 0)
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
      return toCategory({ id, ...names }, signCount)
    },
  },
})

const toCategory = (
  { id, name, slug }: CategoryRow,
  signCount: number,
  firstSymbol: string | null = null,
): Category => ({ _id: id, name, slug, signCount, symbol: findTopicSymbol(slug) ?? firstSymbol })

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
