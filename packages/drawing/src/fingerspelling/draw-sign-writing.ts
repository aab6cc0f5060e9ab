import { drawArrow, drawHand, handOf } from './hand.ts'
import type { SpellingHands } from './spelling-hands.ts'

/** The letters in SignWriting: black on white, whatever the page. */
export const signWritingHands: SpellingHands = {
  letterInk: '#5b6066',
  // The largest hand (31 units) is half of an 800-pixel picture.
  spacing: { gap: 7, rowGap: 9, largestScale: 13, letterSize: 9, letterRoom: 14 },
  measure(letter) {
    const { width, height } = handOf(letter).box
    return { width, height, middle: width / 2 }
  },
  findDrop: () => 0.5,
  draw(letter, { x, y, scale }) {
    const { box } = handOf(letter)
    const place = { x: x - box.x * scale, y: y - box.y * scale, scale, ink: INK, paper: PAPER }
    return drawHand(letter, place) + drawArrow(letter, place)
  },
}

const INK = '#111111'
const PAPER = '#ffffff'
