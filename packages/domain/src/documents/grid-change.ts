import { pageOf, withoutElements, withPage } from './content-changes.ts'
import type { DocumentContent, Grid, GridElement } from './document-content.ts'
import { isFittingGrid, isSameGrid } from './fit-grid.ts'
import { cellCount, compareCells, type GridPage, hasCell, isGridPage } from './grid-cells.ts'
import { gridElementsOn } from './kinds/grid-kind.ts'
import { putOnNewPages } from './reduce/put-elements.ts'
import { done, type Outcome, refuse } from './refusals.ts'

/** What a new grid does to a page. When `overflow` is not empty the editor asks first (specification 2, section 4). */
export type GridChange = {
  readonly page: GridPage
  /** In reading order. Those whose column or row is there no more. */
  readonly overflow: readonly GridElement[]
  readonly newPages: number
}

export const gridChangeOf = (content: DocumentContent, pageId: string, grid: Grid): GridChange | null => {
  const page = pageOf(content, pageId)
  if (!page || !isGridPage(page)) return null
  const overflow = gridElementsOn(content, page)
    .filter(({ gridIndex }) => !hasCell(grid, gridIndex))
    .toSorted((one, other) => compareCells(one.gridIndex, other.gridIndex))
  return { page, overflow, newPages: Math.ceil(overflow.length / cellCount(grid)) }
}

/** What fits stays in its cell; the rest goes in full pages of the new grid behind this one. No element is lost. */
export const changeGrid = (
  content: DocumentContent,
  pageId: string,
  grid: Grid,
  newPageIds: readonly string[],
): Outcome => {
  const change = gridChangeOf(content, pageId, grid)
  if (!change) return refuse('no-such-page')
  if (!isFittingGrid(grid)) return refuse('grid-does-not-fit')
  if (isSameGrid(grid, change.page.grid)) return done(content)
  const overflowIds = change.overflow.map(({ id }) => id)
  const cleared = withoutElements(content, overflowIds)
  const page = { ...(pageOf(cleared, pageId) ?? change.page), grid }
  return putOnNewPages(withPage(cleared, page), page, change.overflow, newPageIds)
}
