import { PLAIN_LOOK } from '@gebaerdenraum/domain/media/spelling-look'
import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MovOutputFormat,
  MP4,
  Output,
} from 'mediabunny'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { MediaStorage } from '../../../platform/storage/storage.ts'
import { checkContent } from '../content/content-check.ts'
import { greyWebm } from '../film/test-films.ts'
import { type Original, storeOriginal } from '../originals.ts'
import { memoryStorage } from '../test/memory-storage.ts'
import type { FilmBase } from '../variants/recipe.ts'
import { makeFilm } from './make-film.ts'

const { signal } = new AbortController()
const SPELLED = { from: 'spelling', title: 'ja', look: PLAIN_LOOK } as const

let storage: MediaStorage
let spelled: Uint8Array
let original: Original
beforeAll(async () => {
  storage = memoryStorage()
  spelled = (await makeFilm({ base: SPELLED, variant: 'default', watermark: null }, storage, signal)).bytes
  original = await storeOriginal(storage, spelled)
}, 60_000)

/** What a player sees of the file. */
const read = async (bytes: Uint8Array) => {
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] })
  const track = await input.getPrimaryVideoTrack()
  if (track === null) throw new Error('no pictures')
  let frames = 0
  let keyFrames = 0
  for await (const packet of new EncodedPacketSink(track).packets()) {
    frames += 1
    if (packet.type === 'key') keyFrames += 1
  }
  const audio = await input.getPrimaryAudioTrack()
  const codec = await track.getCodec()
  return { height: await track.getDisplayHeight(), codec, frames, keyFrames, hasSound: audio !== null }
}
/** The same pictures in the container that cameras of one maker write. */
const asMov = async (mp4: Uint8Array): Promise<Uint8Array> => {
  const track = await new Input({ source: new BufferSource(mp4), formats: [MP4] }).getPrimaryVideoTrack()
  if (track === null) throw new Error('no pictures')
  const target = new BufferTarget()
  const output = new Output({ format: new MovOutputFormat(), target })
  const source = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(source)
  await output.start()
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined
  for await (const packet of new EncodedPacketSink(track).packets()) {
    await source.add(packet, decoderConfig && { decoderConfig })
  }
  await output.finalize()
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0))
}
const sizeOf = async (bytes: Uint8Array) => {
  const { format, height } = await sharp(bytes).metadata()
  return { format, height }
}

describe('a spelled word', () => {
  it('becomes a film with a key frame every fifth frame and no sound', async () => {
    const film = await read(spelled)
    expect(film).toMatchObject({ height: 720, codec: 'avc', hasSound: false })
    expect(film.frames).toBeGreaterThan(25)
    expect(film.keyFrames).toBe(Math.ceil(film.frames / 5))
  })

  it('is told as a film by the check of imports', async () => {
    expect(await checkContent(spelled, 'film')).toEqual({
      ok: true,
      kind: 'film',
      contentType: 'video/mp4',
      width: 960,
      height: 720,
    })
    expect(await checkContent(spelled, 'picture')).toMatchObject({ ok: false, reason: 'wrong-kind' })
  })

  it('is refused when it breaks off, in its index or in its pictures', async () => {
    for (const length of [300, spelled.length / 2, spelled.length - 200]) {
      expect(await checkContent(spelled.subarray(0, length), 'film')).toMatchObject({ ok: false, reason: 'unreadable' })
    }
  })

  it('comes small, marked, and as a still picture', async () => {
    const make = (variant: 'tiny' | 'watermarked' | 'poster' | 'watermarked-poster', watermark: string | null) =>
      makeFilm({ base: SPELLED, variant, watermark }, storage, signal)
    expect(await read((await make('tiny', null)).bytes)).toMatchObject({ height: 360 })
    const marked = await make('watermarked', 'Gebärdenraum')
    expect(await read(marked.bytes)).toMatchObject({ height: 720 })
    expect(Buffer.compare(marked.bytes, spelled)).not.toBe(0)
    const [poster, markedPoster] = [await make('poster', null), await make('watermarked-poster', 'Gebärdenraum')]
    expect([poster.contentType, await sizeOf(poster.bytes)]).toEqual(['image/webp', { format: 'webp', height: 720 }])
    expect(Buffer.compare(poster.bytes, markedPoster.bytes)).not.toBe(0)
  })
})

