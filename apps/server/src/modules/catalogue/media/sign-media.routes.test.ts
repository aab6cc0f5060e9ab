import { createHash } from 'node:crypto'
import { SIGN_MEDIA_TYPES } from '@gebaerdenraum/domain/media/sign-media'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storeOriginal } from '../../media/originals.ts'
import { contentOf, type MediaStore, openMediaStore } from '../../media/test/media-server.ts'
import { VariantError } from '../../media/variants/variant-error.ts'
import { givenSign } from './test/given-sign.ts'
import { openSignMediaServer, type SignMediaServer } from './test/sign-media-server.ts'

let store: MediaStore
let server: SignMediaServer
beforeAll(async () => {
  store = await openMediaStore()
})
afterAll(() => store.close())
beforeEach(async () => {
  server = await openSignMediaServer(store)
})
afterEach(() => server.close())

describe('a medium', () => {
  it('is made on first demand, once, and sent with what lets it be kept', async () => {
    // The same word would have the same picture, which another test may have made.
    const sign = await givenSign(store.database, { title: 'Erstes' })
    const url = server.addressOf(sign, 'signBox', 'default')
    const [first, second] = [await server.get(url), await server.get(url)]
    expect(first.statusCode).toBe(200)
    expect(first.body).toBe('picture default null')
    expect(second.body).toBe(first.body)
    expect(server.made).toHaveLength(1)
    expect(first.headers).toMatchObject({
      etag: `"${createHash('sha256').update(first.body).digest('hex')}"`,
      'content-type': 'image/webp',
      'content-length': '20',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
    })
    expect(first.headers['content-disposition']).toBeUndefined()
  })

  it('may be kept until its address ends', async () => {
    const sign = await givenSign(store.database)
    const url = server.addressOf(sign, 'signBox', 'default')
    const keep = Number(
      /^private, max-age=(\d+), immutable$/.exec(String((await server.get(url)).headers['cache-control']))?.[1],
    )
    expect(keep).toBeGreaterThanOrEqual(12 * 3600 - 1)
    expect(keep).toBeLessThanOrEqual(24 * 3600)
    server.advance(keep * 1000 - 1000)
    expect((await server.get(url)).statusCode).toBe(200)
    server.advance(2000)
    expect((await server.get(url)).json()).toMatchObject({ name: 'Gone', code: 410, className: 'gone' })
  })

  it.each(['thumbnail', 'thumbnail-square'])('of a film comes as a picture by the name %s', async (variant) => {
    const sign = await givenSign(store.database, { title: `Film ${variant}` })
    const answer = await server.get(server.addressOf(sign, 'signVideo', variant))
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'image/webp',
      `film ${variant} null`,
    ])
    expect(server.addressOf(sign, 'signVideo', variant, 'preview')).toBe('')
  })

  it('burns the product name into what the preview shows', async () => {
    const sign = await givenSign(store.database)
    expect((await server.get(server.addressOf(sign, 'signOnly', 'watermarked', 'preview'))).body).toBe(
      'picture watermarked Gebärdenraum',
    )
    expect((await server.get(server.addressOf(sign, 'signVideo', 'watermarked-poster', 'preview'))).body).toBe(
      'film watermarked-poster Gebärdenraum',
    )
  })

  it('still comes by the address of an older revision, but is not kept under it', async () => {
    const sign = await givenSign(store.database)
    const url = server.addressOf(sign, 'signBox', 'default')
    await store.database.pool.query('update signs set revision = 2 where id = $1', [sign.id])
    const answer = await server.get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('private, no-cache')
  })

  it('goes out untouched as the original of an imported raster', async () => {
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const signOnly = await storeOriginal(store.storage, bytes)
    const sign = await givenSign(store.database, { isFingerspelled: false, media: { signOnly } })
    const answer = await server.get(server.addressOf(sign, 'signOnly', 'original'))
    expect(answer.rawPayload.equals(bytes)).toBe(true)
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', etag: `"${signOnly.sha256}"` })
    expect(server.made).toEqual([])
  })

  it('is saved under the name of the sign when it is downloaded', async () => {
    const sign = await givenSign(store.database)
    const answer = await server.get(`${server.addressOf(sign, 'signBox', 'default')}&dl=1`)
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${sign.slug}-signBox.webp"`)
  })

  it('is made anew when the store lost it', async () => {
    const sign = await givenSign(store.database)
    const url = server.addressOf(sign, 'signBox', 'thumbnail')
    await server.get(url)
    for await (const { key } of store.storage.list('variants/'))
      if (key.endsWith('thumbnail.webp')) await store.storage.remove(key)
    expect((await server.get(url)).body).toBe('picture thumbnail null')
    expect(server.made).toHaveLength(2)
  })
})

