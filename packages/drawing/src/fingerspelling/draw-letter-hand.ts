import type { SpellingLook } from '@gebaerdenraum/domain/media/spelling-look'
import { drawHandLayers } from '../hands/hand-drawing.ts'
import { findHandPalette } from '../hands/hand-palettes.ts'
import { findLetterDrawing } from '../hands/letter-drawings.ts'
import type { Frame } from '../svg/drawing.ts'
import { number } from '../svg/markup.ts'
import { drawMovementArrow, measureMovementArrow } from './movement-arrow.ts'
import type { SpellingHands } from './spelling-hands.ts'

/** The letters as realistic hands in the colours of a look, each cut to its own box. */
export const createLetterHands = ({ colouring, scheme }: Extract<SpellingLook, { style: 'hands' }>): SpellingHands => {
  const palette = findHandPalette(colouring, scheme)
  const arrowColour = colouring === 'lineArt' ? LINE_ART_ARROWS[scheme] : ARROW_COLOUR
  const arrowGain = ARROW_GAINS[colouring === 'lineArt' ? 'lineArt' : 'coloured']
  const leastLinePx = LEAST_LINES_PX[colouring === 'lineArt' ? 'lineArt' : 'coloured']
  return {
    letterInk: colouring === 'lineArt' ? LETTER_INKS.lineArt : LETTER_INKS[scheme],
    spacing: { gap: 4, rowGap: 7, largestScale: 15, syllableGain: 1.25, letterSize: 7.5, letterRoom: 11 },
    measure(letter) {
      const { box, hand } = placeParts(letter)
      return { width: box.width, height: box.height, middle: hand.x + hand.width / 2 - box.x }
    },
    findDrop: (letter) => (HANGING.has(letter) ? 0 : LYING.has(letter) ? 0.5 : 1),
    draw(letter, { x, y, scale }) {
      const { box, hand, handScale, arrow } = placeParts(letter)
      const k = handScale * scale
      const found = findLetterDrawing(letter)
      const drawing = { ...found, lineWidth: Math.max(found.lineWidth, leastLinePx / k) }
      const left = x + (hand.x - box.x) * scale - drawing.box.x * k
      const top = y + (hand.y - box.y) * scale - drawing.box.y * k
      const drawn = `<g transform="translate(${number(left)} ${number(top)}) scale(${k.toFixed(5)})">${drawHandLayers(drawing, palette)}</g>`
      if (!arrow) return drawn
      const at = { x: x + (arrow.x - box.x) * scale, y: y + (arrow.y - box.y) * scale, scale }
      return drawn + drawMovementArrow(letter, at, arrowColour, arrowGain * drawing.lineWidth * handScale)
    },
  }
}

/** Brand coral, 3 : 1 on white and on the dark surface. */
const ARROW_COLOUR = '#e6644a'
/** Widths of an arrow's line, in those of the hand's outline. In line art the arrow must not outweigh the hand. */
const ARROW_GAINS = { coloured: 3.6, lineArt: 2 } as const
/** White hands stand out on a dark page too; lines beside them do not. */
const LINE_ART_ARROWS = { light: '#111111', dark: '#e0e0e0' } as const
const LETTER_INKS = { light: '#5b6066', dark: '#c9d3d2', lineArt: '#555555' } as const

/** Of an outline, in a picture of 800 pixels: the hands of long words stand out on thumbnails and copies too. */
const LEAST_LINES_PX = { coloured: 1.4, lineArt: 2 } as const

/** The arm comes from above, or from the side; all others stand upright. */
const HANGING: ReadonlySet<string> = new Set(['m', 'n', 'q'])
const LYING: ReadonlySet<string> = new Set(['g', 'h', 'p'])

/** Cell units in a unit of the drawings (a tenth of a millimetre): a tall hand with its sleeve has about 31. */
const UNIT = 0.0118
/** Fists are drawn larger than the others, as far as that does not catch the eye. */
const MOST_GAIN = 1.2
/** The length that smaller hands grow towards, in cell units. */
const FULL_LENGTH = 29

type Parts = {
  readonly box: Frame
  readonly hand: Frame
  /** Cell units in a unit of the drawing. */
  readonly handScale: number
  readonly arrow: Frame | undefined
}

/** Hand and arrow beside each other; the hand's corner is 0 0. */
const placeParts = (letter: string): Parts => {
  const { width, height } = findLetterDrawing(letter).box
  const gain = Math.min(MOST_GAIN, Math.max(1, FULL_LENGTH / (Math.max(width, height) * UNIT)))
  const handScale = UNIT * gain
  const hand = { x: 0, y: 0, width: width * handScale, height: height * handScale }
  const arrow = measureMovementArrow(letter, hand)
  return { hand, handScale, arrow, box: arrow ? joinFrames(hand, arrow) : hand }
}

const joinFrames = (one: Frame, other: Frame): Frame => {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  const right = Math.max(one.x + one.width, other.x + other.width)
  const bottom = Math.max(one.y + one.height, other.y + other.height)
  return { x, y, width: right - x, height: bottom - y }
}
