import { type Area, bottomEdge, inset, pxOfMm, rightEdge } from '../../kernel/page-geometry.ts'
import { pageOf } from '../content-changes.ts'
import type { DocumentContent } from '../document-content.ts'
import { isGridElement } from '../document-content.ts'
import { inReadingOrder } from '../element-clip.ts'
import { cellArea, isGridPage } from '../grid-cells.ts'
import type { CaptionBox, PageLayout } from './box.ts'

const PADDING = pxOfMm(3)
const LARGEST = 48
const SMALLEST = 9

/**
 * The back of a grid page for duplex printing, with every word behind its picture: turning over the long edge swaps left
 * and right; over the short edge, top and bottom. Null for pages without a grid.
 */
export const layoutBackSide = (
  content: DocumentContent,
  pageId: string,
  edge: 'long' | 'short' = 'long',
): PageLayout | null => {
  const page = pageOf(content, pageId)
  if (!page || !isGridPage(page)) return null
  const boxes = inReadingOrder(content, page)
    .filter(isGridElement)
    .map(({ id, gridIndex, image }): CaptionBox => {
      const area = cellArea(page, gridIndex)
      const { width, height } = page.dimensions
      const mirrored: Area =
        edge === 'long' ? { ...area, x: width - rightEdge(area) } : { ...area, y: height - bottomEdge(area) }
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
