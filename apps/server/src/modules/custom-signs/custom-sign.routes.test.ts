import type { CustomSign } from '@gebaerdenraum/domain/custom-signs/custom-signs.contract'
import { newScene } from '@gebaerdenraum/domain/custom-signs/new-scene'
import type { Scene } from '@gebaerdenraum/domain/custom-signs/scene'
import {
  apply,
  arrowObject,
  imageObject,
  sceneWith,
  shownCustomSign,
  shownUpload,
  textObject,
} from '@gebaerdenraum/domain/custom-signs/scene-builders.fixture'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../../../test/builders.ts'
import { givenWholeTeam } from '../../../test/files/given-whole-team.ts'
import { replaceStoredImage } from '../../../test/files/replace-stored-image.ts'
import { givenCustomSign } from '../../../test/given-custom-sign.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'
import { picture, uploadImage } from '../../../test/upload-image.ts'
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

const signReference = (title: string) => ({
  service: 'signs' as const,
  objectId: signs.get(title) ?? '',
  imageType: 'signOnly' as const,
})
const drawn = (name = 'Großer Hund'): Scene => ({
  ...sceneWith('signOnly', imageObject(signReference('Überraschung')), arrowObject(), textObject('Ohr')),
  name,
})
const given = (scene: Scene, as = user.token) => givenCustomSign(server, as, scene)
const load = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })
const svgOf = async ({ variants }: Pick<CustomSign, 'variants'>): Promise<string> => (await load(variants.svg)).payload
const upload = async (bytes: Uint8Array, as = user.token, name = 'Hund.jpg') =>
  (await uploadImage(server, as, { bytes, name })).body

describe('the files of a custom sign', () => {
  test.each([
    ['default', 'image/webp', 800],
    ['thumbnail', 'image/webp', 400],
    ['small', 'image/webp', 160],
    ['original', 'image/png', 1600],
    ['large', 'image/png', 3200],
  ] as const)('come as %s: %s, %i pixels wide, on white', async (variant, contentType, width) => {
    const { variants } = await given(drawn())
    const answer = await load(variants[variant])
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, contentType])
    const image = sharp(answer.rawPayload)
    expect(await image.metadata()).toMatchObject({ width, height: width })
    const corner = await image.extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
    expect([...corner]).toEqual([255, 255, 255])
  })

  test('are called as the sign is, and are saved or shown', async () => {
    const { variants } = await given(drawn('Hund „groß“'))
    const name = (ending: string) =>
      `filename="Hund _gro__.${ending}"; filename*=UTF-8''Hund%20%E2%80%9Egro%C3%9F%E2%80%9C.${ending}`
    expect((await load(variants.download)).headers['content-disposition']).toBe(`attachment; ${name('png')}`)
    expect((await load(variants.svg)).headers['content-disposition']).toBe(`inline; ${name('svg')}`)
    expect((await load(`${variants.pdf}&dl=1`)).headers['content-disposition']).toBe(`attachment; ${name('pdf')}`)
    expect((await load(`${variants.pdf}&colour=1`)).statusCode).toBe(400)
  })

  test('are made once, and asked for anew only when something changed', async () => {
    const sign = await given(drawn())
    const first = await load(sign.variants.thumbnail)
    expect(first.headers['cache-control']).toBe('private, max-age=300, immutable')
    const etag = String(first.headers['etag'])
    expect((await load(sign.variants.thumbnail, { 'if-none-match': etag })).statusCode).toBe(304)
    const data = { revision: 1, objects: sign.objects.slice(1).map((object, order) => ({ ...object, order })) }
    const { body } = await server.call<CustomSign>('PATCH', `custom-signs/${sign._id}`, { as: user.token, data })
    expect((await load(body.variants.thumbnail)).headers['etag']).not.toBe(etag)
    // An address of before shows what is there now, and says that it must be asked for again.
    expect((await load(sign.variants.thumbnail)).headers['cache-control']).toBe('private, no-cache')
  })

  test('have all of their pictures in them, and need no font', async () => {
    const photo = await upload(await picture(60, 40).jpeg().toBuffer())
    const svg = await svgOf(await given(sceneWith('signOnly', imageObject(shownUpload(photo._id)), textObject('Ohr'))))
    expect(svg).toMatch(/href="data:image\/jpeg;base64,/)
    expect(svg).not.toMatch(/<text|href="(?!data:)|<script|filter/)
  })

  test('as PDF are vectors on a page of the size of a card, with name and words for screen readers', async () => {
    const card = apply(
      { ...newScene('signBox'), name: 'Hund' },
      { type: 'set-fixed-image', key: 'imageSingleTop', imageReference: signReference('Überraschung') },
      { type: 'set-fixed-text', key: 'textBottomRight', text: 'bellt' },
    )
    const { variants } = await given(card)
    const { rawPayload } = await load(variants.pdf)
    const pdf = await readPdf(rawPayload)
    expect(pdf).toMatchObject({ title: 'Hund', language: 'de-DE', rasters: [] })
    const [page] = pdf.pages
    // 80 × 122.8 mm in pixels at 96 dpi.
    expect([page?.size.width, page?.size.height].map((side) => Math.round(side ?? 0))).toEqual([302, 464])
    expect(page?.tags).toEqual(['Figure: Hund: bellt'])
    // The frame of a noun, 16 units wide.
    expect(operatorsIn(rawPayload)).toContain('0.949 0.549 0.157 RG\n16 w')
  })
})

