import { pxOfMm, type Size } from '../kernel/page-geometry.ts'
import { type Colouring, isColouring } from './colourings.ts'
import { findWrongField } from './letter-media.ts'

export const POSTER_FORMATS = ['a4', 'a3'] as const
export type PosterFormat = (typeof POSTER_FORMATS)[number]
export const POSTER_ORIENTATIONS = ['portrait', 'landscape'] as const
export type PosterOrientation = (typeof POSTER_ORIENTATIONS)[number]

/** The poster of the manual alphabet as it is to be printed. */
export type PosterOptions = {
  readonly format: PosterFormat
  readonly orientation: PosterOrientation
  readonly colouring: Colouring
}

/** In pixels at 96 dpi. */
export const sizeOfPoster = ({ format, orientation }: PosterOptions): Size => {
  const [short, long] = SIDES_MM[format].map(pxOfMm) as [number, number]
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short }
}

const SIDES_MM = { a4: [210, 297], a3: [297, 420] } as const

/** `revision` is the drawing version: with the current one the PDF may be kept for long. */
export const addressOfPoster = ({ format, orientation, colouring }: PosterOptions, revision: number): string =>
  `/media/letters/poster.pdf?format=${format}&orientation=${orientation}&tone=${colouring}&v=${revision}`

/** The options that an address holds; `wrong` names the first field that is unknown or has a wrong value. */
export const readPosterOptions = (
  query: Readonly<Record<string, unknown>>,
): { readonly options: PosterOptions } | { readonly wrong: string } => {
  const { format = 'a4', orientation = 'portrait', tone = 'medium' } = query
  if (!isOneOf(POSTER_FORMATS, format)) return { wrong: 'format' }
  if (!isOneOf(POSTER_ORIENTATIONS, orientation)) return { wrong: 'orientation' }
  if (!isColouring(tone)) return { wrong: 'tone' }
  const wrong = findWrongField(query, ['format', 'orientation', 'tone'])
  return wrong === undefined ? { options: { format, orientation, colouring: tone } } : { wrong }
}

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((known) => known === value)
