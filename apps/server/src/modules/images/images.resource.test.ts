import { storedContentOf } from '@gebaerdenraum/domain/documents/document-content'
import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { documentOf } from '@gebaerdenraum/domain/documents/random-document.fixture'
import { IMAGE_VARIANTS } from '@gebaerdenraum/domain/images/image-variants'
import type { Image } from '@gebaerdenraum/domain/images/images.contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenUser, givenUser } from '../../../test/builders.ts'
import { givenWholeTeam } from '../../../test/files/given-whole-team.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'
import { picture, uploadImage } from '../../../test/upload-image.ts'

let server: TestServer
let user: GivenUser
beforeAll(async () => {
  server = await openTestServer({ IMAGE_QUOTA_MB: '1' })
})
beforeEach(async () => {
  user = await givenUser(server, { licence: 'active' })
})
afterAll(() => server.close())

const PNG = await picture(1200, 600).png().toBuffer()
const upload = (bytes: Uint8Array, name?: string, as: string | undefined = user.token) =>
  uploadImage(server, as, { bytes, ...(name !== undefined && { name }) })
const send = (path: string, as = user.token) => server.call('GET', path, { as })
const load = (url: string) => server.app.inject({ method: 'GET', url })
const originalOf = async ({ variants }: Image) => (await load(variants.original)).rawPayload

