import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { PLAIN_PRINT, type PrintOptions, printAddress } from '@gebaerdenraum/domain/documents/print-options'
import type { Colouring } from '@gebaerdenraum/domain/media/colourings'
import { findHandPalette } from '@gebaerdenraum/drawing/hands/hand-palettes'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type GivenUser, givenSigns, givenTeam, givenUser } from '../../../test/builders.ts'
import { replaceStoredImage } from '../../../test/files/replace-stored-image.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'
import { picture, uploadImage } from '../../../test/upload-image.ts'
import { colourOf } from '../../platform/pdf/colours.ts'
import { operatorsIn, readPdf } from '../../platform/pdf/read-pdf.fixture.ts'

let server: TestServer
let signs: ReadonlyMap<string, string>
let user: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  signs = await givenSigns(server, [{ title: 'Straße', isPreview: true }, { title: 'Überraschung' }])
})
beforeEach(async () => {
  user = await givenUser(server, { licence: 'active' })
})
afterAll(() => server.close())

type Image = { readonly service: string; readonly objectId: string | undefined; readonly imageType?: string }
const sign = (title: string): Image => ({ service: 'signs', objectId: signs.get(title), imageType: 'signBox' })

/** A grid with these pictures, beginning in its first cell. */
const givenGrid = async (images: readonly Image[], as = user.token, name = '„Raster”-Dokument'): Promise<Document> => {
  const { body } = await server.call<Document>('POST', 'documents', { as, data: { type: 'grid', name } })
  return fill(body, images, as)
}

const fill = async (document: Document, images: readonly Image[], as = user.token): Promise<Document> => {
  const [pageId = ''] = document.pageIds
  const page = document.pagesKeyedById[pageId]
  const elements = images.map((image, index) => ({
    id: `e${index}`,
    gridIndex: { column: index % 2, row: Math.floor(index / 2) },
    image,
  }))
  const data = {
    revision: document.revision,
    pagesKeyedById: { [pageId]: { ...page, elementIds: elements.map(({ id }) => id) } },
    elementsKeyedById: Object.fromEntries(elements.map((element) => [element.id, element])),
  }
  const { status, body } = await server.call<Document>('PATCH', `documents/${document._id}`, { as, data })
  expect(status).toBe(200)
  return body
}

const open = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url, headers })
const figuresOf = async (url: string) => {
  const { rawPayload } = await open(url)
  const { pages } = await readPdf(rawPayload)
  return pages.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('Figure')))
}

/** Colours that something in the file is filled with. */
const fillsOf = async (url: string): Promise<ReadonlySet<string>> => {
  const operators = operatorsIn((await open(url)).rawPayload)
  return new Set([...operators.matchAll(/([\d.]+ [\d.]+ [\d.]+) rg/g)].map(([, colour = '']) => colour))
}
const skinOf = (colouring: Colouring) => colourOf(findHandPalette(colouring).skin.base)

describe('hands in the PDF of a document', () => {
  test('have the tone of the operator, or the one that the account has chosen', async () => {
    const { variants } = await givenGrid([sign('Straße')])
    expect(await fillsOf(variants.original)).toContain(skinOf('medium'))
    await server.call('PATCH', `users/${user.id}`, {
      as: user.token,
      data: { preferences: { hands: { colouring: 'deep' } } },
    })
    const fills = await fillsOf(variants.original)
    expect(fills).toContain(skinOf('deep'))
    expect(fills).not.toContain(skinOf('medium'))
  })

  test('are black lines on white where the print asks for that', async () => {
    const { variants } = await givenGrid([{ ...sign('Straße'), imageType: 'signOnly' }])
    const fills = await fillsOf(printAddress(variants.original, { ...PLAIN_PRINT, isLineArt: true }))
    // The sleeve has the colour of the logo.
    expect(fills).not.toContain(skinOf('medium'))
    expect(fills).not.toContain(colourOf(findHandPalette('medium').hem.base))
    expect(fills).toContain(colourOf(findHandPalette('lineArt').ink))
    const picture = printAddress(variants.default, { ...PLAIN_PRINT, isLineArt: true })
    expect((await open(picture)).rawPayload.equals((await open(variants.default)).rawPayload)).toBe(false)
  })
})

