import { PLAIN_LOOK } from '@gebaerdenraum/domain/media/spelling-look'
import { createHandFilm } from '@gebaerdenraum/drawing/film/hand-film'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { countRounds } from '../../../../test/rounds.ts'
import { seeded } from '../../../../test/torture/seeded.ts'
import { drawPoster, encodeFilm } from './encode-film.ts'
import { describeFilm } from './test-films.ts'

/** Threads that were ended from outside aborted the whole process within twenty of them. */
const LEFT_FILMS = countRounds(8, { long: 5 })

describe('encoding the film of a word', () => {
  it('makes an MP4 with H.264, 25 frames a second and a key frame every fifth, no sound, moov first', async () => {
    const film = createHandFilm('Oma')
    const found = await describeFilm(await encodeFilm('Oma', { height: 360, look: PLAIN_LOOK }))
    expect(found).toMatchObject({ codec: 'avc', width: 480, height: 360, tracks: 1, moovFirst: true })
    expect(found.times).toEqual(Array.from({ length: film.frameCount }, (_, index) => index * 40))
    expect(found.keyFrames).toEqual(found.times.map((_, index) => index % 5 === 0))
  })

  it('is 960 × 720 large', async () => {
    const found = await describeFilm(await encodeFilm('Ei', { height: 720, look: PLAIN_LOOK }))
    expect([found.width, found.height]).toEqual([960, 720])
  })

  it('burns the watermark in', async () => {
    const [plain, marked] = await Promise.all([
      encodeFilm('Ei', { height: 360, look: PLAIN_LOOK }),
      encodeFilm('Ei', { height: 360, look: PLAIN_LOOK, watermark: 'Gebärdenraum' }),
    ])
    expect(marked.byteLength).toBeGreaterThan(plain.byteLength * 1.3)
  })

  it('makes a film of a word without a single letter of the alphabet', async () => {
    const film = createHandFilm('!?')
    const found = await describeFilm(await encodeFilm('!?', { height: 360, look: PLAIN_LOOK }))
    expect(found.times).toHaveLength(film.frameCount)
  })

  it('stops with the reason of the signal', async () => {
    const controller = new AbortController()
    const film = encodeFilm('Berufsgenossenschaft', {
      height: 720,
      look: PLAIN_LOOK,
      signal: controller.signal,
    })
    setTimeout(() => controller.abort(new Error('server stops')), 50)
    await expect(film).rejects.toThrow('server stops')
    await expect(encodeFilm('Ei', { height: 360, look: PLAIN_LOOK, signal: controller.signal })).rejects.toThrow(
      'server stops',
    )
  })

  it('makes the same film again in a process that is used again, also after one was killed', async () => {
    const make = (signal?: AbortSignal) => encodeFilm('Ei', { height: 360, look: PLAIN_LOOK, signal })
    const first = [await make(), await make()]
    await expect(make(AbortSignal.timeout(5))).rejects.toMatchObject({ name: 'TimeoutError' })
    const later = await Promise.all([make(), make(), make()])
    const found = await Promise.all([...first, ...later].map(describeFilm))
    expect(found.map(({ times }) => times.length)).toEqual(found.map(() => createHandFilm('Ei').frameCount))
  })

  it('is left at any moment while its hands are unpacked, and this process goes on', async () => {
    const random = seeded()
    const options = { height: 360, look: PLAIN_LOOK } as const
    for (let round = 0; round < LEFT_FILMS; round += 1) {
      // The process of the film that was left is gone. The next one has unpacked no hand of the long word.
      await encodeFilm('Ah', options)
      const signal = AbortSignal.timeout(1 + random.below(100))
      await expect(encodeFilm('Berufsgenossen', { ...options, signal })).rejects.toMatchObject({ name: 'TimeoutError' })
    }
    expect((await describeFilm(await encodeFilm('Ei', options))).times.length).toBeGreaterThan(0)
  })

  it('draws the poster in the size of the film', async () => {
    const poster = await sharp(await drawPoster('Äpfel', { height: 360, look: PLAIN_LOOK })).metadata()
    expect([poster.format, poster.width, poster.height]).toEqual(['webp', 480, 360])
  })
})
