import type { CatalogueMedium, CatalogueSign } from '@gebaerdenraum/domain/catalogue/catalogue-signs.contract'
import type { SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../../../../test/builders.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { picture, uploadFile } from '../../../../test/upload-image.ts'
import { greyWebm } from '../../media/film/test-films.ts'

let server: TestServer
let admin: GivenUser
let sign: string
let counter = 0
beforeAll(async () => {
  server = await openTestServer()
  admin = await givenUser(server, { role: 'admins', billingType: 'free' })
})
beforeEach(async () => {
  const title = `Gebärde ${counter++}`
  sign = (await givenSigns(server, [{ title, isFingerspelled: false }])).get(title) ?? ''
})
afterAll(() => server.close())

const png = (red: number) => picture(40, 60, red).png().toBuffer()
const FILM = await greyWebm({ width: 64, height: 48, fps: 10, count: 20 })
const SVG = (radius: number, more = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">${more}<circle cx="40" cy="40" r="${radius}"/></svg>`,
  )

const upload = (type: SignMediaType, bytes: Uint8Array, as = admin.token) =>
  uploadFile<CatalogueSign & ErrorAnswer>(server, as, 'catalogue-media', { bytes, fields: { sign, type } })
const change = (method: 'PATCH' | 'DELETE', id: string | undefined, data?: object) =>
  server.call<CatalogueSign & ErrorAnswer>(method, `catalogue-media/${id}`, { as: admin.token, data })
const signNow = async () =>
  (await server.call<CatalogueSign>('GET', `catalogue-signs/${sign}`, { as: admin.token })).body
const shown = ({ media }: Pick<CatalogueSign, 'media'>, type: SignMediaType) =>
  media.find((medium) => medium.type === type && medium.replacedAt === null)
const load = (url: string | undefined) => server.app.inject({ method: 'GET', url: url ?? '/media/none' })
const bytesOf = async (medium: CatalogueMedium | undefined) => (await load(medium?.address)).rawPayload

describe('a file for a sign', () => {
  test('is shown at once, and makes cards of a drawing', async () => {
    const { status, body } = await upload('signOnly', SVG(20))
    expect(status).toBe(201)
    expect(body).toMatchObject({ revision: 2, missingMedia: ['signVideo'] })
    expect(shown(body, 'signOnly')).toMatchObject({ contentType: 'image/svg+xml', isKept: true, posterMs: null })
    const card = await load(body.images.signBox?.thumbnail)
    expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  test('replaces what was there, which can be taken back', async () => {
    const [one, two] = [await png(10), await png(200)]
    await upload('signBox', one)
    const { body } = await upload('signBox', two)
    expect(body.media.map(({ type, replacedAt }) => [type, replacedAt === null])).toEqual([
      ['signBox', true],
      ['signBox', false],
    ])
    expect(await bytesOf(body.media[1])).toEqual(one)
    const back = await change('PATCH', body.media[1]?._id, { current: true })
    expect(await bytesOf(shown(back.body, 'signBox'))).toEqual(one)
    expect(back.body.revision).toBe(4)
  })

  test('is removed and stays in the history', async () => {
    const { body } = await upload('signBox', await png(10))
    const id = shown(body, 'signBox')?._id
    const removed = await change('DELETE', id)
    expect(removed.body.missingMedia).toContain('signBox')
    expect(removed.body.media).toMatchObject([{ _id: id, isKept: true }])
    expect((await change('DELETE', id)).status).toBe(409)
  })

  test('that is there already changes nothing', async () => {
    await upload('signBox', await png(10))
    const { body } = await upload('signBox', await png(10))
    expect(body).toMatchObject({ revision: 2, media: [{ type: 'signBox' }] })
  })

  test('is told among the changes and taken back with them', async () => {
    await upload('signBox', await png(10))
    await upload('signBox', await png(200))
    const { body } = await server.call<{ data: { _id: string; summary: string; fields: string[] }[] }>(
      'GET',
      'catalogue-changes',
      { as: admin.token, query: { sign } },
    )
    expect(body.data).toMatchObject([{ fields: ['signBox'] }, { fields: ['signBox'] }])
    const undo = (id: string | undefined) =>
      server.call('PATCH', `catalogue-changes/${id}`, { as: admin.token, data: { undone: true } })
    await undo(body.data[0]?._id)
    expect(await bytesOf(shown(await signNow(), 'signBox'))).toEqual(await png(10))
    await undo(body.data[1]?._id)
    expect(shown(await signNow(), 'signBox')).toBeUndefined()
  })

  test('at the same time as another one leaves one of them shown', async () => {
    await Promise.all([upload('signBox', await png(10)), upload('signBox', await png(200))])
    const { media, revision } = await signNow()
    expect([media.filter(({ replacedAt }) => replacedAt === null).length, media.length, revision]).toEqual([1, 2, 3])
  })

  test('of a retired sign is seen by administrators only by its own address', async () => {
    const { body } = await upload('signBox', await png(10))
    await server.call('DELETE', `catalogue-signs/${sign}`, { as: admin.token })
    const retired = await signNow()
    expect(retired.images).toEqual({})
    expect(await bytesOf(shown(retired, 'signBox'))).toEqual(await png(10))
    const address = shown(body, 'signBox')?.address ?? ''
    expect((await load(address.replace(/s=.{4}/, 's=xxxx'))).statusCode).toBe(403)
  })
})

describe('a hostile or broken file', () => {
  test.each([
    ['signBox', Buffer.from('<html>'), 400],
    ['signBox', Buffer.alloc(0), 400],
    ['signBox', FILM, 400],
    ['signVideo', Buffer.from('MZ and so on'), 400],
    ['signVideo', Buffer.from(FILM.subarray(0, 300)), 400],
    ['signOnly', SVG(20, '<script>alert(1)</script>'), 400],
    ['signOnly', SVG(20, '<!DOCTYPE x [<!ENTITY a "b">]>'), 400],
  ] as const)('as %s is refused with a sentence, and nothing changes', async (type, bytes, status) => {
    const answer = await upload(type, bytes)
    expect(answer.status).toBe(status)
    expect(answer.body.errors?.['file']).toBeTruthy()
    expect(await signNow()).toMatchObject({ revision: 1, media: [] })
  })

  test('as an animation is refused', async () => {
    const gif = await sharp(await png(10))
      .gif()
      .toBuffer()
    expect((await upload('signBox', gif)).status).toBe(400)
  })

  test('cut off on its way changes nothing', async () => {
    const form = new FormData()
    form.set('sign', sign)
    form.set('type', 'signBox')
    form.set('file', new File([new Uint8Array(await png(10))], 'a.png'))
    const sent = new Response(form)
    const whole = Buffer.from(await sent.arrayBuffer())
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/catalogue-media',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': sent.headers.get('content-type') ?? '' },
      payload: whole.subarray(0, whole.length - 80),
    })
    expect(statusCode).toBe(400)
    expect(await signNow()).toMatchObject({ revision: 1, media: [] })
  })

  test('of somebody who is no administrator is not even read', async () => {
    const user = await givenUser(server, { licence: 'active' })
    expect((await upload('signBox', await png(10), user.token)).status).toBe(403)
  })

  test('for a sign that there is not is a 404', async () => {
    sign = '01890000-0000-7000-8000-000000000000'
    expect((await upload('signBox', await png(10))).status).toBe(404)
  })
})

