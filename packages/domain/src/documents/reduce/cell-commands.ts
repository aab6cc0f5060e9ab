import { isSameReference } from '../../images/image-reference.ts'
import type { CellPlace } from '../commands.ts'
import { pageOf, withElement, withElements, withElementsOn, withoutElements } from '../content-changes.ts'
import type { DocumentContent, GridElement } from '../document-content.ts'
import { elementInCell, type GridPage, hasCell, isGridPage, isSameCell } from '../grid-cells.ts'
import { changeGrid } from '../grid-change.ts'
import { gridElementsOn } from '../kinds/grid-kind.ts'
import { done, type Refusal, refuse } from '../refusals.ts'
import { freeIds, type Handlers, hasRoomFor, takeIds } from './handler.ts'

export const cellCommands: Handlers<'set-cell-image' | 'move-cell' | 'change-grid'> = {
  'set-cell-image': (content, { pageId, cell, image, newElementIds }) => {
    const spot = spotOf(content, { pageId, cell })
    if (!spot.ok) return spot
    const { page, element } = spot
    if (isSameReference(element?.image ?? null, image)) return done(content)
    if (!image) return done(withoutElements(content, element ? [element.id] : []))
    if (element) return done(withElement(content, { ...element, image }))
    if (!hasRoomFor(content, 1)) return refuse('too-many-elements')
    const [id] = takeIds(content, newElementIds, 1) ?? []
    if (id === undefined) return refuse('ids-missing')
    return done(withElementsOn(content, page, [{ id, gridIndex: cell, image }]))
  },

  'move-cell': (content, command) => {
    const [from, to] = [spotOf(content, command.from), spotOf(content, command.to)]
    if (!from.ok) return from
    if (!to.ok) return to
    if (!from.element) return refuse('no-such-element')
    if (from.page === to.page && isSameCell(command.from.cell, command.to.cell)) return done(content)
    const moved: GridElement = { ...from.element, gridIndex: command.to.cell }
    const swapped = to.element && { ...to.element, gridIndex: command.from.cell }
    if (from.page === to.page) {
      return done(withElements(content, swapped ? [moved, swapped] : [moved]))
    }
    const without = withoutElements(content, [moved.id, ...(swapped ? [swapped.id] : [])])
    const arrived = withElementsOn(without, pageOf(without, to.page.id) ?? to.page, [moved])
    return done(swapped ? withElementsOn(arrived, pageOf(arrived, from.page.id) ?? from.page, [swapped]) : arrived)
  },

  'change-grid': (content, { pageId, grid, newPageIds }) =>
    changeGrid(content, pageId, grid, freeIds(content, newPageIds)),
}

type Spot = { readonly ok: true; readonly page: GridPage; readonly element: GridElement | undefined }

const spotOf = (content: DocumentContent, { pageId, cell }: CellPlace): Spot | Refusal => {
  const page = pageOf(content, pageId)
  if (!page) return refuse('no-such-page')
  if (!isGridPage(page)) return refuse('not-for-this-type')
  if (!hasCell(page.grid, cell)) return refuse('no-such-cell')
  return { ok: true, page, element: elementInCell(gridElementsOn(content, page), cell) }
}
