import type { CaptionBox, TextBox } from '@gebaerdenraum/domain/documents/layout/box'
import type { Area } from '@gebaerdenraum/domain/kernel/page-geometry'
import { fitText } from '../text/fit-text.ts'
import { textWidth } from '../text/set-text.ts'
import { TYPE_FACES, type Weight } from '../text/type-face.ts'
import type { TextLine, TextMark } from './page-mark.ts'
import { type SetLine, setLines } from './set-lines.ts'

/** The text of a box in its lines, or what stands for it while it is empty. */
export const textMark = (box: TextBox, text: string, fill: string): TextMark => {
  const { area, fontSize: size, lineHeight, weight } = box
  // A hair more than the height, for sums are not exact in floating point.
  const mostLines = Math.max(1, Math.floor((area.height + 0.01) / lineHeight))
  const lines = setLines(text, { width: area.width, size, weight, mostLines })
  return { kind: 'text', box, size, weight, fill, lines: placed(lines, box, { size, weight, lineHeight }) }
}

/** A word as large as it fits, in the middle of its box. */
export const captionMark = (box: CaptionBox, name: string, fill: string): TextMark => {
  const { area, largest, smallest } = box
  const room = { width: area.width, height: area.height, largest, smallest, weight: 'bold', maxLines: 8 } as const
  const { lines, size, lineHeight } = fitText(name, room)
  const setting = { size, lineHeight, weight: 'bold' } as const
  return {
    kind: 'text',
    box,
    size,
    weight: 'bold',
    fill,
    lines: placed(withDivisions(lines, name), CENTRED(area), setting),
  }
}

const CENTRED = (area: Area) => ({ area, align: 'center', verticalAlign: 'middle' }) as const

type Place = Pick<TextBox, 'area' | 'align' | 'verticalAlign'>
type Setting = { readonly size: number; readonly weight: Weight; readonly lineHeight: number }

const placed = (lines: readonly SetLine[], { area, align, verticalAlign }: Place, setting: Setting): TextLine[] => {
  const { size, weight, lineHeight } = setting
  const free = area.height - lines.length * lineHeight
  const top = area.y + (verticalAlign === 'middle' ? free / 2 : 0)
  return lines.flatMap(({ text, endsDivided }, index) => {
    if (text === '') return []
    const width = textWidth(text, size, weight)
    const x = area.x + (area.width - width) * { left: 0, center: 0.5, right: 1 }[align]
    return [{ text, x, y: top + index * lineHeight + baseLine(setting), width, endsDivided }]
  })
}

/** As browsers set it: the face's height stands in the middle of the line. So a field lies exactly over its text. */
const baseLine = ({ size, weight, lineHeight }: Setting): number => {
  const { ascender, descender, unitsPerEm } = { ...ANDIKA, unitsPerEm: TYPE_FACES[weight].unitsPerEm }
  return lineHeight / 2 + ((ascender - descender) / 2 / unitsPerEm) * size
}

/** Of both weights, in units of the face. */
const ANDIKA = { ascender: 2500, descender: 800 } as const

/** Which hyphens at the ends of lines were put there by dividing a word. */
const withDivisions = (lines: readonly string[], name: string): readonly SetLine[] => {
  const written = name.normalize('NFC').split(/\s+/u).filter(Boolean).join(' ')
  let at = 0
  return lines.map((text) => {
    const endsDivided = text.endsWith('-') && !written.startsWith(text, at) && !text.endsWith('…')
    at += endsDivided ? text.length - 1 : text.length
    if (written[at] === ' ') at += 1
    return { text, endsDivided }
  })
}