describe('the PDF of a document', () => {
  test('is opened by its address alone, under its own name', async () => {
    const { variants } = await givenGrid([sign('Straße')])
    const { statusCode, headers, rawPayload } = await open(variants.original)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-disposition': `inline; filename="_Raster_-Dokument.pdf"; filename*=UTF-8''%E2%80%9ERaster%E2%80%9D-Dokument.pdf`,
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    const pdf = await readPdf(rawPayload)
    expect(pdf).toMatchObject({ title: '„Raster”-Dokument', language: 'de-DE' })
    expect(pdf.pages[0]?.tags).toContain('Figure: Straße')
    expect((await open(variants.download)).headers['content-disposition']).toMatch(/^attachment; /)
  })

  test('is not sent again to who has it, and in parts to who asks for them', async () => {
    const { variants } = await givenGrid([sign('Straße')])
    const { headers, rawPayload } = await open(variants.original)
    const etag = String(headers['etag'])
    expect((await open(variants.original, { 'if-none-match': etag })).statusCode).toBe(304)
    const part = await open(variants.original, { range: 'bytes=0-4' })
    expect([part.statusCode, part.payload]).toEqual([206, '%PDF-'])
    expect(await open(variants.original, {}, 'HEAD')).toMatchObject({
      statusCode: 200,
      headers: { etag, 'content-length': String(rawPayload.byteLength) },
    })
  })

  test('has what the print dialog offers, and nothing it does not', async () => {
    const { variants } = await givenGrid([sign('Straße')])
    const options = { ...PLAIN_PRINT, hasBackSides: true, hasQrCodes: true, hasPageNumbers: true }
    const { pages } = await readPdf((await open(printAddress(variants.original, options))).rawPayload)
    expect(pages).toHaveLength(2)
    expect(pages[0]?.tags).toContain('Figure: QR-Code zur Gebärde')
    expect(JSON.stringify(pages[1]?.marks)).toContain('Straße')
    for (const field of ['colour=1', 'cutMarks=yes', 'cutMarks=1&cutMarks=1']) {
      expect((await open(`${variants.original}&${field}`)).statusCode).toBe(400)
    }
    expect((await open(printAddress(variants.thumbnail, options))).statusCode).toBe(400)
  })

  test('is shown beforehand by its first page with the same options', async () => {
    const { variants } = await givenGrid([sign('Straße')])
    const bytesOf = async (options: Partial<PrintOptions>) =>
      (await open(printAddress(variants.small, { ...PLAIN_PRINT, ...options }))).rawPayload
    const tried: readonly Partial<PrintOptions>[] = [
      {},
      { isWithoutText: true },
      { hasQrCodes: true },
      { isWithoutText: true, hasQrCodes: true },
      { hasCutMarks: true },
    ]
    const pages = await Promise.all(tried.map(bytesOf))
    expect(new Set(pages.map((bytes) => bytes.toString('base64'))).size).toBe(tried.length)
    for (const bytes of pages) expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 160 })
  })

  test('is the one of now, also at an address of before', async () => {
    const before = await givenGrid([sign('Straße')])
    expect(await figuresOf(before.variants.original)).not.toContain('Figure: Überraschung')
    const after = await fill(before, [sign('Straße'), sign('Überraschung')])
    expect(await figuresOf(after.variants.original)).toContain('Figure: Überraschung')
    expect(await figuresOf(before.variants.original)).toContain('Figure: Überraschung')
  })

  test('follows a change of what it shows, without a change of its own', async () => {
    const { body: image } = await uploadImage(server, user.token, {
      bytes: await picture(60, 40).png().toBuffer(),
      name: 'Mein Hund.png',
    })
    const document = await givenGrid([{ service: 'images', objectId: image._id }])
    const { body: shown } = await server.call<Document>('GET', `documents/${document._id}`, { as: user.token })
    expect(await figuresOf(shown.variants.original)).toContain('Figure: Mein Hund')
    await server.database.pool.query('delete from images where id = $1', [image._id])
    expect(await figuresOf(shown.variants.original)).toEqual(['Figure: Gebärdenraum'])
  })

  test('that cannot show one picture shows the others', async () => {
    const { body: image } = await uploadImage(server, user.token, { bytes: await picture(61, 40).png().toBuffer() })
    await server.database.pool.query("update images set sha256 = repeat('0', 64) where id = $1", [image._id])
    const { variants } = await givenGrid([{ service: 'images', objectId: image._id }, sign('Straße')])
    expect(await figuresOf(variants.original)).toEqual(['Figure: Gebärdenraum', 'Figure: Straße'])
    expect((await open(variants.thumbnail)).statusCode).toBe(200)
  })
})

