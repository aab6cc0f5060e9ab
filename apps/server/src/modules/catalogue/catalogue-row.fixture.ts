import type { CatalogueRow } from './catalogue.repository.ts'

/** A fingerspelled sign that is no preview. */
export const givenRow = (change: Partial<CatalogueRow> = {}): CatalogueRow => ({
  id: 'id',
  slug: 'haus',
  title: 'Haus',
  wordClass: 'noun',
  keywords: [],
  categoryId: 'category',
  categoryName: 'Wohnen',
  isPreview: false,
  isFingerspelled: true,
  revision: 1,
  importedTypes: [],
  hasSymbol: false,
  importedPixels: null,
  ...change,
})
