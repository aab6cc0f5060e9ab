import { ALPHABET_LETTERS } from '@gebaerdenraum/domain/media/alphabet-letters'
import { addressOfLetter } from '@gebaerdenraum/domain/media/letter-media'
import { DRAWING_VERSION } from '@gebaerdenraum/drawing/drawing-version'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FILM, type MediaServer, type MediaStore, openMediaServer, openMediaStore } from '../test/media-server.ts'

let store: MediaStore
let server: MediaServer
beforeAll(async () => {
  store = await openMediaStore()
})
afterAll(() => store.close())
beforeEach(async () => {
  await store.database.pool.query('delete from media_variants')
  server = await openMediaServer(store)
})
afterEach(() => server.close())

const LOOK = { colouring: 'medium', isWithoutText: true, revision: DRAWING_VERSION } as const

describe('a letter of the manual alphabet', () => {
  it.each(ALPHABET_LETTERS)('%s has a film and a drawing for everybody', async (letter) => {
    const [film, drawing] = [
      await server.get(addressOfLetter(letter, 'video', LOOK)),
      await server.get(addressOfLetter(letter, 'drawing', LOOK)),
    ]
    expect([film.statusCode, drawing.statusCode]).toEqual([200, 200])
    expect(server.made.map(({ kind, variant, watermark }) => [kind, variant, watermark])).toEqual([
      ['film', 'default', null],
      ['picture', 'original', null],
    ])
  })

  it('is spelled as one sign where it has three letters', async () => {
    await server.get('/media/letters/sch/tiny')
    expect(server.made).toMatchObject([{ variant: 'tiny', base: { from: 'spelling', title: 'SCH' } }])
  })

  it('has the look that the address asks for; films are on light paper', async () => {
    await server.get('/media/letters/a/drawing?tone=deep&scheme=dark&words=0')
    await server.get('/media/letters/a/tiny?tone=lineArt&scheme=dark')
    await server.get('/media/letters/a/tiny?tone=light&scheme=dark')
    expect(server.made.map(({ base }) => base.from === 'spelling' && base.look)).toEqual([
      { style: 'hands', colouring: 'deep', scheme: 'dark', isWithoutText: true },
      { style: 'hands', colouring: 'lineArt', scheme: 'light', isWithoutText: false },
      { style: 'hands', colouring: 'light', scheme: 'light', isWithoutText: false },
    ])
  })

  it('is made once for all who ask', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.get('/media/letters/a/poster')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(server.made).toHaveLength(1)
  })

  it('may be kept for long by everybody, at the address of the current drawings', async () => {
    const answer = await server.get(addressOfLetter('b', 'poster', LOOK))
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=2592000, immutable',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
  })

  it.each([
    '/media/letters/b/poster',
    `/media/letters/b/poster?tone=deep&v=${DRAWING_VERSION + 1}`,
    // The operator may choose another tone.
    `/media/letters/b/poster?v=${DRAWING_VERSION}`,
  ])('has to be asked for again at %s, and is not sent twice', async (url) => {
    const answer = await server.get(url)
    expect(answer.headers['cache-control']).toBe('public, no-cache')
    const again = await server.get(url, { 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('comes in parts', async () => {
    const answer = await server.get(addressOfLetter('ß', 'video', LOOK), { range: 'bytes=10-19' })
    expect(answer.statusCode).toBe(206)
    expect(answer.headers).toMatchObject({ 'content-range': `bytes 10-19/${FILM.length}`, 'content-type': 'video/mp4' })
    expect(answer.rawPayload.equals(FILM.subarray(10, 20))).toBe(true)
  })

  it('answers HEAD as GET, without the body', async () => {
    const answer = await server.get(addressOfLetter('ö', 'video', LOOK), {}, 'HEAD')
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(answer.headers).toMatchObject({ 'content-length': String(FILM.length), 'content-type': 'video/mp4' })
  })

  it('is saved under its name when it is downloaded', async () => {
    const answer = await server.get('/media/letters/%C3%A4/drawing?dl=1')
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="fingeralphabet-_.svg"; filename*=UTF-8''fingeralphabet-%C3%A4.svg`,
    )
  })
})

describe('what is no letter', () => {
  it.each(['/media/letters/1/video', '/media/letters/A/video', '/media/letters/ch/video', '/media/letters/a/original'])(
    '%s is 404',
    async (url) => {
      const answer = await server.get(url)
      expect(answer.json()).toMatchObject({ name: 'NotFound', code: 404 })
    },
  )

  it.each([
    '/media/letters/a',
    '/media/letters/a/video/x',
    '/media/letters/toString/video',
    '/media/letters/..%2Fa/video',
  ])('%s is 404', async (url) => {
    expect((await server.get(url)).statusCode).toBe(404)
    expect(server.made).toEqual([])
  })

  it.each([
    ['tone=pink', 'tone'],
    ['tone=light&tone=deep', 'tone'],
    ['words=2', 'words'],
    ['v=now', 'v'],
    ['width=5', 'width'],
    ['e=1', 'e'],
  ])('%s is 400 and names the field', async (query, field) => {
    const answer = await server.get(`/media/letters/a/video?${query}`)
    expect(answer.json()).toMatchObject({ code: 400, errors: { [field]: expect.any(String) } })
    expect(server.made).toEqual([])
  })

  it.each([
    '__proto__=1',
    'constructor=1',
    'dl=1&dl=1',
    `v=${DRAWING_VERSION}&v=${DRAWING_VERSION}`,
    'dl=%0D%0ASet-Cookie:x',
  ])('%s is 400 and kept by no cache', async (query) => {
    const answer = await server.get(`/media/letters/a/video?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['cache-control']).not.toContain('public')
    expect(server.made).toEqual([])
  })

  it('is a broken address', async () => {
    const answer = await server.get('/media/letters/%E4/video')
    expect(answer.statusCode).toBe(400)
  })

  it('is another method', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/media/letters/a/video' })
    expect(answer.statusCode).toBe(404)
  })
})
