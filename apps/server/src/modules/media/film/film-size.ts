/** Heights of the films that are kept: `default` and `tiny`. */
export type FilmHeight = 720 | 360
export type FilmSize = { readonly width: number; readonly height: number }
/** A rectangle of a frame in pixels; for films all four are even. */
export type Part = FilmSize & { readonly x: number; readonly y: number }

/** Our own films are 4 : 3: the hand stands large, and less is encoded than at 16 : 9. */
export const demoFilmSize = (height: FilmHeight): FilmSize => ({ width: (height * 4) / 3, height })

/**
 * The size a film is kept in: scaled to the height, never enlarged. H.264 with halved colour needs even numbers. A
 * panorama is bounded by its width.
 */
export const keptFilmSize = (source: FilmSize, height: FilmHeight): FilmSize => {
  const scale = Math.min(1, height / source.height, (height * WIDEST) / source.width)
  return { width: even(source.width * scale), height: even(source.height * scale) }
}

const WIDEST = 2.4
const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2)
