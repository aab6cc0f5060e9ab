import type { Box, CheckboxBox, FrameBox, ImageBox, PageLayout } from '@gebaerdenraum/domain/documents/layout/box'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import { fittedInto } from '@gebaerdenraum/domain/kernel/page-geometry'
import { number } from '../svg/markup.ts'
import type { PageMark, PagePicture, PathMark } from './page-mark.ts'
import { qrCodePath } from './qr-code.ts'
import { captionMark, textMark } from './text-marks.ts'

/** On the screen empty places are shown too; print and thumbnail have only what is printed. */
export type PageMode = 'screen' | 'thumbnail' | 'print'

/** Which picture stands in a box: one that was chosen, or the product's own. */
export type WantedPicture = ImageReference | 'product-logo' | 'product-mark'

/** Null where a picture is gone or not there yet. */
export type FindPicture<P extends PagePicture> = (wanted: WantedPicture, isWithoutText: boolean) => P | null

export const wantedPicture = ({ role, image }: ImageBox): WantedPicture | null => {
  if (role === 'product-logo') return 'product-mark'
  return image ?? (role === 'logo' ? 'product-logo' : null)
}

/** All that is seen of a page, in reading order. */
export const pageMarks = <P extends PagePicture>(
  { boxes }: PageLayout,
  find: FindPicture<P>,
  mode: PageMode,
): readonly PageMark<P>[] => boxes.flatMap((box) => marksOf(box, find, mode))

export const INK = '#1d2b2b'
const INK_MUTED = '#536161'
const LINE = '#7c8a89'
const CELL_LINE = '#c3cdcb'
const BLACK = '#000000'

const marksOf = <P extends PagePicture>(box: Box, find: FindPicture<P>, mode: PageMode): readonly PageMark<P>[] => {
  switch (box.kind) {
    case 'frame':
      return frameMarks(box, mode)
    case 'image': {
      const wanted = wantedPicture(box)
      const picture = wanted && find(wanted, box.isWithoutText)
      return picture ? [{ kind: 'picture', box, area: fittedInto(box.area, picture.size), picture }] : []
    }
    case 'text': {
      if (box.text.trim() !== '') return [textMark(box, box.text, INK)]
      return mode === 'screen' && box.placeholder !== null ? [textMark(box, box.placeholder, INK_MUTED)] : []
    }
    case 'checkbox':
      return checkboxMarks(box)
    case 'caption': {
      const picture = find(box.image, false)
      return picture ? [captionMark(box, picture.name, INK)] : []
    }
    case 'qr-code': {
      const address = find(box.image, false)?.publicAddress
      return address ? [path(box, qrCodePath(address, box.area), { fill: BLACK })] : []
    }
    case 'line': {
      const { from, to } = box
      const d = `M${number(from.x)} ${number(from.y)}L${number(to.x)} ${number(to.y)}`
      return [path(box, d, { stroke: BLACK, strokeWidth: CUT_MARK_WIDTH })]
    }
  }
}

/** A quarter of a point: as thin as every printer still prints it. */
const CUT_MARK_WIDTH = 0.35

const frameMarks = (box: FrameBox, mode: PageMode): readonly PathMark[] => {
  if (box.role === 'element') return [path(box, rectangle(box, 6), { stroke: LINE, strokeWidth: 1 })]
  return mode === 'screen' ? [path(box, rectangle(box, 0), { stroke: CELL_LINE, strokeWidth: 1 })] : []
}

const checkboxMarks = (box: CheckboxBox): readonly PathMark[] => {
  const { x, y, width, height } = box.area
  const square = path(box, rectangle(box, 3), { stroke: INK, strokeWidth: 1.5 })
  if (!box.isChecked) return [square]
  const point = (across: number, down: number) => `${number(x + across * width)} ${number(y + down * height)}`
  const tick = `M${point(0.22, 0.52)}L${point(0.43, 0.74)}L${point(0.8, 0.26)}`
  return [square, path(box, tick, { stroke: INK, strokeWidth: 2 })]
}

/** Round corners as arcs, clockwise. */
const rectangle = ({ area }: FrameBox | CheckboxBox, radius: number): string => {
  const { x, y, width, height } = area
  if (radius === 0) return `M${number(x)} ${number(y)}h${number(width)}v${number(height)}h${number(-width)}z`
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
  const [across, down] = [number(width - 2 * radius), number(height - 2 * radius)]
  return (
    `M${number(x + radius)} ${number(y)}h${across}${arc(radius, radius)}v${down}${arc(-radius, radius)}` +
    `h-${across}${arc(-radius, -radius)}v-${down}${arc(radius, -radius)}z`
  )
}

type Style = { readonly fill?: string; readonly stroke?: string; readonly strokeWidth?: number }

const path = (box: Box, d: string, { fill = undefined, stroke = undefined, strokeWidth = 0 }: Style): PathMark => ({
  kind: 'path',
  box,
  d,
  fill: fill ?? null,
  stroke: stroke ?? null,
  strokeWidth,
})
