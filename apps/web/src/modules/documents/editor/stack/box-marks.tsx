import type { Box } from '@gebaerdenraum/domain/documents/layout/box'
import type { Area } from '@gebaerdenraum/domain/kernel/page-geometry'
import { printedText } from '@gebaerdenraum/domain/kernel/printed-form'
import type { DrawnPicture } from '@gebaerdenraum/drawing/documents/draw-page'
import type { PageMark } from '@gebaerdenraum/drawing/documents/page-mark'
import { type FindPicture, pageMarks } from '@gebaerdenraum/drawing/documents/page-marks'
import { productLogo, productMark } from '@gebaerdenraum/drawing/documents/product-logo'
import { picture } from '@gebaerdenraum/drawing/svg/picture'
import { sameValue } from '@gebaerdenraum/editing/same-value'
import { memo, useMemo } from 'react'
import { useDocumentEditing } from '../editing-context.ts'
import classes from './placed.module.css'

type Props = {
  readonly boxes: readonly Box[]
  /** What of the page is shown. */
  readonly area: Area
}

/**
 * Boxes as they are printed, with the same lines of text and the same outlines. Pictures that somebody chose are not
 * among them: they load by themselves and are controls.
 */
export const BoxMarks = memo(function BoxMarks({ boxes, area }: Props) {
  const { productName, canWrite } = useDocumentEditing()
  const find = useMemo(() => productPictures(productName), [productName])
  const marks = pageMarks({ size: area, boxes }, find, canWrite ? 'screen' : 'print')
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its words are text; it is not one picture.
    <svg
      className={classes.marks}
      viewBox={`${area.x} ${area.y} ${area.width} ${area.height}`}
      // Where something is edited its field says what stands here.
      aria-hidden={canWrite}
    >
      {marks.map((mark, index) => (
        <Mark key={keyOf(mark, index)} mark={mark} />
      ))}
    </svg>
  )
}, sameValue)

const Mark = ({ mark }: { readonly mark: PageMark<DrawnPicture> }) => {
  const { role } = mark.box
  switch (mark.kind) {
    case 'path':
      return (
        <path
          data-role={role}
          d={mark.d}
          fill={mark.fill ?? 'none'}
          stroke={mark.stroke ?? 'none'}
          strokeWidth={mark.strokeWidth}
        />
      )
    case 'picture':
      return <image data-role={role} {...mark.area} href={addressOf(mark.picture)} />
    case 'text':
      return (
        <g
          className={classes.words}
          data-role={role}
          fontFamily="Andika"
          fontSize={mark.size}
          fontWeight={mark.weight === 'bold' ? 700 : 400}
        >
          {mark.lines.map(({ text, x, y, width }) => (
            <text key={y} x={x} y={y} textLength={width} fill={mark.fill}>
              {printedText(text)}
            </text>
          ))}
        </g>
      )
  }
}

const keyOf = ({ kind, box }: PageMark<DrawnPicture>, index: number): string => `${index} ${kind} ${box.role}`

const productPictures = (productName: string): FindPicture<DrawnPicture> => {
  const [logo, mark] = [productLogo(productName), productMark()]
  return (wanted) => (wanted === 'product-logo' ? logo : wanted === 'product-mark' ? mark : null)
}

const addressOf = ({ size, name, drawing }: DrawnPicture): string =>
  'href' in drawing
    ? drawing.href
    : `data:image/svg+xml,${encodeURIComponent(picture(size.width, size.height, name, drawing.body).svg)}`
