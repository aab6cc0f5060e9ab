import { number } from '../svg/markup.ts'
import { findOutline } from './outlines.ts'
import { placeCharacters } from './place-characters.ts'
import { TYPE_FACES, type Weight } from './type-face.ts'

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
  const { unitsPerEm } = TYPE_FACES[weight]
  const characters = placeCharacters(line, weight)
  const width = (sumAdvances(characters) * size) / unitsPerEm
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  let pen = 0
  const letters = characters.flatMap(({ advance, glyphs }) => {
    const start = pen
    pen += advance
    return glyphs.map((glyph) => {
      const outline = findOutline(glyph.character, weight)
      if (outline === '') return ''
      const place = [start + glyph.x, -glyph.rise].filter((value, index) => index === 0 || value !== 0)
      return `<path transform="translate(${place.map(number).join(' ')})" d="${outline}"/>`
    })
  })
  const transform = `translate(${number(left)} ${number(y)}) scale(${(size / unitsPerEm).toFixed(5)})`
  return `<g transform="${transform}" fill="${fill}">${letters.join('')}</g>`
}

/** In the unit of `size`. */
export const textWidth = (line: string, size: number, weight: Weight): number =>
  (sumAdvances(placeCharacters(line, weight)) * size) / TYPE_FACES[weight].unitsPerEm

/** The advance of each character (code point), in the unit of `size`. */
export const advances = (line: string, size: number, weight: Weight): readonly number[] =>
  placeCharacters(line, weight).map(({ advance }) => (advance * size) / TYPE_FACES[weight].unitsPerEm)

const sumAdvances = (characters: readonly { readonly advance: number }[]): number =>
  characters.reduce((sum, { advance }) => sum + advance, 0)
