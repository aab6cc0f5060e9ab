import { readOutlines } from '#read-outlines'
import { letterPart, type OtherPart } from './letter-parts.ts'
import { type Outlines, TYPE_FACES, WEIGHT_NUMBERS, type Weight } from './type-face.ts'

/** The outline of a character of the face. Empty for a space, and in the browser until its file is loaded. */
export const findOutline = (character: string, weight: Weight): string => {
  const part = letterPart(character)
  const outlines = part === 'basic' ? TYPE_FACES[weight].outlines : openPart(weight, part)
  return outlines?.[character] ?? ''
}

export const hasOutlines = (weight: Weight, part: OtherPart): boolean => openPart(weight, part) !== undefined

export const storeOutlines = (weight: Weight, part: OtherPart, outlines: Outlines): void => {
  loaded.set(`${weight} ${part}`, outlines)
}

const loaded = new Map<string, Outlines>()

const openPart = (weight: Weight, part: OtherPart): Outlines | undefined => {
  const known = loaded.get(`${weight} ${part}`)
  if (known !== undefined) return known
  const outlines = readOutlines(WEIGHT_NUMBERS[weight], part)
  if (outlines !== undefined) storeOutlines(weight, part, outlines)
  return outlines
}