describe('the look of a spelled medium', () => {
  it('is what the address asks for, and each look is made once', async () => {
    const sign = await givenSign(store.database)
    const url = server.addressOf(sign, 'signOnly', 'default')
    for (const look of ['', '&tone=deep&scheme=dark', '&words=0', '&tone=deep&scheme=dark']) {
      expect((await server.get(url + look)).statusCode).toBe(200)
    }
    expect(server.made).toMatchObject([
      { base: { look: { style: 'hands', colouring: 'medium', scheme: 'light', isWithoutText: false } } },
      { base: { look: { style: 'hands', colouring: 'deep', scheme: 'dark', isWithoutText: false } } },
      { base: { look: { style: 'hands', colouring: 'medium', scheme: 'light', isWithoutText: true } } },
    ])
  })

  it('makes nothing else of what was imported', async () => {
    const signOnly = await storeOriginal(
      store.storage,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'),
    )
    const sign = await givenSign(store.database, { isFingerspelled: false, media: { signOnly } })
    const url = server.addressOf(sign, 'signOnly', 'default')
    const answers = [await server.get(url), await server.get(`${url}&tone=deep&scheme=dark&words=0`)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[0]?.headers.etag).toBe(answers[1]?.headers.etag)
    expect(server.made).toHaveLength(1)
  })

  it.each(['tone=pink', 'tone=', 'tone=deep&tone=deep', 'scheme=light', 'words=1', 'look=deep'])(
    'is refused as %s',
    async (look) => {
      const sign = await givenSign(store.database)
      const answer = await server.get(`${server.addressOf(sign, 'signOnly', 'default')}&${look}`)
      expect(answer.json()).toMatchObject({ code: 400, errors: { [look.split('=')[0] ?? '']: expect.any(String) } })
      expect(server.made).toEqual([])
    },
  )

  it('is nothing that an imported original could have', async () => {
    const { media } = server
    const url = `${media.addresses.originalAddressOf('5f0c1e5c-0000-4000-8000-000000000000')}&tone=deep`
    expect((await server.get(url)).json()).toMatchObject({ code: 400 })
  })

  it('opens nothing: the signature decides, and the mark stays', async () => {
    const sign = await givenSign(store.database)
    const preview = server.addressOf(sign, 'signOnly', 'watermarked', 'preview')
    const looks = '&tone=deep&scheme=dark&words=0'
    expect((await server.get(preview.replace('/watermarked/', '/default/') + looks)).statusCode).toBe(403)
    expect((await server.get(preview + looks)).body).toBe('picture watermarked Gebärdenraum')
    expect(server.made).toMatchObject([{ watermark: 'Gebärdenraum', base: { look: { colouring: 'deep' } } }])
  })
})

