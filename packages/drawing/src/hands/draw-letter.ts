import type { AlphabetLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import type { Colouring, ColourScheme } from '@gebaerdenraum/domain/media/colourings'
import { createLetterHands } from '../fingerspelling/draw-letter-hand.ts'
import type { Frame } from '../svg/drawing.ts'

/** A letter's hand alone, with the arrow of its movement. Fists are a little larger than stretched hands. */
export type LetterPicture = Pick<Frame, 'width' | 'height'> & {
  /** SVG content in a box `0 0 width height`. */
  readonly body: string
}

/** The side of a square that every letter fits in. */
export const LETTER_ROOM = 320

export const drawLetter = (
  letter: AlphabetLetter,
  colouring: Colouring,
  scheme: ColourScheme = 'light',
): LetterPicture => {
  const hands = createLetterHands({ style: 'hands', colouring, scheme, isWithoutText: true })
  const { width, height } = hands.measure(letter)
  // As large as the hands of a short word, so that outlines are as thin as theirs.
  const scale = LETTER_ROOM / UNITS
  return { width: width * scale, height: height * scale, body: hands.draw(letter, { x: 0, y: 0, scale }) }
}

/** The largest hand has 31 of the units that words are arranged in. */
const UNITS = 32