describe('pictures in a custom sign', () => {
  test('from cameras stand upright, and say nothing of where they were taken', async () => {
    const exif = { IFD0: { Copyright: 'geheim' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLongitude: '9/1 0/1 0/1' } }
    const halves = await sharp(await picture(40, 20, 250).png().toBuffer())
      .composite([{ input: await picture(20, 20, 10).png().toBuffer(), left: 0, top: 0 }])
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
      .toBuffer()
    const { _id, width, height } = await upload(halves)
    expect([width, height]).toEqual([20, 40])
    const sign = await given(
      sceneWith('signOnly', { ...imageObject(shownUpload(_id)), size: { width: 300, height: 600 } }),
    )
    const png = await load(sign.variants.original)
    const redAt = async (y: number) =>
      (await sharp(png.rawPayload).extract({ left: 800, top: y, width: 1, height: 1 }).raw().toBuffer())[0] ?? 0
    // Turned a quarter clockwise, what was left is on top.
    expect([await redAt(400), await redAt(1200)].map((red) => red > 128)).toEqual([false, true])
    for (const variant of ['original', 'svg', 'pdf'] as const) {
      const bytes = (await load(sign.variants[variant])).rawPayload
      expect(bytes.includes('geheim')).toBe(false)
      expect(bytes.includes('Exif')).toBe(false)
    }
    const [, data = ''] = /href="data:image\/jpeg;base64,([^"]+)"/.exec(await svgOf(sign)) ?? []
    expect((await sharp(Buffer.from(data, 'base64')).metadata()).exif).toBeUndefined()
  })

  test('are cut and lightened in every file, what is cut away is not seen', async () => {
    const halves = await sharp(await picture(40, 40, 190).png().toBuffer())
      .composite([{ input: await picture(20, 40, 10).png().toBuffer(), left: 20, top: 0 }])
      .png()
      .toBuffer()
    const { _id } = await upload(halves)
    const square = { ...imageObject(shownUpload(_id)), size: { width: 400, height: 400 } }
    const whole = sceneWith('signOnly', square)
    const cut = apply(
      whole,
      { type: 'crop-image', image: { objectId: 'a' }, crop: { x: 0, y: 0, width: 0.5, height: 1 } },
      { type: 'lighten-image', image: { objectId: 'a' }, lightening: 1 },
    )
    const pixelsOf = async (scene: Scene, ...xs: readonly number[]) => {
      const { rawPayload } = await load((await given(scene)).variants.default)
      return Promise.all(
        xs.map(async (left) => [
          ...(await sharp(rawPayload).extract({ left, top: 400, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
        ]),
      )
    }
    const near = (pixel: readonly number[] | undefined, wanted: readonly number[]) =>
      (pixel ?? []).every((value, index) => Math.abs(value - (wanted[index] ?? 0)) <= 8)
    const [before, right] = await pixelsOf(whole, 300, 500)
    expect([near(before, [190, 120, 40]), near(right, [10, 120, 40])]).toEqual([true, true])
    const [left, gone] = await pixelsOf(cut, 300, 500)
    expect(near(gone, [255, 255, 255])).toBe(true)
    // Red was bright and is white now, blue was dark and stays.
    expect([(left?.[0] ?? 0) >= 250, (left?.[2] ?? 255) < 60]).toEqual([true, true])
  })

  test('that are gone or cannot be read leave the rest as it is', async () => {
    const broken = await upload(await picture(61, 40).png().toBuffer())
    await server.database.pool.query("update images set sha256 = repeat('0', 64) where id = $1", [broken._id])
    const removed = await upload(await picture(64, 40).png().toBuffer())
    const sign = await given(
      sceneWith('signOnly', imageObject(shownUpload(broken._id)), imageObject(shownUpload(removed._id)), arrowObject()),
    )
    await replaceStoredImage(server, removed, { _id: crypto.randomUUID() })
    expect(await svgOf(sign)).not.toContain('<image')
    for (const variant of ['thumbnail', 'original', 'pdf'] as const) {
      expect((await load(sign.variants[variant])).statusCode).toBe(200)
    }
  })

  test('may be custom signs, which end where they show themselves', async () => {
    const inner = await given(sceneWith('signOnly', arrowObject('wave')))
    const outer = await given(sceneWith('signOnly', imageObject(shownCustomSign(inner._id))))
    const wave = /<path d="M-?[\d.]+ 0Q[^"]+"/
    expect(await svgOf(outer)).toMatch(wave)
    // White cards both, as in the editor, which shows the inner one by its picture.
    expect((await svgOf(outer)).match(/<rect width="800" height="800" fill="#ffffff"\/>/g)).toHaveLength(2)
    const objects = [{ ...imageObject(shownCustomSign(outer._id)), id: 'a', order: 0 }]
    const data = { revision: 1, objects }
    await server.call('PATCH', `custom-signs/${outer._id}`, { as: user.token, data })
    expect((await load(outer.variants.thumbnail)).statusCode).toBe(200)
    // What is drawn anew in the inner sign is seen in the outer one, at the address it always had.
    const other = await given(sceneWith('signOnly', imageObject(shownCustomSign(inner._id))))
    await server.call('PATCH', `custom-signs/${inner._id}`, { as: user.token, data: { revision: 1, objects: [] } })
    expect(await svgOf(other)).not.toMatch(wave)
  })

  test('that somebody uploaded cannot be removed while they are shown, wherever in it', async () => {
    const { _id } = await upload(await picture(63, 40).png().toBuffer())
    const card = apply(newScene('signBox'), {
      type: 'set-fixed-image',
      key: 'imageComposedLeft',
      imageReference: shownUpload(_id),
    })
    const sign = await given(card)
    const remove = () => server.call('DELETE', `images/${_id}`, { as: user.token })
    expect(await remove()).toMatchObject({
      status: 409,
      body: { data: { places: [{ service: 'custom-signs', _id: sign._id, name: sign.name }] } },
    })
    await server.call('DELETE', `custom-signs/${sign._id}`, { as: user.token })
    expect((await remove()).status).toBe(200)
  })
})

