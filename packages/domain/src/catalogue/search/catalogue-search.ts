import type { Page } from '../../kernel/contract.ts'
import type { SearchIndexContent } from '../search-index.contract.ts'
import type { Sign } from '../signs.contract.ts'
import { buildSortedSearchIndex } from './build-index.ts'

export type CatalogueQuery = {
  /** Trimmed; empty finds all. */
  readonly search: string
  /** Id of a category. */
  readonly category: string | null
  readonly wordClass: string | null
  readonly skip: number
  readonly limit: number
}

export type CatalogueSearch = {
  /** The same signs in the same order as `GET /api/signs`, before `personaliseSign`. */
  find(query: CatalogueQuery): Page<Sign>
}

/** Builds a search from the content of `GET /api/search-index/{version}`. Takes about 0.1 ms a sign. */
export const openCatalogueSearch = ({ categories, signs }: SearchIndexContent): CatalogueSearch => {
  const names = new Map(categories.map(({ _id, name }) => [_id, name]))
  const byId = new Map(signs.map((sign) => [sign._id, sign]))
  const index = buildSortedSearchIndex(
    signs.map((sign) => ({
      id: sign._id,
      title: sign.name,
      keywords: sign.keywords,
      category: names.get(sign.category) ?? '',
      categoryId: sign.category,
      wordClass: sign.wordClass,
      isPreview: sign.isPreview,
    })),
  )
  return {
    find({ search, category, wordClass, skip, limit }) {
      const filter = { ...(category && { categories: [category] }), ...(wordClass && { wordClasses: [wordClass] }) }
      const { total, hits } = index.search(search, filter, { skip, limit })
      const data = hits.map(({ id, match }): Sign => ({ ...byId.get(id)!, ...(search && { match }) }))
      return { total, limit, skip, data }
    },
  }
}
