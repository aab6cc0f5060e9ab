import { findStillLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import stored from '../../../../content/hands/letter-drawings.json' with { type: 'json' }
import type { HandDrawing } from './hand-drawing.ts'

/** How a letter of the manual alphabet looks to the reader, as a vector; without the arrow of its movement. */
export const findLetterDrawing = (letter: string): HandDrawing => {
  const found = DRAWINGS[findStillLetter(letter)]
  if (found === undefined) throw new Error(`There is no drawing of the letter "${letter}".`)
  return found
}

const DRAWINGS: Readonly<Record<string, HandDrawing>> = stored
