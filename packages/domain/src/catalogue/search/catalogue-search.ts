import type { Page } from '../../kernel/contract.ts'
import type { SearchIndexContent } from '../search-index.contract.ts'
import type { Sign } from '../signs.contract.ts'
import { indexSortedSigns, makeVocabularies, runToEnd } from './build-index.ts'
import type { SearchableSign } from './searchable-sign.ts'
import type { Vocabularies } from './sign-terms.ts'

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
  /** The same signs in the same order as `GET /api/signs`, before `personaliseSign`. Takes a millisecond or two. */
  find(query: CatalogueQuery): Page<Sign>
}

/** What takes long to make of the content of `GET /api/search-index/{version}`: about 0.1 ms a sign. */
export const makeCatalogueVocabularies = ({ categories, signs }: SearchIndexContent): Vocabularies => {
  const names = new Map(categories.map(({ _id, name }) => [_id, name]))
  return runToEnd(makeVocabularies(signs.map((sign) => toSearchable(sign, names.get(sign.category) ?? ''))))
}

/** A search in the signs of a content, with the vocabularies that were made of it. */
export const openCatalogueSearch = (signs: readonly Sign[], vocabularies: Vocabularies): CatalogueSearch => {
  const byId = new Map(signs.map((sign) => [sign._id, sign]))
  // Names of categories are in the vocabularies already.
  const index = runToEnd(
    indexSortedSigns(
      signs.map((sign) => toSearchable(sign, '')),
      vocabularies,
    ),
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

const toSearchable = (sign: Sign, category: string): SearchableSign => ({
  id: sign._id,
  title: sign.name,
  keywords: sign.keywords,
  category,
  categoryId: sign.category,
  wordClass: sign.wordClass,
  isPreview: sign.isPreview,
})
