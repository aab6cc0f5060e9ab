import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PLAIN_LOOK } from '@gebaerdenraum/domain/media/spelling-look'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPoster, encodeFilm } from './encode-film.ts'
import { findFfmpeg } from './run-ffmpeg.ts'
import { PATCHES, type PatchFilm, patchesOf, patchFilm, worstOf } from './test-colours.ts'
import { describeFilm } from './test-films.ts'
import { posterOf, transcodeFilm } from './transcode.ts'

const ffmpeg = await findFfmpeg()
const BT709 = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false }
/** Differences of a channel, of 255: the loss of two encodings and of the still picture. */
const TOLERANCE = 4

const SD = { width: 192, height: 480 } as const
const HD = { width: 192, height: 720 } as const
const sources: readonly (readonly [string, PatchFilm])[] = [
  ['H.264 that says BT.709', { ...SD, codec: 'avc', matrix: 'bt709', isTagged: true }],
  ['H.264 that says BT.601', { ...HD, codec: 'avc', matrix: 'smpte170m', isTagged: true }],
  ['H.264 of full range', { ...HD, codec: 'avc', matrix: 'bt709', fullRange: true, isTagged: true }],
  ['small H.264 that says nothing', { ...SD, codec: 'avc', matrix: 'smpte170m' }],
  ['large H.264 that says nothing', { ...HD, codec: 'avc', matrix: 'bt709' }],
  ['VP8, which is always BT.601', { ...HD, codec: 'vp8', matrix: 'smpte170m' }],
]

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colours-test-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.each(sources)('the colours of %s', (name, source) => {
  let file: string
  beforeAll(async () => {
    file = join(folder, name.replaceAll(/\W/g, '-'))
    await writeFile(file, await patchFilm(source))
  })

  it('are those of its still picture', async () => {
    expect(worstOf(await patchesOf(await posterOf(file)), PATCHES)).toMatchObject(closeEnough)
  })

  it('stay when it is converted without ffmpeg', { timeout: 20_000 }, async () => {
    await expectKept(await transcodeFilm(file, { height: 360, ffmpeg: null }))
  })

  it.runIf(ffmpeg)('stay when ffmpeg converts it', { timeout: 20_000 }, async () => {
    await expectKept(await transcodeFilm(file, { height: 360, ffmpeg: ffmpeg ?? null }))
  })
})

const closeEnough = { distance: expect.toSatisfy((distance: number) => distance <= TOLERANCE) }

const expectKept = async (film: Uint8Array) => {
  expect(worstOf(await patchesOf(await posterOf(film)), PATCHES)).toMatchObject(closeEnough)
  expect((await describeFilm(film)).colours).toEqual(BT709)
}

describe('the colours of a watermark', () => {
  it.runIf(ffmpeg)('are the same with and without ffmpeg', { timeout: 20_000 }, async () => {
    const file = join(folder, 'below-the-mark')
    await writeFile(file, await patchFilm({ ...SD, codec: 'avc', matrix: 'bt709', isTagged: true }))
    const mark = { create: { width: 64, height: 64, channels: 4, background: '#c81e28' } } as const
    const watermarkPng = await sharp(mark).png().toBuffer()
    for (const way of [null, ffmpeg ?? null]) {
      const film = await transcodeFilm(file, { height: 360, watermarkPng, ffmpeg: way })
      const wanted = PATCHES.map(() => '#c81e28')
      expect(worstOf(await patchesOf(await posterOf(film)), wanted)).toMatchObject(closeEnough)
    }
  })
})

describe('the colours of a spelled word', () => {
  it('are those that were drawn', { timeout: 20_000 }, async () => {
    const film = await encodeFilm('Ei', { height: 360, look: PLAIN_LOOK })
    const [drawn, filmed] = [await drawPoster('Ei', { height: 360, look: PLAIN_LOOK }), await posterOf(film)]
    for (const colour of ['#faf6ee', '#0f6b66', '#1c1b1a']) {
      expect([colour, await share(filmed, colour)]).toEqual([colour, expect.closeTo(await share(drawn, colour), 2)])
      expect([colour, await share(filmed, colour)]).not.toEqual([colour, 0])
    }
    expect((await describeFilm(film)).colours).toEqual(BT709)
  })
})

/** How much of a picture has a colour. */
const share = async (picture: Uint8Array, colour: string): Promise<number> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const wanted = Buffer.from(colour.slice(1), 'hex')
  const isNear = (at: number) => wanted.every((value, channel) => Math.abs(value - data[at + channel]!) <= TOLERANCE)
  const pixels = Array.from({ length: info.width * info.height }, (_, pixel) => pixel * 3)
  return pixels.filter(isNear).length / pixels.length
}