describe('what is not there', () => {
  it('is 404 for a retired sign, though its address was right', async () => {
    const sign = await givenSign(store.database)
    const url = server.addressOf(sign, 'signBox', 'default')
    await store.database.pool.query('update signs set retired_at = now() where id = $1', [sign.id])
    expect((await server.get(url)).json()).toMatchObject({ name: 'NotFound', code: 404, className: 'not-found' })
  })

  it('is 404 for a medium that nobody imported and nothing draws', async () => {
    const sign = await givenSign(store.database, { isFingerspelled: false })
    for (const type of SIGN_MEDIA_TYPES)
      expect((await server.get(server.addressOf(sign, type, 'default'))).statusCode).toBe(404)
  })

  it('is 404 for a source that is broken, remembered, while the other media still come', async () => {
    await server.close()
    server = await openSignMediaServer(store, async (recipe) => {
      if (recipe.kind === 'film') throw new VariantError('unreadable')
      return contentOf(recipe)
    })
    const sign = await givenSign(store.database, { title: 'Kaputt' })
    const answers = [
      await server.get(server.addressOf(sign, 'signVideo', 'tiny')),
      await server.get(server.addressOf(sign, 'signVideo', 'tiny')),
    ]
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({
        name: 'NotFound',
        message: 'Dieses Bild oder Video lässt sich nicht herstellen.',
        data: { reason: 'unreadable' },
      })
    }
    expect(server.made).toHaveLength(1)
    expect((await server.get(server.addressOf(sign, 'signBox', 'default'))).statusCode).toBe(200)
  })

  it('is 503 with a time to come again while the server stops', async () => {
    const sign = await givenSign(store.database, { title: 'Später' })
    await server.media.stop()
    const answer = await server.get(server.addressOf(sign, 'signBox', 'default'))
    expect(answer.json()).toMatchObject({ name: 'Unavailable', code: 503 })
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  })
})

describe('addresses that were tampered with', () => {
  it.each([
    ['another variant', (url: string) => url.replace('/default/', '/watermarked/')],
    ['another sign', (url: string) => url.replace(/signs\/.{8}/, 'signs/00000000')],
    ['another revision', (url: string) => url.replace('/1?', '/2?')],
    [
      'the id in capitals',
      (url: string) => url.replace(/signs\/[^/]+/, (part) => `signs/${part.slice(6).toUpperCase()}x`),
    ],
    ['no signature', (url: string) => url.replace(/&s=.*/, '')],
    ['two signatures', (url: string) => url.replace(/&s=(.*)/, '&s=$1&s=$1')],
    ['a later end', (url: string) => url.replace(/e=./, 'e=z')],
  ])('answer 403 in the contract form for %s', async (_name, change) => {
    const sign = await givenSign(store.database)
    const answer = await server.get(change(server.addressOf(sign, 'signBox', 'default')))
    expect(answer.json()).toEqual({
      name: 'Forbidden',
      message: 'Diese Adresse ist ungültig.',
      code: 403,
      className: 'forbidden',
    })
    expect(server.made).toEqual([])
  })

  it('answer 403 for every full variant with the signature of the preview', async () => {
    const sign = await givenSign(store.database)
    const preview = server.addressOf(sign, 'signVideo', 'watermarked', 'preview')
    for (const variant of ['default', 'tiny', 'poster', 'thumbnail', 'thumbnail-square', 'original']) {
      expect((await server.get(preview.replace('/watermarked/', `/${variant}/`))).statusCode).toBe(403)
    }
  })

  it.each([
    ['one segment more', (url: string) => url.replace('?', '/x?')],
    ['a slash at the end', (url: string) => url.replace('?', '/?')],
    ['another case', (url: string) => url.replace('/signs/', '/Signs/')],
    ['the type in another case', (url: string) => url.replace('/signBox/', '/signbox/')],
    ['dots', (url: string) => url.replace('/signs/', '/signs/../signs/x/../../')],
  ])('are not served with %s', async (_name, change) => {
    const sign = await givenSign(store.database)
    const answer = await server.get(change(server.addressOf(sign, 'signBox', 'default')))
    expect([403, 404]).toContain(answer.statusCode)
    expect(answer.json()).toMatchObject({ code: answer.statusCode })
  })

  it('answer 400 naming a query field that is not known', async () => {
    const sign = await givenSign(store.database)
    const answer = await server.get(`${server.addressOf(sign, 'signBox', 'default')}&width=5`)
    expect(answer.json()).toMatchObject({ code: 400, errors: { width: 'Unbekanntes Feld' } })
  })
})
