import regular from '../generated/letters-400.json' with { type: 'json' }
import bold from '../generated/letters-700.json' with { type: 'json' }

/** A face as outlines: y downwards, the base line at 0, lengths in `unitsPerEm` parts of the font size. */
export type TypeFace = {
  readonly unitsPerEm: number
  readonly xHeight: number
  readonly capHeight: number
  /** Of all its characters. */
  readonly advances: Readonly<Record<string, number>>
  /** Of the letters that most texts have, as SVG path data; empty for a space. */
  readonly outlines: Outlines
}
export type Outlines = Readonly<Record<string, string>>

/** Andika, made for beginning readers (interface.md, Tone). */
export const TYPE_FACES: Readonly<Record<Weight, TypeFace>> = { regular, bold }
export type Weight = 'regular' | 'bold'
export const WEIGHT_NUMBERS: Readonly<Record<Weight, 400 | 700>> = { regular: 400, bold: 700 }
