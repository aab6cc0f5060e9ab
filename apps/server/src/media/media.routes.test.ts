import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { SIGN_MEDIA_TYPES, type SignMediaType } from '@gebaerdenraum/domain/signs/sign-media'
import { type FastifyInstance, fastify, type InjectOptions } from 'fastify'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/test-database.ts'
import type { OpenDatabase } from '../database/client.ts'
import { answerWithErrors } from '../http/answer-with-errors.ts'
import { openDiskStorage } from './disk-storage.ts'
import { mediaRoutes } from './media.routes.ts'
import { type Media, openMedia } from './open-media.ts'
import { storeOriginal } from './originals.ts'
import type { MediaStorage } from './storage.ts'
import { givenSign } from './test/given-sign.ts'
import type { MadeRecipe } from './variants/recipe.ts'
import { VariantError } from './variants/variant-error.ts'

let folder: string
let database: OpenDatabase
let storage: MediaStorage
let media: Media
let app: FastifyInstance
let now: number
let make: (recipe: MadeRecipe) => Promise<{ bytes: Uint8Array; contentType: string }>
const made: MadeRecipe[] = []

/** Stands for what is drawn and encoded: fast, and told from the recipe alone. */
const FILM = Buffer.alloc(900_000, '0123456789')
const contentOf = async (recipe: MadeRecipe) =>
  recipe.kind === 'film' && !recipe.variant.endsWith('poster')
    ? { bytes: FILM, contentType: 'video/mp4' }
    : { bytes: Buffer.from(`${recipe.kind} ${recipe.variant} ${recipe.watermark}`), contentType: 'image/webp' }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-routes-'))
  database = await openTestDatabase()
  storage = await openDiskStorage(folder)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  now = Date.now()
  make = contentOf
  made.length = 0
  app = fastify()
  answerWithErrors(app)
  media = openMedia({
    db: database.db,
    storage,
    log: app.log,
    secret: 'a secret of at least 32 characters',
    productName: 'Gebärdenraum',
    now: () => now,
    factsMaxAgeMs: 0,
    make: (recipe) => {
      made.push(recipe)
      return make(recipe)
    },
  })
  await app.register(mediaRoutes, { media })
})
afterEach(async () => {
  await media.stop()
  await app.close()
})

type Access = 'full' | 'preview'
const addressOf = (
  sign: { id: string; revision: number },
  type: SignMediaType,
  variant: string,
  access: Access = 'full',
): string => {
  const images = media.addresses.addressesOf({ ...sign, types: SIGN_MEDIA_TYPES }, access)
  return (images[type] as Record<string, string>)[variant] ?? ''
}
const get = (url: string, headers: Record<string, string> = {}, method: InjectOptions['method'] = 'GET') =>
  app.inject({ method: method ?? 'GET', url, headers })

describe('a medium', () => {
  it('is made on first demand, once, and sent with what lets it be kept', async () => {
    const sign = await givenSign(database)
    const url = addressOf(sign, 'signBox', 'default')
    const [first, second] = [await get(url), await get(url)]
    expect(first.statusCode).toBe(200)
    expect(first.body).toBe('picture default null')
    expect(second.body).toBe(first.body)
    expect(made).toHaveLength(1)
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
    const sign = await givenSign(database)
    const url = addressOf(sign, 'signBox', 'default')
    const keep = Number(
      /^private, max-age=(\d+), immutable$/.exec(String((await get(url)).headers['cache-control']))?.[1],
    )
    expect(keep).toBeGreaterThanOrEqual(12 * 3600 - 1)
    expect(keep).toBeLessThanOrEqual(24 * 3600)
    now += keep * 1000 - 1000
    expect((await get(url)).statusCode).toBe(200)
    now += 2000
    expect((await get(url)).json()).toMatchObject({ name: 'Gone', code: 410, className: 'gone' })
  })

  it('burns the product name into what the preview shows', async () => {
    const sign = await givenSign(database)
    expect((await get(addressOf(sign, 'signOnly', 'watermarked', 'preview'))).body).toBe(
      'picture watermarked Gebärdenraum',
    )
    expect((await get(addressOf(sign, 'signVideo', 'watermarked-poster', 'preview'))).body).toBe(
      'film watermarked-poster Gebärdenraum',
    )
  })

  it('still comes by the address of an older revision, but is not kept under it', async () => {
    const sign = await givenSign(database)
    const url = addressOf(sign, 'signBox', 'default')
    await database.pool.query('update signs set revision = 2 where id = $1', [sign.id])
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('private, no-cache')
  })

  it('goes out untouched as the original of an imported raster', async () => {
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const signOnly = await storeOriginal(storage, bytes)
    const sign = await givenSign(database, { isFingerspelled: false, media: { signOnly } })
    const answer = await get(addressOf(sign, 'signOnly', 'original'))
    expect(answer.rawPayload.equals(bytes)).toBe(true)
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', etag: `"${signOnly.sha256}"` })
    expect(made).toEqual([])
  })

  it('is saved under the name of the sign when it is downloaded', async () => {
    const sign = await givenSign(database)
    const answer = await get(`${addressOf(sign, 'signBox', 'default')}&dl=1`)
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${sign.slug}-signBox.webp"`)
  })

  it('is made anew when the store lost it', async () => {
    const sign = await givenSign(database)
    const url = addressOf(sign, 'signBox', 'thumbnail')
    await get(url)
    for await (const { key } of storage.list('variants/')) if (key.endsWith('thumbnail.webp')) await storage.remove(key)
    expect((await get(url)).body).toBe('picture thumbnail null')
    expect(made).toHaveLength(2)
  })
})

