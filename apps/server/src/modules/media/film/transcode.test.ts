import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PLAIN_LOOK } from '@gebaerdenraum/domain/media/spelling-look'
import { createHandFilm } from '@gebaerdenraum/drawing/film/hand-film'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeFilm } from './encode-film.ts'
import { describeFilm, greyWebm } from './test-films.ts'
import { posterOf, transcodeFilm } from './transcode.ts'

describe('converting an uploaded film without ffmpeg', () => {
  let folder: string
  let mp4: string
  let webm: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'transcode-test-'))
    mp4 = join(folder, 'film.mp4')
    webm = join(folder, 'film.webm')
    await writeFile(mp4, await encodeFilm('Ei', { height: 720, look: PLAIN_LOOK }))
    await writeFile(webm, await greyWebm({ width: 320, height: 240, fps: 10, count: 20 }))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const embedded = { height: 360, ffmpeg: null } as const

  it('keeps an MP4 in the smaller size, 25 frames a second, a key frame every fifth', async () => {
    const found = await describeFilm(await transcodeFilm(mp4, embedded))
    expect(found).toMatchObject({ codec: 'avc', width: 480, height: 360, tracks: 1, moovFirst: true })
    expect(found.times).toEqual(Array.from({ length: createHandFilm('Ei').frameCount }, (_, index) => index * 40))
    expect(found.keyFrames).toEqual(found.times.map((_, index) => index % 5 === 0))
  })

  it('brings a WebM with 10 pictures a second to 25 without making it longer or larger', async () => {
    const found = await describeFilm(await transcodeFilm(webm, { ...embedded, height: 720 }))
    expect(found).toMatchObject({ codec: 'avc', width: 320, height: 240 })
    expect(found.times).toHaveLength(50)
  })

  it('lays the watermark over every frame', async () => {
    const white = {
      create: { width: 64, height: 64, channels: 4, background: { r: 255, g: 255, b: 255, alpha: 1 } },
    } as const
    const watermarkPng = await sharp(white).png().toBuffer()
    const poster = await posterOf(await transcodeFilm(webm, { ...embedded, watermarkPng }))
    const { channels } = await sharp(poster).stats()
    expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThan(240)
  })

  it('takes the poster out of the middle of the film', async () => {
    const poster = await sharp(await posterOf(webm)).metadata()
    expect([poster.format, poster.width, poster.height]).toEqual(['webp', 320, 240])
  })

  it.each([
    ['text', Buffer.from('this is not a film')],
    ['an empty file', Buffer.alloc(0)],
    [
      'the head of an MP4 and nothing else',
      Buffer.from('\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000\u0000\u0000mp42isom', 'latin1'),
    ],
    ['a playlist in disguise', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
  ])('refuses %s as unreadable', async (_, bytes) => {
    const file = join(folder, 'hostile')
    await writeFile(file, bytes)
    await expect(transcodeFilm(file, embedded)).rejects.toMatchObject({ name: 'MediaError', reason: 'unreadable' })
    await expect(posterOf(bytes)).rejects.toMatchObject({ reason: 'unreadable' })
  })

  it('answers with bytes or a MediaError for a film with broken pictures', async () => {
    const broken = Buffer.from(await encodeFilm('Ei', { height: 360, look: PLAIN_LOOK }))
    for (let at = Math.floor(broken.length / 2); at < broken.length; at += 3) broken[at] = (at * 31) % 256
    const file = join(folder, 'broken.mp4')
    await writeFile(file, broken)
    const outcome = await transcodeFilm(file, embedded).then(
      () => 'film',
      (error) => error.name,
    )
    expect(['film', 'MediaError']).toContain(outcome)
  })

  it('refuses a missing file as unreadable', async () => {
    await expect(transcodeFilm(join(folder, 'none.mp4'), embedded)).rejects.toMatchObject({ reason: 'unreadable' })
  })

  it('refuses a film that is longer than allowed', async () => {
    const refused = transcodeFilm(webm, { ...embedded, maxDurationMs: 1500 })
    await expect(refused).rejects.toMatchObject({ reason: 'too-long' })
  })

  it('ends what takes too long', async () => {
    await expect(transcodeFilm(mp4, { ...embedded, timeoutMs: 60 })).rejects.toMatchObject({ reason: 'timeout' })
  })

  it('stops with the reason of the signal', async () => {
    const signal = AbortSignal.timeout(60)
    await expect(transcodeFilm(mp4, { ...embedded, signal })).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('falls back to the embedded way when ffmpeg fails', async () => {
    const found = await describeFilm(await transcodeFilm(webm, { height: 360, ffmpeg: '/bin/false' }))
    expect(found).toMatchObject({ codec: 'avc', width: 320 })
  })
})
