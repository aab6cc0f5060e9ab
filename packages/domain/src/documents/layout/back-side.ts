import { pageOf } from '../content-changes.ts'
import type { DocumentContent } from '../document-content.ts'
import { isGridElement } from '../document-content.ts'
import { inReadingOrder } from '../element-clip.ts'
import { cellArea, isGridPage } from '../grid-cells.ts'
import { inset, pxOfMm, rightOf } from '../page-geometry.ts'
import type { CaptionBox, PageLayout } from './box.ts'

const PADDING = pxOfMm(3)
const LARGEST = 48
const SMALLEST = 9

/**
 * The back of a grid page for duplex printing, turned over its long side: what stood left stands right, so that every
 * word lies behind its picture. Null for pages without a grid.
 */
export const layoutBackSide = (content: DocumentContent, pageId: string): PageLayout | null => {
  const page = pageOf(content, pageId)
  if (!page || !isGridPage(page)) return null
  const boxes = inReadingOrder(content, page)
    .filter(isGridElement)
    .map(({ id, gridIndex, image }): CaptionBox => {
      const area = cellArea(page, gridIndex)
      const mirrored = { ...area, x: page.dimensions.width - rightOf(area) }
      return {
        kind: 'caption',
        role: 'card-back',
        area: inset(mirrored, Math.min(PADDING, area.width / 10, area.height / 10)),
        image,
        elementId: id,
        largest: LARGEST,
        smallest: SMALLEST,
      }
    })
  return { size: page.dimensions, boxes }
}