describe('what is not there', () => {
  it('is 404 for a retired sign, though its address was right', async () => {
    const sign = await givenSign(database)
    const url = addressOf(sign, 'signBox', 'default')
    await database.pool.query('update signs set retired_at = now() where id = $1', [sign.id])
    expect((await get(url)).json()).toMatchObject({ name: 'NotFound', code: 404, className: 'not-found' })
  })

  it('is 404 for a medium that nobody imported and nothing draws', async () => {
    const sign = await givenSign(database, { isFingerspelled: false })
    for (const type of SIGN_MEDIA_TYPES) expect((await get(addressOf(sign, type, 'default'))).statusCode).toBe(404)
  })

  it('is 404 for a source that is broken, remembered, while the other media still come', async () => {
    make = async (recipe) => {
      if (recipe.kind === 'film') throw new VariantError('unreadable')
      return contentOf(recipe)
    }
    const sign = await givenSign(database, { title: 'Kaputt' })
    const answers = [await get(addressOf(sign, 'signVideo', 'tiny')), await get(addressOf(sign, 'signVideo', 'tiny'))]
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({
        name: 'NotFound',
        message: 'Dieses Bild oder Video lässt sich nicht herstellen.',
        data: { reason: 'unreadable' },
      })
    }
    expect(made).toHaveLength(1)
    expect((await get(addressOf(sign, 'signBox', 'default'))).statusCode).toBe(200)
  })

  it('is 503 with a time to come again while the server stops', async () => {
    const sign = await givenSign(database, { title: 'Später' })
    await media.stop()
    const answer = await get(addressOf(sign, 'signBox', 'default'))
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
    const sign = await givenSign(database)
    const answer = await get(change(addressOf(sign, 'signBox', 'default')))
    expect(answer.json()).toEqual({
      name: 'Forbidden',
      message: 'Diese Adresse ist ungültig.',
      code: 403,
      className: 'forbidden',
    })
    expect(made).toEqual([])
  })

  it('answer 403 for every full variant with the signature of the preview', async () => {
    const sign = await givenSign(database)
    const preview = addressOf(sign, 'signVideo', 'watermarked', 'preview')
    for (const variant of ['default', 'tiny', 'poster', 'original']) {
      expect((await get(preview.replace('/watermarked/', `/${variant}/`))).statusCode).toBe(403)
    }
  })

  it.each([
    ['one segment more', (url: string) => url.replace('?', '/x?')],
    ['a slash at the end', (url: string) => url.replace('?', '/?')],
    ['another case', (url: string) => url.replace('/media/', '/Media/')],
    ['dots', (url: string) => url.replace('/signs/', '/signs/../signs/x/../../')],
  ])('are not served with %s', async (_name, change) => {
    const sign = await givenSign(database)
    const answer = await get(change(addressOf(sign, 'signBox', 'default')))
    expect([403, 404]).toContain(answer.statusCode)
  })

  it('answer 400 naming a query field that is not known', async () => {
    const sign = await givenSign(database)
    const answer = await get(`${addressOf(sign, 'signBox', 'default')}&width=5`)
    expect(answer.json()).toMatchObject({ code: 400, errors: { width: 'Unbekanntes Feld' } })
  })
})