describe('the first page as picture', () => {
  test('comes in three sizes, and is kept for a while', async () => {
    const { variants } = await givenGrid([sign('Straße')])
    for (const [address, width] of [
      [variants.default, 1240],
      [variants.thumbnail, 480],
      [variants.small, 160],
    ] as const) {
      const { headers, rawPayload } = await open(address)
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=300, immutable',
      })
      const info = await sharp(rawPayload).metadata()
      expect([info.width, Math.round(((info.height ?? 0) / (info.width ?? 1)) * 100)]).toEqual([width, 141])
    }
  })

  test('shows what stands on the page', async () => {
    const [empty, filled] = [await givenGrid([]), await givenGrid([sign('Straße')])]
    /** The frame of a noun's card is orange; nothing else on the page is. */
    const orangeIn = async (address: string): Promise<number> => {
      const { data } = await sharp((await open(address)).rawPayload)
        .raw()
        .toBuffer({ resolveWithObject: true })
      let count = 0
      for (let at = 0; at < data.length; at += 3) if ((data[at] ?? 0) > 200 && (data[at + 2] ?? 255) < 100) count += 1
      return count
    }
    expect(await orangeIn(empty.variants.thumbnail)).toBe(0)
    expect(await orangeIn(filled.variants.thumbnail)).toBeGreaterThan(500)
  })

  test('stays the same file while another page changes, and is not kept under an old address', async () => {
    const document = await givenGrid([sign('Straße')])
    const [pageId = ''] = document.pageIds
    const page = document.pagesKeyedById[pageId]
    const data = {
      revision: document.revision,
      pageIds: [pageId, 'second'],
      pagesKeyedById: { [pageId]: page, second: { ...page, id: 'second', elementIds: [] } },
    }
    const { body } = await server.call<Document>('PATCH', `documents/${document._id}`, { as: user.token, data })
    const [before, after] = [await open(document.variants.small), await open(body.variants.small)]
    expect(before.headers['etag']).toBe(after.headers['etag'])
    expect(before.headers['cache-control']).toBe('private, no-cache')
  })
})