describe('the still picture of a film', () => {
  const brightness = async ({ images }: CatalogueSign) => {
    const { channels } = await sharp((await load(images.signVideo?.poster)).rawPayload).stats()
    return channels[0]?.mean ?? 0
  }

  test('shows the chosen moment at once, and its middle again', async () => {
    const { body } = await upload('signVideo', FILM)
    const id = shown(body, 'signVideo')?._id
    const middle = await brightness(body)
    const late = await change('PATCH', id, { posterMs: 1900 })
    expect(shown(late.body, 'signVideo')).toMatchObject({ posterMs: 1900 })
    expect(await brightness(late.body)).toBeGreaterThan(middle + 20)
    const early = await change('PATCH', id, { posterMs: 0 })
    expect(await brightness(early.body)).toBeLessThan(middle - 20)
    // Behind the end it is the last picture.
    expect(await brightness((await change('PATCH', id, { posterMs: 90_000 })).body)).toBeGreaterThan(middle + 20)
    expect(await brightness((await change('PATCH', id, { posterMs: null })).body)).toBeCloseTo(middle, 0)
  })

  test('comes back with its film', async () => {
    const { body } = await upload('signVideo', FILM)
    const id = shown(body, 'signVideo')?._id
    await change('PATCH', id, { posterMs: 300 })
    const other = await upload('signVideo', await greyWebm({ width: 64, height: 48, fps: 10, count: 8 }))
    expect(shown(other.body, 'signVideo')).toMatchObject({ posterMs: null })
    const back = await change('PATCH', id, { current: true })
    expect(shown(back.body, 'signVideo')).toMatchObject({ posterMs: 300 })
  })

  test('is nothing that a picture has', async () => {
    const { body } = await upload('signBox', await png(10))
    expect((await change('PATCH', shown(body, 'signBox')?._id, { posterMs: 0 })).status).toBe(400)
  })
})
