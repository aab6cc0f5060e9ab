import type { PageLayout } from '@gebaerdenraum/domain/documents/layout/box'
import { printedText } from '@gebaerdenraum/domain/kernel/printed-form'
import { type Drawing, placeDrawing } from '../svg/drawing.ts'
import { attribute, number, text } from '../svg/markup.ts'
import { type Picture, picture } from '../svg/picture.ts'
import { setText } from '../text/set-text.ts'
import type { PageMark, PagePicture, TextLine, TextMark } from './page-mark.ts'
import { type FindPicture, type PageMode, pageMarks } from './page-marks.ts'

/** A picture with what is drawn of it: SVG content or an address. */
export type DrawnPicture = PagePicture & { readonly drawing: Drawing }

/**
 * A page as SVG, in pixels at 96 dpi. Its text is text in Andika, which the page around it must have loaded; a thumbnail
 * needs no font, its letters are outlines.
 */
export const drawPage = (
  layout: PageLayout,
  title: string,
  find: FindPicture<DrawnPicture>,
  mode: PageMode,
): Picture => {
  const { width, height } = layout.size
  const paper = `<rect width="${number(width)}" height="${number(height)}" fill="#ffffff"/>`
  const marks = pageMarks(layout, find, mode).map((mark) => drawMark(mark, mode))
  return picture(width, height, title, paper + marks.join(''))
}

const drawMark = (mark: PageMark<DrawnPicture>, mode: PageMode): string => {
  const role = `data-role="${mark.box.role}"`
  switch (mark.kind) {
    case 'path': {
      const line = mark.stroke === null ? '' : ` stroke="${mark.stroke}" stroke-width="${number(mark.strokeWidth)}"`
      return `<path ${role} d="${mark.d}" fill="${mark.fill ?? 'none'}"${line}/>`
    }
    case 'picture': {
      const name =
        mark.picture.name === '' ? 'aria-hidden="true"' : `role="img" aria-label="${attribute(mark.picture.name)}"`
      return `<g ${role} ${name}>${placeDrawing(mark.picture.drawing, mark.area)}</g>`
    }
    case 'text': {
      const lines = mark.lines.map((line) => (mode === 'thumbnail' ? outlined(line, mark) : written(line, mark)))
      return `<g ${role}>${lines.join('')}</g>`
    }
  }
}

const written = ({ text: line, x, y, width }: TextLine, { size, weight, fill }: TextMark): string =>
  // The width is said, so that a line ends where it was set to end whatever the browser makes of the face.
  `<text x="${number(x)}" y="${number(y)}" textLength="${number(width)}" font-family="Andika" font-size="${number(size)}" ` +
  `font-weight="${weight === 'bold' ? 700 : 400}" font-variant-ligatures="none" fill="${fill}">${text(printedText(line))}</text>`

const outlined = ({ text: line, x, y }: TextLine, { size, weight, fill }: TextMark): string =>
  setText(line, { x, y, size, weight, fill })
