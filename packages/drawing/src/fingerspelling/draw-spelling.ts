import { nameLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import { type SpelledSign, spell } from '@gebaerdenraum/domain/media/fingerspelling'
import type { SpellingLook } from '@gebaerdenraum/domain/media/spelling-look'
import type { Drawing } from '../svg/drawing.ts'
import { breakPoints } from '../text/break-word.ts'
import { setText, textWidth } from '../text/set-text.ts'
import { arrangeRows, type Cell } from './arrange-rows.ts'
import { createLetterHands } from './draw-letter-hand.ts'
import { signWritingHands } from './draw-sign-writing.ts'
import { FINGER_ALPHABET } from './finger-alphabet.ts'
import type { SpellingHands } from './spelling-hands.ts'

/**
 * The handshapes of a word in reading order with their arrows, a small letter below each, as large as the room allows.
 * A word without any letter of the alphabet gives an empty drawing. Without text the hands stand alone, in the same places.
 */
export const drawSpelling = (word: string, width: number, height: number, look: SpellingLook): Drawing => {
  const { signs } = spell(word, FINGER_ALPHABET)
  if (signs.length === 0) return { width, height, body: '' }
  const hands = look.style === 'hands' ? createLetterHands(look) : signWritingHands
  const syllables = breakPoints(word.normalize('NFC'))
  const cells = signs.map((sign) => measureCell(sign, hands, syllables.includes(sign.from)))
  const { spacing } = hands
  const { rows, scale } = arrangeRows(cells, { width, height, ...spacing })
  const total = rows.reduce((sum, row) => sum + row.height, 0) + (rows.length - 1) * spacing.rowGap
  let top = (height - total * scale) / 2
  const body = rows.map((row) => {
    let left = (width - row.width * scale) / 2
    const drawn = signs.slice(row.from, row.to).map((sign, index) => {
      const cell = cells[row.from + index]!
      const place = { left, top, scale, width: cell.width, height: row.height }
      left += (cell.width + spacing.gap) * scale
      if (sign.kind === 'pause') return ''
      const label = look.isWithoutText ? '' : drawLabel(sign.letter, place, hands)
      return drawHand(sign.letter, place, hands) + label
    })
    top += (row.height + spacing.rowGap) * scale
    return drawn.join('')
  })
  return { width, height, body: body.join('') }
}

/** Units of the cells: a tall hand has about 31. */
const LEAST_WIDTH = 15
const WORD_GAP = 12

const measureCell = (sign: SpelledSign, hands: SpellingHands, startsSyllable: boolean): Cell => {
  if (sign.kind === 'pause') return { width: WORD_GAP, height: 0, isBreak: true, startsSyllable: false }
  const { letterSize, letterRoom } = hands.spacing
  const box = hands.measure(sign.letter)
  const width = Math.max(LEAST_WIDTH, box.width, textWidth(nameLetter(sign.letter), letterSize, 'regular'))
  return { width, height: box.height + letterRoom, isBreak: false, startsSyllable }
}

type CellPlace = {
  readonly left: number
  readonly top: number
  readonly scale: number
  readonly width: number
  readonly height: number
}

const drawHand = (letter: string, { left, top, scale, width, height }: CellPlace, hands: SpellingHands): string => {
  const box = hands.measure(letter)
  const x = left + ((width - box.width) / 2) * scale
  const free = height - hands.spacing.letterRoom - box.height
  return hands.draw(letter, { x, y: top + free * hands.findDrop(letter) * scale, scale })
}

const drawLabel = (letter: string, { left, top, scale, width, height }: CellPlace, hands: SpellingHands): string => {
  const box = hands.measure(letter)
  return setText(nameLetter(letter), {
    x: left + ((width - box.width) / 2 + box.middle) * scale,
    y: top + (height - 1) * scale,
    size: hands.spacing.letterSize * scale,
    weight: 'regular',
    fill: hands.letterInk,
    anchor: 'middle',
  })
}
