import { drawFrame } from '@gebaerdenraum/drawing/film/draw-frame'
import { filmOf } from '@gebaerdenraum/drawing/film/film'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { demoFilmSize, type FilmHeight } from './film-size.ts'
import { framePlanes } from './frame-planes.ts'
import { rgbToI420 } from './i420.ts'
import { readOverlay } from './overlay.ts'

const WORDS = ['abcdefghijkl', 'mnopqrstuv', 'wxyzäöüß', 'Schiff aas', 'zoo', 'Straßenverkehrsordnung', '!?']

describe('a frame put together from its parts', () => {
  it.each(WORDS.flatMap((word) => ([360, 720] as const).map((height) => [word, height] as const)))(
    'of %s in %i lines is the frame drawn as a whole',
    { timeout: 30_000 },
    async (word, height) => {
      const [film, size] = [filmOf(word), demoFilmSize(height)]
      const mark = await sharp({ create: MARK }).png().toBuffer()
      const overlay = await readOverlay(mark, size.width, size.height)
      const planesOf = await framePlanes(film, size, overlay)
      const every = height === 720 ? 23 : 7
      for (let index = 0; index < film.frameCount; index += 1) {
        const planes = await planesOf(index)
        if (index % every) continue
        expect({ index, worst: worst(planes, await whole(film.frameAt(index), height, overlay)) }).toEqual({
          index,
          worst: 0,
        })
      }
    },
  )
})

/** Lies over everything and differs from nothing but by its colour. */
const MARK = { width: 8, height: 8, channels: 4, background: { r: 20, g: 90, b: 200, alpha: 0.3 } } as const

const whole = async (
  frame: Parameters<typeof drawFrame>[0],
  height: FilmHeight,
  overlay: (rgb: Uint8Array) => void,
) => {
  const size = demoFilmSize(height)
  const { svg } = drawFrame(frame, size.width, size.height)
  const rgb = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  overlay(rgb)
  return rgbToI420(rgb, size.width, size.height)
}

const worst = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((most, value, at) => Math.max(most, Math.abs(value - other[at]!)), 0)
