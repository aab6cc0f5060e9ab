import regular from '../generated/letters-400.json' with { type: 'json' }
import bold from '../generated/letters-700.json' with { type: 'json' }

/** A face as outlines: y downwards, the base line at 0, lengths in `unitsPerEm` parts of the font size. */
export type TypeFace = {
  readonly unitsPerEm: number
  readonly xHeight: number
  readonly capHeight: number
  readonly letters: Readonly<Record<string, Letter>>
}
export type Letter = { readonly advance: number; readonly outline: string }

/** Andika, made for beginning readers (interface.md, Tone). */
export const TYPE_FACES: Readonly<Record<Weight, TypeFace>> = { regular, bold }
export type Weight = 'regular' | 'bold'