describe('parts and conditions', () => {
  const film = async () => addressOf(await givenSign(database), 'signVideo', 'default')

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=899990-', 899_990, 899_999],
    ['bytes=-5', 899_995, 899_999],
    ['bytes=10-700000', 10, 700_000],
  ])('sends %s as 206', async (range, start, end) => {
    const answer = await get(await film(), { range })
    expect(answer.statusCode).toBe(206)
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/900000`,
      'content-length': String(end - start + 1),
      'content-type': 'video/mp4',
    })
    expect(answer.rawPayload.equals(FILM.subarray(start, end + 1))).toBe(true)
  })

  it('answers 416 with the length for a part past the end', async () => {
    const answer = await get(await film(), { range: 'bytes=900000-' })
    expect(answer.json()).toMatchObject({ name: 'RangeNotSatisfiable', code: 416 })
    expect(answer.headers['content-range']).toBe('bytes */900000')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('sends the whole where a range is none it must know', async () => {
    for (const range of ['bytes=5-2', 'bytes=0-1,5-6', 'frames=1-2']) {
      const answer = await get(await film(), { range })
      expect([answer.statusCode, answer.headers['content-length']]).toEqual([200, '900000'])
    }
  })

  it('continues a download only when it is still the same content', async () => {
    const url = await film()
    const etag = String((await get(url)).headers.etag)
    expect((await get(url, { range: 'bytes=5-9', 'if-range': etag })).statusCode).toBe(206)
    expect((await get(url, { range: 'bytes=5-9', 'if-range': '"other"' })).statusCode).toBe(200)
  })

  it('answers 304 without a body when the caller has it', async () => {
    const url = await film()
    const { etag } = (await get(url)).headers
    const answer = await get(url, { 'if-none-match': String(etag) })
    expect([answer.statusCode, answer.body]).toEqual([304, ''])
    expect(answer.headers.etag).toBe(etag)
    expect(answer.headers['cache-control']).toMatch(/immutable/)
  })

  it('answers HEAD as GET, without the body', async () => {
    const answer = await get(await film(), {}, 'HEAD')
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(answer.headers).toMatchObject({
      'content-length': '900000',
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
    })
  })
})

describe('over a real socket', () => {
  const listen = async (): Promise<string> => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  }

  it('sends parts that together are the film', async () => {
    const base = await listen()
    const url = base + addressOf(await givenSign(database), 'signVideo', 'default')
    const parts = ['bytes=0-299999', 'bytes=300000-599999', 'bytes=600000-'].map(async (range) => {
      const answer = await fetch(url, { headers: { range } })
      return Buffer.from(await answer.arrayBuffer())
    })
    expect(Buffer.concat(await Promise.all(parts)).equals(FILM)).toBe(true)
  })

  it('closes the file when the caller goes away in the middle', async () => {
    const open = { streams: 0 }
    const watched: MediaStorage = {
      ...storage,
      async get(key, range) {
        const content = await storage.get(key, range)
        if (content !== undefined && !(content.body instanceof Uint8Array)) {
          open.streams += 1
          content.body.once('close', () => {
            open.streams -= 1
          })
        }
        return content
      },
    }
    const big = Buffer.alloc(40_000_000, 'x')
    const own = openMedia({
      db: database.db,
      storage: watched,
      log: app.log,
      secret: 'a secret of at least 32 characters',
      productName: 'G',
      make: async () => ({ bytes: big, contentType: 'video/mp4' }),
    })
    const server = fastify()
    await server.register(mediaRoutes, { media: own })
    await server.listen({ port: 0, host: '127.0.0.1' })
    const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}${addressOf(await givenSign(database, { title: 'Groß' }), 'signVideo', 'default')}`
    await Promise.all(
      Array.from(
        { length: 5 },
        () =>
          new Promise<void>((resolve, reject) => {
            const call = httpRequest(url, (answer) => {
              answer.once('data', () => {
                call.destroy()
                resolve()
              })
              answer.on('error', () => {})
            })
            call.on('error', reject)
            call.end()
          }),
      ),
    )
    await expect.poll(() => open.streams, { timeout: 5000 }).toBe(0)
    await delay(20)
    await server.close()
    await own.stop()
  })
})
