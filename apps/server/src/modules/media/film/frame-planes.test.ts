import { createHash } from 'node:crypto'
import { PLAIN_LOOK, type SpellingLook } from '@gebaerdenraum/domain/media/spelling-look'
import { drawFrame } from '@gebaerdenraum/drawing/film/draw-frame'
import { createHandFilm } from '@gebaerdenraum/drawing/film/hand-film'
import { drawStage, drawStageText, type HandsLook } from '@gebaerdenraum/drawing/film/hand-stage'
import { createSignWritingFilm } from '@gebaerdenraum/drawing/film/sign-writing-film'
import { STAGE_PARTS } from '@gebaerdenraum/drawing/film/stage-geometry'
import type { Frame } from '@gebaerdenraum/drawing/svg/drawing'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { layFilm } from './draw-film.ts'
import { demoFilmSize, type FilmHeight } from './film-size.ts'
import { createFramePlanes } from './frame-planes.ts'
import { rgbToI420 } from './i420.ts'
import { laySignWritingFilm } from './lay-sign-writing-film.ts'
import { type Overlay, readOverlay } from './overlay.ts'
import { paintFilmHand } from './paint-film-hand.ts'

const HANDS = PLAIN_LOOK as HandsLook
const SIGN_WRITING: SpellingLook = { style: 'signWriting', isWithoutText: false }
const WORDS = ['abcdefghijkl', 'mnopqrstuv', 'wxyzäöüß', 'Schiff aas', 'zoo', 'Straßenverkehrsordnung', '!?']

describe('a frame of SignWriting put together from its parts', () => {
  it.each(WORDS.flatMap((word) => ([360, 720] as const).map((height) => [word, height] as const)))(
    'of %s in %i lines is the frame drawn as a whole',
    { timeout: 30_000 },
    async (word, height) => {
      const [film, size] = [createSignWritingFilm(word), demoFilmSize(height)]
      const mark = await sharp({ create: MARK }).png().toBuffer()
      const overlay = await readOverlay(mark, size.width, size.height)
      const readPlanes = createFramePlanes(await laySignWritingFilm(word, size, SIGN_WRITING, overlay))
      const every = height === 720 ? 23 : 7
      for (let index = 0; index < film.frameCount; index += 1) {
        const planes = await readPlanes(index)
        if (index % every) continue
        const { svg } = drawFrame(film.frameAt(index), size.width, size.height)
        expect({ index, worst: findWorst(planes, await readWhole(svg, height, overlay)) }).toEqual({ index, worst: 0 })
      }
    },
  )
})

describe('a frame of a hand put together from its parts', () => {
  it.each(['Schiff', 'Jäz'])('of %s is its text and its hand drawn as a whole', { timeout: 30_000 }, async (word) => {
    const film = createHandFilm(word)
    const readPlanes = createFramePlanes(await layFilm({ word, height: 360, look: HANDS, watermark: undefined }))
    for (let index = 0; index < film.frameCount; index += 1) {
      const planes = await readPlanes(index)
      if (index % 11) continue
      const { pose, current } = film.frameAt(index)
      const stage = await sharp(Buffer.from(drawStage(drawStageText(word, current, HANDS), 0.5).svg))
        .composite([
          {
            input: Buffer.from(paintFilmHand({ pose, colouring: 'medium', height: 360 })),
            raw: { width: STAGE_PARTS.hand.width / 2, height: STAGE_PARTS.hand.height / 2, channels: 3 },
            left: STAGE_PARTS.hand.x / 2,
            top: STAGE_PARTS.hand.y / 2,
          },
        ])
        .removeAlpha()
        .raw()
        .toBuffer()
      expect({ index, worst: findWorst(planes, rgbToI420(stage, 480, 360)) }).toEqual({ index, worst: 0 })
    }
  })

  it('is the same each time, painted or kept', { timeout: 30_000 }, async () => {
    const hash = async () => {
      const laid = await layFilm({ word: 'Anna', height: 360, look: HANDS, watermark: undefined })
      const readPlanes = createFramePlanes(laid)
      const all = createHash('sha256')
      for (let index = 0; index < laid.frameCount; index += 1) all.update(await readPlanes(index))
      return all.digest('hex')
    }
    expect(await hash()).toBe(await hash())
  })

  it('carries the watermark over hand and text', { timeout: 30_000 }, async () => {
    const read = async (watermark: string | undefined) =>
      Buffer.from(await createFramePlanes(await layFilm({ word: 'o', height: 360, look: HANDS, watermark }))(0))
    const [plain, marked] = [await read(undefined), await read('Gebärdenraum')]
    // Luma of the hand's part: at its upper edge stand marks.
    const changed = (top: number, bottom: number) =>
      plain.subarray(top * 480, bottom * 480).some((value, at) => Math.abs(value - marked[top * 480 + at]!) > 20)
    expect([changed(0, 60), changed(300, 360)]).toEqual([true, true])
  })

  it('shows nothing but the hand in the middle without text', { timeout: 30_000 }, async () => {
    const read = async (look: SpellingLook) =>
      Buffer.from(await createFramePlanes(await layFilm({ word: 'o', height: 360, look, watermark: undefined }))(0))
    const rows = (planes: Buffer, { x, y, width, height }: Frame) =>
      Array.from({ length: height / 2 }, (_, row) =>
        planes.subarray((y / 2 + row) * 480 + x / 2, (y / 2 + row) * 480 + (x + width) / 2),
      )
    const [blank, written] = [await read({ ...HANDS, isWithoutText: true }), await read(HANDS)]
    const { width, height } = STAGE_PARTS.hand
    const middle = { x: 208, y: 88, width, height }
    expect(rows(blank, middle)).toEqual(rows(written, STAGE_PARTS.hand))
    for (const row of rows(blank, middle)) row.fill(blank[0]!)
    expect(blank.subarray(0, 480 * 360).every((value) => value === blank[0])).toBe(true)
    expect(findWorst(blank, written)).toBeGreaterThan(100)
  })
})

describe('a layer of which frames come again', () => {
  const showTwice = async (different: number) => {
    let drawn = 0
    const readPlanes = createFramePlanes({
      frameCount: 2 * different,
      size: { width: 2, height: 2 },
      planes: new Uint8Array(6),
      layers: [
        {
          part: { x: 0, y: 0, width: 2, height: 2 },
          keyAt: (index) => `${index % different}`,
          draw: async (index) => {
            drawn += 1
            return new Uint8Array(6).fill((index % different) % 251)
          },
        },
      ],
    })
    for (let index = 0; index < 2 * different; index += 1) {
      expect((await readPlanes(index))[0]).toBe((index % different) % 251)
    }
    return drawn
  }

  it('draws each of them once in a word', async () => {
    expect(await showTwice(100)).toBe(100)
  })

  it('keeps at most 128 of them, however long the word is', async () => {
    expect(await showTwice(600)).toBeGreaterThanOrEqual(1200 - 128)
  })
})

/** Lies over everything and differs from nothing but by its colour. */
const MARK = { width: 8, height: 8, channels: 4, background: { r: 20, g: 90, b: 200, alpha: 0.3 } } as const

const readWhole = async (svg: string, height: FilmHeight, overlay: Overlay) => {
  const size = demoFilmSize(height)
  const rgb = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  overlay(rgb)
  return rgbToI420(rgb, size.width, size.height)
}

const findWorst = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((most, value, at) => Math.max(most, Math.abs(value - other[at]!)), 0)
