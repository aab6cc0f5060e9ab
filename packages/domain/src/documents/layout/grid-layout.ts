import { type Area, bottomEdge, pxOfMm, rightEdge } from '../../kernel/page-geometry.ts'
import type { DocumentContent, GridElement, Page } from '../document-content.ts'
import { cellArea, cellKey, elementsByCell, gridCells, isGridPage } from '../grid-cells.ts'
import { gridElementsOn } from '../kinds/grid-kind.ts'
import type { Box, LayoutOptions } from './box.ts'
import { cutMarks } from './cut-marks.ts'

/** A camera reads a code of this size; smaller cells get none. */
const QR_CODE = pxOfMm(10)
const QR_CODE_GAP = pxOfMm(1)
const QR_CODE_CELL_MIN = pxOfMm(30)

export const gridBoxes = (content: DocumentContent, page: Page, options: LayoutOptions): readonly Box[] => {
  if (!isGridPage(page)) return []
  const elements = elementsByCell(gridElementsOn(content, page))
  const cells = gridCells(page.grid).flatMap((cell): readonly Box[] => {
    const element = elements.get(cellKey(cell))
    const area = cellArea(page, cell)
    const frame: Box = { kind: 'frame', role: 'cell', area, elementId: element?.id ?? null, cell }
    return element ? [frame, ...elementBoxes(element, area, options)] : [frame]
  })
  return [...cells, ...(options.hasCutMarks ? cutMarks(page) : [])]
}

const elementBoxes = ({ id, image }: GridElement, area: Area, options: LayoutOptions): readonly Box[] => {
  const isLargeEnough = area.width >= QR_CODE_CELL_MIN && area.height >= QR_CODE_CELL_MIN
  const hasQrCode = options.hasQrCodes && image.service === 'signs' && isLargeEnough
  const picture: Box = {
    kind: 'image',
    role: 'element-image',
    area: hasQrCode ? { ...area, height: area.height - QR_CODE - QR_CODE_GAP } : area,
    image,
    elementId: id,
    slot: 'image',
    isWithoutText: options.isWithoutText,
  }
  if (!hasQrCode) return [picture]
  const corner = { x: rightEdge(area) - QR_CODE, y: bottomEdge(area) - QR_CODE, width: QR_CODE, height: QR_CODE }
  return [picture, { kind: 'qr-code', role: 'qr-code', area: corner, image, elementId: id }]
}
