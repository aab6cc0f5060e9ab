import { type SpelledSign, spell } from '@gebaerdenraum/domain/signs/fingerspelling'
import type { Drawing } from '../svg/drawing.ts'
import { breakPoints } from '../text/break-word.ts'
import { setText, textWidth } from '../text/set-text.ts'
import { arrangeRows, type Cell } from './arrange-rows.ts'
import { FINGER_ALPHABET } from './finger-alphabet.ts'
import { drawArrow, drawHand, handOf } from './hand.ts'

/**
 * The handshapes of a word in reading order with their arrows, a small letter below each, as large as the room allows.
 * A word without any letter of the alphabet gives an empty drawing. Without text the hands stand alone, in the same places.
 */
export const drawSpelling = (word: string, width: number, height: number, isWithoutText = false): Drawing => {
  const { signs } = spell(word, FINGER_ALPHABET)
  if (signs.length === 0) return { width, height, body: '' }
  const syllables = breakPoints(word.normalize('NFC'))
  const cells = signs.map((sign) => cellOf(sign, syllables.includes(sign.from)))
  const { rows, scale } = arrangeRows(cells, { width, height, ...SPACING })
  const total = rows.reduce((sum, row) => sum + row.height, 0) + (rows.length - 1) * SPACING.rowGap
  let top = (height - total * scale) / 2
  const body = rows.map((row) => {
    let left = (width - row.width * scale) / 2
    const drawn = signs.slice(row.from, row.to).map((sign, index) => {
      const cell = cells[row.from + index]!
      const at = { left, top, scale, width: cell.width, height: row.height, isWithoutText }
      left += (cell.width + SPACING.gap) * scale
      return sign.kind === 'letter' ? drawLetter(sign.letter, at) : ''
    })
    top += (row.height + SPACING.rowGap) * scale
    return drawn.join('')
  })
  return { width, height, body: body.join('') }
}

/** Symbol units; the largest hand (31 units) is half of an 800-pixel picture then. */
const SPACING = { gap: 7, rowGap: 9, largestScale: 13 } as const
const LETTER_SIZE = 9
const LETTER_ROOM = 14
const LEAST_WIDTH = 15
const WORD_GAP = 12
const INK = '#111111'
const LETTER_INK = '#5b6066'
const PAPER = '#ffffff'

const cellOf = (sign: SpelledSign, startsSyllable: boolean): Cell => {
  if (sign.kind === 'pause') return { width: WORD_GAP, height: 0, isBreak: true, startsSyllable: false }
  const { box } = handOf(sign.letter)
  const width = Math.max(LEAST_WIDTH, box.width, textWidth(label(sign.letter), LETTER_SIZE, 'regular'))
  return { width, height: box.height + LETTER_ROOM, isBreak: false, startsSyllable }
}

/** `sch` is one sign and so is written as one; ß has no capital that children know. */
const label = (letter: string): string => (letter === 'ß' ? letter : letter.toLocaleUpperCase('de'))

type CellPlace = {
  readonly left: number
  readonly top: number
  readonly scale: number
  readonly width: number
  readonly height: number
  readonly isWithoutText: boolean
}

const drawLetter = (letter: string, { left, top, scale, width, height, isWithoutText }: CellPlace): string => {
  const { box } = handOf(letter)
  const middle = left + (width * scale) / 2
  const place = {
    x: middle - (box.x + box.width / 2) * scale,
    y: top + ((height - LETTER_ROOM - box.height) / 2 - box.y) * scale,
    scale,
    ink: INK,
    paper: PAPER,
  }
  const hand = drawHand(letter, place) + drawArrow(letter, place)
  if (isWithoutText) return hand
  const below = setText(label(letter), {
    x: middle,
    y: top + (height - 1) * scale,
    size: LETTER_SIZE * scale,
    weight: 'regular',
    fill: LETTER_INK,
    anchor: 'middle',
  })
  return hand + below
}
