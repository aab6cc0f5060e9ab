import { number } from '../svg/markup.ts'
import { type Letter, TYPE_FACES, type Weight } from './type-face.ts'

/** Where a line of text stands: `y` is its base line; `anchor` says which part of it stands at `x`. */
export type TextPlace = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly weight: Weight
  readonly fill: string
  readonly anchor?: 'start' | 'middle' | 'end'
}

/** A line of text as outlines. What it says belongs into the picture's title: outlines cannot be read aloud. */
export const setText = (line: string, { x, y, size, weight, fill, anchor = 'start' }: TextPlace): string => {
  const scale = size / TYPE_FACES[weight].unitsPerEm
  const width = textWidth(line, size, weight)
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  let pen = 0
  const letters = glyphsOf(line, weight).map(({ advance, outline }) => {
    const placed = outline === '' ? '' : `<path transform="translate(${number(pen)})" d="${outline}"/>`
    pen += advance
    return placed
  })
  const transform = `translate(${number(left)} ${number(y)}) scale(${scale.toFixed(5)})`
  return `<g transform="${transform}" fill="${fill}">${letters.join('')}</g>`
}

/** In the unit of `size`. */
export const textWidth = (line: string, size: number, weight: Weight): number =>
  (glyphsOf(line, weight).reduce((sum, { advance }) => sum + advance, 0) * size) / TYPE_FACES[weight].unitsPerEm

/** The advance of each character (code point), in the unit of `size`. */
export const advances = (line: string, size: number, weight: Weight): readonly number[] =>
  glyphsOf(line, weight).map(({ advance }) => (advance * size) / TYPE_FACES[weight].unitsPerEm)

/** One glyph for each code point, invisible ones too, so that positions can be counted in characters. */
const glyphsOf = (line: string, weight: Weight): readonly Letter[] =>
  [...line].map((character) => letterOf(character, weight))

const letterOf = (character: string, weight: Weight): Letter => {
  const { letters } = TYPE_FACES[weight]
  if (Object.hasOwn(letters, character)) return letters[character]!
  if (/\s/u.test(character)) return { advance: letters[' ']!.advance, outline: '' }
  return INVISIBLE.test(character) ? { advance: 0, outline: '' } : MISSING
}

/** Marks that join, direct or modify other characters: alone they have no shape. */
const INVISIBLE = /\p{C}|\p{M}|\p{Emoji_Modifier}/u

/** The empty box that stands for what Andika cannot write: emoji, other scripts. Units of the face (2048 an em). */
const MISSING: Letter = {
  advance: 1330,
  outline: 'M150 0V-1485H1180V0ZM270-120H1060V-1365H270Z',
}
