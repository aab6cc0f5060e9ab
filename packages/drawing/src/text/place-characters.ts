import { printedOrBase } from '@gebaerdenraum/domain/kernel/printed-form'
import { TYPE_FACES, type Weight } from './type-face.ts'

/** How a character of a line is set: one or more glyphs, or none where nothing of it can be printed. Units of the face. */
export type PlacedCharacter = {
  /** As it was written. */
  readonly character: string
  readonly advance: number
  readonly glyphs: readonly PlacedGlyph[]
}
/** `x` counts from where its character begins, `rise` upwards from the base line. */
export type PlacedGlyph = { readonly character: string; readonly x: number; readonly rise: number }

/** One entry for each code point, invisible ones too, so that positions can be counted in characters. */
export const placeCharacters = (line: string, weight: Weight): readonly PlacedCharacter[] => {
  const { advances } = TYPE_FACES[weight]
  let carrier = NO_CARRIER
  return [...line].map((character) => {
    let advance = 0
    const glyphs: PlacedGlyph[] = []
    for (const printed of printedOrBase(character)) {
      if (MARK.test(printed)) {
        const { x, rise } = placeMark(printed, carrier, weight)
        glyphs.push({ character: printed, x: advance + x, rise })
        if (!BELOW.test(printed)) carrier = { ...carrier, marksAbove: carrier.marksAbove + 1 }
        continue
      }
      carrier = { character: printed, marksAbove: countMarksAbove(printed) }
      glyphs.push({ character: printed, x: advance, rise: 0 })
      advance += advances[printed] ?? 0
    }
    return { character, advance, glyphs }
  })
}

/** The letter that marks are put onto. */
type Carrier = { readonly character: string; readonly marksAbove: number }
const NO_CARRIER: Carrier = { character: '', marksAbove: 0 }

/**
 * A mark without a composed letter of its own, as in Yoruba and Russian (ẹ́, о́). The face draws it back from the pen,
 * right for the width and height of an "o".
 */
const placeMark = (mark: string, { character, marksAbove }: Carrier, weight: Weight) => {
  const { advances, capHeight, xHeight } = TYPE_FACES[weight]
  const model = advances['o'] ?? 0
  const x = (model - (advances[character] ?? model)) / 2
  if (BELOW.test(mark)) return { x, rise: 0 }
  const height = TALL.test(character) ? capHeight - xHeight : 0
  return { x, rise: height + marksAbove * MARK_HEIGHT }
}

const MARK = /\p{Mn}/u
const BELOW = /[\u0323\u0329]/
/** Capitals, letters with ascenders, figures. */
const TALL = /[\p{Lu}\dbdfhklßþđħ]/u
/** Of a mark with its distance, in units of the face (2048 an em). */
const MARK_HEIGHT = 400

const countMarksAbove = (letter: string): number => letter.normalize('NFD').match(ABOVE)?.length ?? 0
const ABOVE = /[\u0300-\u0315\u031a\u033d-\u0344]/g