describe('thumbnails of a film', () => {
  const make = (base: FilmBase, variant: 'poster' | 'thumbnail' | 'thumbnail-square') =>
    makeFilm({ base, variant, watermark: null }, storage, signal)
  const shape = async (bytes: Uint8Array) => {
    const { format, width, height } = await sharp(bytes).metadata()
    return { format, width, height }
  }
  /** The mean colour of a picture, and of the poster brought to the same size. */
  const difference = async (bytes: Uint8Array, poster: Uint8Array) => {
    const [one, other] = await Promise.all(
      [bytes, poster].map((picture) => sharp(picture).resize(32, 24, { fit: 'fill' }).removeAlpha().raw().toBuffer()),
    )
    return one!.reduce((sum, value, index) => sum + Math.abs(value - other![index]!), 0) / one!.length
  }

  it.each([
    ['a spelled word', () => SPELLED],
    ['an import', () => ({ from: 'import', original }) as const],
  ])('of %s are its poster in the sizes of other thumbnails', { timeout: 60_000 }, async (_, baseOf) => {
    const base = baseOf()
    const poster = await make(base, 'poster')
    const thumbnail = await make(base, 'thumbnail')
    expect([thumbnail.contentType, await shape(thumbnail.bytes)]).toEqual([
      'image/webp',
      { format: 'webp', width: 320, height: 240 },
    ])
    expect(await difference(thumbnail.bytes, poster.bytes)).toBeLessThan(4)
    const square = await make(base, 'thumbnail-square')
    expect([square.contentType, await shape(square.bytes)]).toEqual([
      'image/webp',
      { format: 'webp', width: 320, height: 320 },
    ])
    const middle = await sharp(square.bytes).extract({ left: 0, top: 40, width: 320, height: 240 }).toBuffer()
    expect(await difference(middle, poster.bytes)).toBeLessThan(4)
  })

  it('show the moment that was chosen, and are not enlarged', { timeout: 60_000 }, async () => {
    const film = await storeOriginal(storage, await greyWebm({ width: 64, height: 48, fps: 10, count: 3 }))
    const base = { from: 'import', original: film } as const
    expect(await shape((await make(base, 'thumbnail')).bytes)).toEqual({ format: 'webp', width: 64, height: 48 })
    const at = async (posterMs: number) => (await make({ from: 'import', original, posterMs }, 'thumbnail')).bytes
    expect(Buffer.compare(await at(0), await at(1_000))).not.toBe(0)
  })
})

describe('the check of imported films', () => {
  it('takes WebM and MOV too, by their content', async () => {
    const webm = await greyWebm({ width: 64, height: 48, fps: 10, count: 3 })
    expect(await checkContent(webm, 'film')).toEqual({
      ok: true,
      kind: 'film',
      contentType: 'video/webm',
      width: 64,
      height: 48,
    })
    expect(await checkContent(await asMov(spelled), 'film')).toMatchObject({
      ok: true,
      contentType: 'video/quicktime',
      width: 960,
    })
  })
})

describe('an imported film', () => {
  const make = (variant: 'tiny' | 'watermarked' | 'poster' | 'watermarked-poster', watermark: string | null = null) =>
    makeFilm({ base: { from: 'import', original }, variant, watermark }, storage, signal)

  it('is brought to our form, marked where it has to be', { timeout: 60_000 }, async () => {
    expect(await read((await make('tiny')).bytes)).toMatchObject({ height: 360, codec: 'avc', hasSound: false })
    expect(await read((await make('watermarked', 'Gebärdenraum')).bytes)).toMatchObject({ height: 720, codec: 'avc' })
  })

  it('gives a still picture, with and without the mark', { timeout: 60_000 }, async () => {
    const [plain, marked] = [await make('poster'), await make('watermarked-poster', 'Gebärdenraum')]
    expect(await sizeOf(plain.bytes)).toEqual({ format: 'webp', height: 720 })
    expect(await sizeOf(marked.bytes)).toEqual({ format: 'webp', height: 720 })
    const pixels = async (bytes: Uint8Array) => sharp(bytes).removeAlpha().raw().toBuffer()
    const [one, other] = [await pixels(plain.bytes), await pixels(marked.bytes)]
    expect(one.reduce((most, value, index) => Math.max(most, Math.abs(value - other[index]!)), 0)).toBeGreaterThan(40)
  })

  it('is refused with a reason when it is broken or gone', { timeout: 60_000 }, async () => {
    const torn = await storeOriginal(storage, spelled.subarray(0, 300))
    const broken = makeFilm(
      { base: { from: 'import', original: torn }, variant: 'tiny', watermark: null },
      storage,
      signal,
    )
    await expect(broken).rejects.toMatchObject({ name: 'VariantError', reason: 'unreadable' })
    const gone = makeFilm(
      { base: { from: 'import', original }, variant: 'tiny', watermark: null },
      memoryStorage(),
      signal,
    )
    await expect(gone).rejects.toMatchObject({ name: 'VariantError', reason: 'missing-original' })
  })

  it('stops at once when it is told to', async () => {
    const stop = new AbortController()
    const film = makeFilm(
      { base: { from: 'import', original }, variant: 'tiny', watermark: null },
      storage,
      stop.signal,
    )
    stop.abort()
    await expect(film).rejects.toThrow()
  })
})