describe('an own upload', () => {
  test('is kept with its name and size, and belongs to who sent it', async () => {
    const { status, body } = await upload(PNG, 'Mein Hund.png')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Mein Hund.png',
      owner: user.id,
      ownerType: 'users',
      author: user.id,
      contentType: 'image/png',
      width: 1200,
      height: 600,
    })
    expect((await send(`images/${body._id}`)).body).toEqual({ ...body, places: [] })
  })

  test.each([
    ['default', 'image/webp', 800, 400],
    ['small', 'image/webp', 480, 240],
    ['thumbnail', 'image/webp', 320, 160],
    ['original', 'image/png', 1200, 600],
  ] as const)('comes as %s in %s, %i by %i', async (variant, type, width, height) => {
    const { body } = await upload(PNG)
    const answer = await load(body.variants[variant])
    expect(answer.headers['content-type']).toBe(type)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height })
  })

  test('loses what hides or turns its name, and has a plain one where nothing is left', async () => {
    expect((await upload(PNG, 'foto\u202Egnp.exe\u200B')).body.name).toBe('fotognp.exe')
    expect((await upload(PNG, '\u202E\u2066')).body.name).toBe('Bild')
  })

  test('is saved under its name by the address to download', async () => {
    const { body } = await upload(PNG, 'Hund "3".png')
    const answer = await load(body.variants.download)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="Hund _3_.png"')
  })

  test('stands upright, and says nothing of where it was taken', async () => {
    const exif = { IFD0: { Copyright: 'geheim' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } }
    const bytes = await picture(40, 20).jpeg().withMetadata({ orientation: 6 }).withExifMerge(exif).toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { body } = await upload(bytes, 'a.jpg')
    expect(body).toMatchObject({ contentType: 'image/jpeg', width: 20, height: 40 })
    const kept = await originalOf(body)
    const { exif: left, orientation, width } = await sharp(kept).metadata()
    expect({ left, orientation, width }).toEqual({ left: undefined, orientation: undefined, width: 20 })
    expect(kept.includes('geheim')).toBe(false)
  })

  test('of other formats is taken too; of an animation the first picture', async () => {
    const gif = await sharp([await picture(8, 6).png().toBuffer(), await picture(8, 6, 10).png().toBuffer()], {
      join: { animated: true },
    })
      .gif()
      .toBuffer()
    expect((await sharp(gif).metadata()).pages).toBe(2)
    expect((await upload(gif)).body).toMatchObject({ contentType: 'image/png', width: 8, height: 6 })
    const webp = await picture(8, 6).webp().toBuffer()
    expect((await upload(webp)).body).toMatchObject({ contentType: 'image/webp', width: 8, height: 6 })
  })

  test('that is a drawing is cleaned and stays one', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><metadata>geheim</metadata><rect width="5" height="5"/></svg>'
    const { body } = await upload(Buffer.from(svg), 'a.svg')
    expect(body).toMatchObject({ contentType: 'image/svg+xml', width: 30, height: 10 })
    const kept = (await originalOf(body)).toString()
    expect(kept).toContain('<rect')
    expect(kept).not.toContain('geheim')
    expect((await load(body.variants.thumbnail)).headers['content-type']).toBe('image/webp')
  })

  test.each([
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>alert(1)</script></svg>'),
    ],
    ['a page that calls itself a picture', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a torn picture', PNG.subarray(0, PNG.length / 2)],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused, whatever its name', async (_, bytes) => {
    const { status, body } = await upload(bytes, 'hund.png')
    expect(status).toBe(400)
    expect(body.errors?.['file']).toEqual(body.message)
    expect((await send('images')).body).toMatchObject({ total: 0 })
  })

  test('that is smaller than it has to be is refused, and nothing of it is kept', async () => {
    const keys = async () => {
      let count = 0
      for await (const _ of server.services.storage.list('originals/')) count += 1
      return count
    }
    const fields = { minWidth: '260', minHeight: '70' }
    const before = await keys()
    for (const [width, height] of [
      [259, 400],
      [400, 69],
    ] as const) {
      const bytes = await picture(width, height, 33).png().toBuffer()
      const { status, body } = await uploadImage(server, user.token, { bytes, fields })
      expect([status, body.message]).toEqual([400, 'Zu klein: mindestens 260 × 70 Pixel.'])
      expect(body.errors?.['file']).toBe(body.message)
    }
    expect((await send('images')).body).toMatchObject({ total: 0 })
    expect(await keys()).toBe(before)
    const bytes = await picture(260, 70, 33).png().toBuffer()
    expect((await uploadImage(server, user.token, { bytes, fields })).status).toBe(201)
  })

  test('of too many bytes is refused', async () => {
    expect((await upload(Buffer.alloc(27 * 1024 * 1024))).status).toBe(413)
  })

  test('is refused when the room of its owner is used up, also by copies and by several at once', async () => {
    const noise = await sharp({
      create: {
        width: 400,
        height: 300,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    const first = await upload(noise)
    expect(first.status).toBe(201)
    const fits = Math.floor((1024 * 1024) / first.body.byteLength)
    expect(fits).toBeGreaterThan(1)
    const clone = { clone: first.body._id, owner: user.id, ownerType: 'users' }
    const answers = await Promise.all(
      Array.from({ length: fits + 1 }, () => server.call('POST', 'images', { as: user.token, data: clone })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(fits - 1)
    expect(answers.filter(({ status }) => status === 413)).toHaveLength(2)
    expect(await upload(noise)).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('(1 MB) ist voll') },
    })
  })

  test('takes user for users as its owner type and answers users', async () => {
    const { body: image } = await upload(PNG)
    const data = { clone: image._id, owner: user.id, ownerType: 'user' }
    const clone = await server.call('POST', 'images', { as: user.token, data })
    expect(clone).toMatchObject({ status: 201, body: { owner: user.id, ownerType: 'users' } })
    const uploaded = await uploadImage(server, user.token, { bytes: PNG, fields: { ownerType: 'user' } })
    expect(uploaded).toMatchObject({ status: 201, body: { owner: user.id, ownerType: 'users' } })
    const refused = await server.call('POST', 'images', { as: user.token, data: { ...data, ownerType: 'team' } })
    expect(refused.status).toBe(400)
  })

  test('is found by part of its name and by owner, the newest first', async () => {
    for (const name of ['Hund.png', 'Katze.png', 'Hündin_1.png']) await upload(PNG, name)
    const names = async (query: object) =>
      ((await server.call('GET', 'images', { as: user.token, query })).body['data'] as Image[]).map(({ name }) => name)
    expect(await names({})).toEqual(['Hündin_1.png', 'Katze.png', 'Hund.png'])
    expect(await names({ search: 'HUND' })).toEqual(['Hund.png'])
    expect(await names({ search: '_' })).toEqual(['Hündin_1.png'])
    expect(await names({ $limit: 1, $skip: 1 })).toEqual(['Katze.png'])
    expect(await names({ owner: user.id })).toHaveLength(3)
    expect(await names({ owner: 'niemand' })).toEqual([])
  })

  test('are found by their ids, those of others never', async () => {
    const [one, other] = [(await upload(PNG, 'a.png')).body, (await upload(PNG, 'b.png')).body]
    const stranger = await givenUser(server, { licence: 'active' })
    const foreign = (await upload(PNG, 'c.png', stranger.token)).body
    const find = async (query: object) =>
      ((await server.call('GET', 'images', { as: user.token, query })).body['data'] as Image[]).map(({ _id }) => _id)
    expect(await find({ _id: { $in: [one._id, foreign._id, 'niemand'] } })).toEqual([one._id])
    expect(await find({ _id: other._id })).toEqual([other._id])
  })
})

describe('its addresses', () => {
  test('open nothing once changed', async () => {
    const { body } = await upload(PNG)
    const other = (await upload(PNG)).body
    const address = body.variants.thumbnail
    const signature = new URL(address, 'http://localhost').searchParams.get('s') ?? ''
    const changed = `${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`
    const statuses = await Promise.all(
      [
        address,
        address.replace(body._id, other._id),
        address.replace('thumbnail', 'tiny'),
        address.replace(`s=${signature}`, `s=${changed}`),
        address.replace('/media/images/', '/media/signs/'),
        address.split('?')[0] ?? '',
        `${address}&x=1`,
      ].map(async (url) => (await load(url)).statusCode),
    )
    expect(statuses).toEqual([200, 403, 404, 403, 404, 403, 400])
  })

  test('open nothing any more when it was removed', async () => {
    const { body } = await upload(PNG)
    for (const variant of IMAGE_VARIANTS) expect((await load(body.variants[variant])).statusCode).toBe(200)
    expect((await server.call('DELETE', `images/${body._id}`, { as: user.token })).status).toBe(200)
    for (const variant of IMAGE_VARIANTS) expect((await load(body.variants[variant])).statusCode).toBe(404)
    expect((await send(`images/${body._id}`)).status).toBe(404)
  })
})

describe('a picture that is used', () => {
  const givenDocument = async (image: Image, name: string): Promise<Document> => {
    const content = storedContentOf(documentOf('target-vocabulary'))
    const properties = { ...content.properties, logo: { service: 'images', objectId: image._id } }
    const data = { type: 'target-vocabulary', name, ...content, properties }
    return (await server.call<Document>('POST', 'documents', { as: user.token, data })).body
  }

  test('names the places and stays until they let it go', async () => {
    const { body: image } = await upload(PNG)
    const document = await givenDocument(image, 'Tiere')
    const places = [{ service: 'documents', _id: document._id, node: document.node, name: 'Tiere' }]
    expect((await send(`images/${image._id}`)).body).toMatchObject({ places })
    const remove = () => server.call('DELETE', `images/${image._id}`, { as: user.token })
    expect(await remove()).toMatchObject({
      status: 409,
      body: { message: 'Dieses Bild wird noch verwendet in „Tiere“.', data: { places } },
    })
    const properties = { ...document.properties, logo: null }
    const data = { revision: 1, properties }
    expect((await server.call('PATCH', `documents/${document._id}`, { as: user.token, data })).status).toBe(200)
    expect((await remove()).status).toBe(200)
  })
})

describe('who may', () => {
  test('nobody else reaches an image, and nobody without a licence uploads', async () => {
    const { body: image } = await upload(PNG)
    const other = await givenUser(server, { licence: 'active' })
    const guest = await givenUser(server)
    const clone = { clone: image._id, owner: other.id, ownerType: 'users' }
    const statuses = [
      (await send(`images/${image._id}`, other.token)).status,
      (await server.call('DELETE', `images/${image._id}`, { as: other.token })).status,
      (await server.call('POST', 'images', { as: other.token, data: clone })).status,
      (await upload(PNG, 'a.png', guest.token)).status,
      (await uploadImage(server, undefined, { bytes: PNG })).status,
      (await server.call('GET', 'images')).status,
    ]
    expect(statuses).toEqual([404, 404, 404, 403, 401, 401])
    expect((await send('images', other.token)).body).toMatchObject({ total: 0 })
  })

  test('what is given to the team is open to its members; what a member keeps is not', async () => {
    const { id, member, manager } = await givenWholeTeam(server)
    const own = (await upload(PNG, 'Eigen.png', member.token)).body
    const fields = { owner: id, ownerType: 'teams' }
    const shared = (await uploadImage(server, member.token, { bytes: PNG, fields })).body
    const clone = await server.call('POST', 'images', { as: member.token, data: { clone: own._id, ...fields } })
    expect(shared).toMatchObject({ owner: id, ownerType: 'teams', author: member.id })
    expect(clone).toMatchObject({ status: 201, body: { name: 'Eigen.png', owner: id, width: 1200 } })
    expect((await send(`images/${own._id}`, manager.token)).status).toBe(404)
    expect((await send(`images/${shared._id}`, manager.token)).status).toBe(200)
    expect((await send('images', manager.token)).body).toMatchObject({ total: 2 })
    expect((await server.call('DELETE', `images/${shared._id}`, { as: manager.token })).status).toBe(200)
  })

  test('images cannot be given to other people or other teams', async () => {
    const team = await givenWholeTeam(server)
    for (const fields of [{ owner: team.id, ownerType: 'teams' }, { owner: team.member.id }, { ownerType: 'teams' }]) {
      expect(await uploadImage(server, user.token, { bytes: PNG, fields })).toMatchObject({
        status: 400,
        body: { errors: { owner: 'Bilder können nur dir oder deinem Team gehören.' } },
      })
    }
  })
})

test('who may not upload is told so before anything is read', async () => {
  const { status } = await uploadImage(server, undefined, { bytes: Buffer.alloc(27 * 1024 * 1024) })
  expect(status).toBe(401)
})

test('forms are taken nowhere else', async () => {
  const form = new Response(new FormData())
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/documents',
    headers: { 'content-type': form.headers.get('content-type') ?? '', authorization: `Bearer ${user.token}` },
    payload: Buffer.from(await form.arrayBuffer()),
  })
  expect(answer.statusCode).toBe(415)
})

test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  ['torn', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="file"'],
])('a form %s is refused', async (_, contentType, payload) => {
  const headers = { 'content-type': contentType, authorization: `Bearer ${user.token}` }
  const answer = await server.app.inject({ method: 'POST', url: '/api/images', headers, payload })
  expect(answer.statusCode).toBe(400)
})
