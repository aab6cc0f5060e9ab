/** The films of the catalogue are 720 and 360 pixels high (decisions, Media). */
export type FilmQuality = 'default' | 'tiny'

/** A little enlargement is not seen, twice the bytes on a phone are felt. */
const ENLARGEMENT = 1.15
const TINY_HEIGHT_PX = 360

/** The smallest film that still looks sharp at this height on this screen. */
export const filmQualityFor = (heightPx: number, pixelRatio: number): FilmQuality =>
  heightPx * pixelRatio <= TINY_HEIGHT_PX * ENLARGEMENT ? 'tiny' : 'default'

/** Enlarging may fetch the better film; shrinking never fetches a worse one than is already there. */
export const betterQuality = (current: FilmQuality, wanted: FilmQuality): FilmQuality =>
  current === 'default' ? 'default' : wanted
