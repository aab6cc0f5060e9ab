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
  createdAt: new Date('2026-11-21T10:00:00Z'),
  importedTypes: [],
  symbol: null,
  importedPixels: null,
  ...change,
})
