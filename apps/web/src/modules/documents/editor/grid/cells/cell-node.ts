import type { CellPlace } from '@gebaerdenraum/domain/documents/commands'

/** Cells say in attributes where they are, so that one handler on the page serves all of them. */
export const placeOfNode = (node: EventTarget | null): CellPlace | null => {
  const cell = cellNodeOf(node)
  const pageId = cell?.closest<HTMLElement>('[data-grid-page]')?.dataset['gridPage']
  const [column, row] = (cell?.dataset['cell'] ?? '').split(',').map(Number)
  return pageId === undefined || column === undefined || row === undefined ? null : { pageId, cell: { column, row } }
}

export const cellNodeOf = (node: EventTarget | null): HTMLElement | null =>
  node instanceof Element ? node.closest<HTMLElement>('[data-cell]') : null