describe('an address of a custom sign', () => {
  test('is refused when anything of it was changed', async () => {
    const [{ variants, _id }, other] = [await given(drawn()), await given(drawn('Katze'))]
    const stranger = await givenUser(server, { licence: 'active' })
    const wrong = [
      variants.svg.replace(_id, other._id),
      variants.svg.replace(user.id, stranger.id),
      variants.svg.replace(/s=.*/, 's=abc'),
      `/api/custom-signs/${_id}/svg`,
      variants.svg.replace('/custom-signs/', '/documents/').replace('/svg', '/original'),
    ]
    for (const address of wrong) expect((await load(address)).statusCode).toBe(403)
  })

  test('ends when its holder no longer reaches the sign', async () => {
    const { member, id } = await givenWholeTeam(server)
    const sign = await given(drawn(), member.token)
    const move = { path: `,team_${id},` }
    await server.call('PATCH', `file-nodes/${sign.node}`, { as: member.token, data: move })
    expect((await load(sign.variants.svg)).statusCode).toBe(200)
    const { pool } = server.database
    await pool.query('update users set team_id = null, team_role = null where id = $1', [member.id])
    expect((await load(sign.variants.svg)).statusCode).toBe(404)
    expect((await load(sign.variants.thumbnail)).statusCode).toBe(404)
  })

  test('is no way to what only a licence opens, in none of the files, not through another sign either', async () => {
    const preview = sceneWith('signOnly', imageObject(signReference('Straße')))
    const locked = sceneWith('signOnly', imageObject(signReference('Überraschung')))
    const [ofPreview, ofLocked] = [await given(preview), await given(locked)]
    const around = await given(sceneWith('signOnly', imageObject(shownCustomSign(ofLocked._id))))
    const hands = /stroke-linejoin="round"/
    for (const sign of [ofPreview, ofLocked, around]) expect(await svgOf(sign)).toMatch(hands)
    const before = (await load(ofLocked.variants.original)).rawPayload
    await server.database.pool.query(
      "update subscriptions set status = 'canceled' where id = (select subscription_id from users where id = $1)",
      [user.id],
    )
    for (const sign of [ofPreview, ofLocked, around]) expect(await svgOf(sign)).not.toMatch(hands)
    // The preview sign in pixels with its mark; of the others a card with a lock.
    expect(await svgOf(ofPreview)).toMatch(/<image/)
    expect(await svgOf(ofLocked)).not.toMatch(/<image/)
    expect((await load(ofLocked.variants.original)).rawPayload.equals(before)).toBe(false)
    const { rawPayload } = await load(around.variants.pdf)
    expect((await readPdf(rawPayload)).rasters).toEqual([])
    expect(operatorsIn(rawPayload)).toContain('0.949 0.961 0.957 rg')
  })

  test('is no way to pictures of others that somebody has written into his sign', async () => {
    const other = await givenUser(server, { licence: 'active' })
    const secret = await upload(await picture(62, 40).png().toBuffer(), other.token, 'Geheim.png')
    const foreign = await given(sceneWith('signOnly', arrowObject('wave')), other.token)
    const own = await upload(await picture(62, 40).png().toBuffer())
    const sign = await given(
      sceneWith('signOnly', imageObject(shownUpload(own._id)), imageObject(shownCustomSign(foreign._id))),
    )
    await replaceStoredImage(server, own, secret)
    expect(await svgOf(sign)).not.toMatch(/<image|<path/)
  })
})
