import type { Page } from './count-page.ts'
import type { SearchFilter } from './search-filter.ts'

export type SearchHit = { readonly id: string; readonly match: 'exact' | 'fuzzy' }
export type SearchResult = { readonly total: number; readonly hits: readonly SearchHit[] }
export type SearchIndex = {
  readonly size: number
  readonly search: (query: string, filter: SearchFilter, page: Page) => SearchResult
}
