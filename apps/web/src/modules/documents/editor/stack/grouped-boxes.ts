import type { Box, FrameBox } from '@gebaerdenraum/domain/documents/layout/box'

/** All that is drawn of one element, in reading order. */
export type ElementGroup = { readonly frame: FrameBox; readonly elementId: string; readonly boxes: readonly Box[] }

export type GroupedBoxes = {
  /** Logo, title, column titles: what stands above the content. */
  readonly head: readonly Box[]
  readonly elements: readonly ElementGroup[]
  /** Footer and copyright note. */
  readonly foot: readonly Box[]
}

/** The boxes of a page by what moves together. Those of a grid's cells are left out: the grid draws them itself. */
export const groupedBoxes = (boxes: readonly Box[]): GroupedBoxes => {
  const head: Box[] = []
  const foot: Box[] = []
  const elements: { frame: FrameBox; elementId: string; boxes: Box[] }[] = []
  for (const box of boxes) {
    const open = elements.at(-1)
    if (box.kind === 'frame' && box.role === 'element' && box.elementId !== null) {
      elements.push({ frame: box, elementId: box.elementId, boxes: [box] })
    } else if (HEAD_ROLES.has(box.role)) head.push(box)
    else if (FOOT_ROLES.has(box.role)) foot.push(box)
    else if (open) open.boxes.push(box)
  }
  return { head, elements, foot }
}

const HEAD_ROLES: ReadonlySet<Box['role']> = new Set(['logo', 'title', 'column-title'])
const FOOT_ROLES: ReadonlySet<Box['role']> = new Set(['footer', 'product-logo', 'copyright-note', 'page-number'])