describe('an address of a document', () => {
  test('is refused when anything of it was changed, and when it is too old', async () => {
    const [{ variants, _id }, other, stranger] = [
      await givenGrid([]),
      await givenGrid([]),
      await givenUser(server, { licence: 'active' }),
    ]
    const wrong = [
      variants.original.replace(_id, other._id),
      variants.original.replace(user.id, stranger.id),
      variants.original.replace(/s=.*/, 's=abc'),
      variants.original.replace(/&e=\w+/, ''),
      `/api/documents/${_id}/original`,
    ]
    for (const address of wrong) expect((await open(address)).statusCode).toBe(403)
    const { addresses } = server.services.media
    expect(
      addresses.checkDocument({ id: _id, variant: 'original', holder: user.id, expiry: 'aaaa', signature: 'x' }),
    ).toMatchObject({ ok: false })
  })

  test('ends when its holder no longer reaches the document', async () => {
    const owner = await givenUser(server, { licence: 'active' })
    const team = await givenTeam(server, { ownerId: owner.id, subscriptionId: null })
    const { pool } = server.database
    await pool.query("update users set team_id = $1, team_role = 'member' where id = $2", [team, user.id])
    const { variants, node } = await givenGrid([])
    await server.call('PATCH', `file-nodes/${node}`, { as: user.token, data: { path: `,team_${team},` } })
    expect((await open(variants.original)).statusCode).toBe(200)
    await pool.query('update users set team_id = null, team_role = null where id = $1', [user.id])
    expect(await open(variants.original)).toMatchObject({ statusCode: 404 })
    expect((await open(variants.small)).statusCode).toBe(404)
  })

  test('is no way to what only a licence opens', async () => {
    const { variants } = await givenGrid([sign('Straße'), sign('Überraschung')])
    const licensed = await readPdf((await open(variants.original)).rawPayload)
    const picturesBefore = (await open(variants.default)).rawPayload
    await server.database.pool.query(
      "update subscriptions set status = 'canceled' where id = (select subscription_id from users where id = $1)",
      [user.id],
    )
    const now = await readPdf((await open(variants.original)).rawPayload)
    expect(licensed.rasters).toHaveLength(0)
    // The preview sign in pixels with its mark; of the other one a lock and its name, as everywhere.
    expect(now.rasters).toHaveLength(1)
    expect(now.drawings).toBeLessThan(licensed.drawings)
    expect((await open(variants.default)).rawPayload.equals(picturesBefore)).toBe(false)
    expect((await open(printAddress(variants.original, { ...PLAIN_PRINT, isWithoutText: true }))).statusCode).toBe(200)
  })

  test('is no way to pictures of others that somebody has written into his document', async () => {
    const other = await givenUser(server, { licence: 'active' })
    const { body: image } = await uploadImage(server, other.token, {
      bytes: await picture(62, 40).png().toBuffer(),
      name: 'Geheim.png',
    })
    const { body: own } = await uploadImage(server, user.token, { bytes: await picture(9, 9).png().toBuffer() })
    const document = await givenGrid([{ service: 'images', objectId: own._id }])
    await replaceStoredImage(server, own, image)
    const { body } = await server.call<Document>('PATCH', `documents/${document._id}`, {
      as: user.token,
      data: { revision: document.revision, properties: { ...document.properties, title: 'Fremdes' } },
    })
    const pdf = await readPdf((await open(body.variants.original)).rawPayload)
    expect([pdf.rasters, JSON.stringify(pdf.pages)]).toEqual([[], expect.not.stringContaining('Geheim')])
    const empty = await givenGrid([])
    const { body: titled } = await server.call<Document>('PATCH', `documents/${empty._id}`, {
      as: user.token,
      data: { revision: empty.revision, properties: { ...empty.properties, title: 'Fremdes' } },
    })
    expect((await open(body.variants.small)).rawPayload).toEqual((await open(titled.variants.small)).rawPayload)
  })

  test('of a document that is gone leads nowhere', async () => {
    const { variants, _id } = await givenGrid([])
    await server.call('DELETE', `documents/${_id}`, { as: user.token })
    expect((await open(variants.original)).statusCode).toBe(404)
  })
})

test('who opens too many is told when to come again', async () => {
  const { variants } = await givenGrid([])
  const allowance = { points: 120, seconds: 600 }
  for (let count = 0; count < 120; count += 1) {
    await server.services.rateLimits.spend(allowance, `documents:original:${user.id}`)
  }
  const { statusCode, headers } = await open(variants.original)
  expect([statusCode, Number(headers['retry-after'])]).toEqual([429, expect.any(Number)])
  expect((await open(variants.small)).statusCode).toBe(200)
})

test('who leaves while his document is printed leaves nothing to do', async () => {
  const { body: image } = await uploadImage(server, user.token, { bytes: await picture(63, 40).png().toBuffer() })
  const { variants } = await givenGrid([{ service: 'images', objectId: image._id }])
  const { storage } = server.services
  const asked = Promise.withResolvers<void>()
  const reading = vi.spyOn(storage, 'get').mockImplementation(() => {
    asked.resolve()
    return new Promise(() => undefined)
  })
  const making = async () =>
    (await server.database.pool.query("select count(*)::int as n from media_variants where state = 'making'")).rows[0].n
  const base = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const client = new AbortController()
  const answer = fetch(`${base}${variants.original}`, { signal: client.signal })
  await asked.promise
  expect(await making()).toBe(1)
  client.abort()
  await expect(answer).rejects.toThrow()
  await expect.poll(making, { timeout: 20_000 }).toBe(0)
  reading.mockRestore()
  expect((await fetch(`${base}${variants.original}`)).status).toBe(200)
})
