import type { SearchIndex } from '@gebaerdenraum/domain/catalogue/search/search'
import type { CatalogueRow, findCategories } from './catalogue.repository.ts'

export type CategoryRow = Awaited<ReturnType<typeof findCategories>>[number]

/** One state of the catalogue, whole: signs, categories and the search index belong together. */
export type CatalogueState = {
  readonly revision: number
  readonly byId: ReadonlyMap<string, CatalogueRow>
  readonly bySlug: ReadonlyMap<string, CatalogueRow>
  readonly categories: readonly CategoryRow[]
  readonly index: SearchIndex
  /** The same for callers without a licence: only preview signs are found by keywords. Built when it is first needed. */
  findPublicIndex(): Promise<SearchIndex>
}

export type Catalogue = {
  /** The present state; seconds behind what another server wrote, while a large catalogue is being indexed. */
  current(): Promise<CatalogueState>
  /** The same without waiting; undefined while the database has to be asked for it. */
  latest(): CatalogueState | undefined
  /** Looks for a new revision and waits for it: at the start and after a change of our own. */
  refresh(): Promise<CatalogueState>
  /** Stops following announced changes. */
  stop(): void
}
