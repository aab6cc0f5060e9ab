import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import { fitGrid } from '@gebaerdenraum/domain/documents/fit-grid'
import { gridOfPictures } from '@gebaerdenraum/domain/documents/grid-of-pictures'
import { GRID_TEMPLATES } from '@gebaerdenraum/domain/documents/grid-templates'
import { newIdsFor } from '@gebaerdenraum/domain/documents/new-ids'
import { reduceDocument } from '@gebaerdenraum/domain/documents/reduce'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import type { Locator, Page } from 'playwright-core'
import { callAs } from './call-as.ts'

export type NamedSign = { readonly _id: string; readonly name: string }

/** Signs of the catalogue with the names that cells show. */
export const namedSigns = async (count: number): Promise<readonly NamedSign[]> => {
  const { data } = await callAs('admin', 'GET', `signs?$limit=${count}&$skip=40`)
  return data as readonly NamedSign[]
}

export const asBoxes = (signs: readonly NamedSign[]): readonly ImageReference[] =>
  signs.map(({ _id }) => ({ service: 'signs', objectId: _id, imageType: 'signBox' }))

/** Two by two large cards a page. */
export const gridWith = (images: readonly ImageReference[]): DocumentContent => {
  const found = GRID_TEMPLATES.find(({ name }) => name.startsWith('SIGNbox'))
  const outcome = found && gridOfPictures({ template: found, images }, () => `x${crypto.randomUUID()}`)
  if (!outcome?.ok) throw new Error('The pictures fit no grid')
  return outcome.content
}

/** One page with as many cells as there may be, all of them filled. */
export const fullGridWith = (images: readonly ImageReference[]): DocumentContent => {
  const fitted = fitGrid({ mode: 'columns-and-rows', columns: 15, rows: 15, ...NO_GAPS })
  const empty = gridWith([])
  const [pageId] = empty.pageIds
  if (!fitted.ok || pageId === undefined) throw new Error('There is no such grid')
  const measured = reduceDocument(empty, { type: 'change-grid', pageId, grid: fitted.grid, ...NO_IDS })
  const fill = {
    type: 'fill',
    pageId,
    place: null,
    images: Array.from({ length: 225 }, (_, index) => images.at(index % images.length) ?? []).flat(),
  } as const
  return reduceDocument(measured, { ...fill, ...newIdsFor(measured, fill, () => `x${crypto.randomUUID()}`) })
}

const NO_GAPS = { widthMm: 0, heightMm: 0, columnGapMm: 0, rowGapMm: 0 }
const NO_IDS = { newElementIds: [], newPageIds: [] } as const

/** The parts of a grid in its editor, as a person finds them. */
export const gridParts = (page: Page) => ({
  cell: (row: number, column: number): Locator =>
    firstGrid(page).getByRole('gridcell', { name: `Reihe ${row}, Spalte ${column}:` }),
  /** What stands in the cells of the first page, in reading order. */
  contents: (): Promise<string[]> => contentsOf(firstGrid(page).getByRole('gridcell')),
  focused: (): Promise<string | null> =>
    page.locator(':focus').evaluate((element) => element.getAttribute('aria-label')),
  picker: page.getByRole('dialog').filter({ has: page.getByRole('tab', { name: 'Gebärden', exact: true }) }),
  menuItem: (name: string): Locator => page.getByRole('menuitem', { name, exact: true }),
})

const firstGrid = (page: Page): Locator => page.getByRole('grid', { name: 'Raster auf Seite 1', exact: true })

const contentsOf = async (cells: Locator): Promise<string[]> => {
  const labels = await cells.evaluateAll((elements) => elements.map((each) => each.getAttribute('aria-label') ?? ''))
  return labels.map((label) => label.replace(/^.*?: /u, ''))
}
