import type { CellPlace } from '@gebaerdenraum/domain/documents/commands'
import { cellKey } from '@gebaerdenraum/domain/documents/grid-cells'

const FRAMES = 20

/** Focuses a cell and brings it into sight; its page may be drawn only when it comes there. */
export const focusCell = (place: CellPlace, frames = FRAMES): void => {
  const page = document.querySelector(`[data-page="${CSS.escape(place.pageId)}"]`)
  const cell = page?.querySelector<HTMLElement>(`[data-cell="${cellKey(place.cell)}"]`)
  if (cell) {
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  } else if (frames > 0) {
    page?.scrollIntoView({ block: 'nearest' })
    requestAnimationFrame(() => focusCell(place, frames - 1))
  }
}

/** Brings a cell into sight without giving it the focus. */
export const showCell = (place: CellPlace): void => {
  const page = document.querySelector(`[data-page="${CSS.escape(place.pageId)}"]`)
  const cell = page?.querySelector(`[data-cell="${cellKey(place.cell)}"]`)
  const shown = cell ?? page
  shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
