import type { TextObject } from '@gebaerdenraum/domain/custom-signs/scene'
import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import { setLines } from '../documents/set-lines.ts'
import { setText, textWidth } from '../text/set-text.ts'
import { TYPE_FACES } from '../text/type-face.ts'

/** Free text has the size of the texts on top of a card (specification 2, section 9). */
export const FREE_TEXT_SIZE = 54
const SMALLEST = 14
const LINE_HEIGHT = 1.24
const WEIGHT = 'bold'

/** How large a `text` is: as wide as its widest line. */
export const measureText = (text: string): Size => {
  const lines = text.normalize('NFC').split('\n')
  const width = Math.max(...lines.map((line) => textWidth(line, FREE_TEXT_SIZE, WEIGHT)))
  return { width: Math.max(1, Math.ceil(width)), height: Math.ceil(lines.length * FREE_TEXT_SIZE * LINE_HEIGHT) }
}

/** How large a box is that holds a text in lines of at most this width, without making it smaller. */
export const measureTextBox = (text: string, width: number): Size => {
  const lines = setLines(text, { width, size: FREE_TEXT_SIZE, weight: WEIGHT, mostLines: Number.POSITIVE_INFINITY })
  return { width, height: Math.ceil(lines.length * FREE_TEXT_SIZE * LINE_HEIGHT) }
}

/** The lines of a text around 0, as outlines: so it looks the same wherever it is drawn. */
export const drawSceneText = ({ type, text, size: room, color }: TextObject): string => {
  const { lines, size } = type === 'text' ? { lines: text.split('\n'), size: FREE_TEXT_SIZE } : fittedLines(text, room)
  const { capHeight, unitsPerEm } = TYPE_FACES[WEIGHT]
  const lineHeight = size * LINE_HEIGHT
  const first = ((capHeight / unitsPerEm) * size - (lines.length - 1) * lineHeight) / 2
  return lines
    .map((line, index) =>
      setText(line, { x: 0, y: first + index * lineHeight, size, weight: WEIGHT, fill: color, anchor: 'middle' }),
    )
    .join('')
}

/** As large as the box allows; what fits at no size ends with "…". */
const fittedLines = (
  text: string,
  { width, height }: Size,
): { readonly lines: readonly string[]; readonly size: number } => {
  const linesAt = (size: number, mostLines: number): readonly string[] =>
    setLines(text, { width, size, weight: WEIGHT, mostLines }).map((line) => line.text)
  for (let size = FREE_TEXT_SIZE; size > SMALLEST; size -= 2) {
    const lines = linesAt(size, Number.POSITIVE_INFINITY)
    if (lines.length * size * LINE_HEIGHT <= height) return { lines, size }
  }
  return { lines: linesAt(SMALLEST, Math.max(1, Math.floor(height / (SMALLEST * LINE_HEIGHT)))), size: SMALLEST }
}
