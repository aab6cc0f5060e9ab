import type { CustomSign } from '@gebaerdenraum/domain/custom-signs/custom-signs.contract'
import type { Scene } from '@gebaerdenraum/domain/custom-signs/scene'
import {
  arrowObject,
  handObject,
  imageObject,
  personObject,
  sceneWith,
  shownCustomSign,
} from '@gebaerdenraum/domain/custom-signs/scene-builders.fixture'
import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { COLOURINGS } from '@gebaerdenraum/domain/media/colourings'
import { HAND_VIEWS } from '@gebaerdenraum/domain/media/handshapes'
import { findHandPalette } from '@gebaerdenraum/drawing/hands/hand-palettes'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GivenUser, givenUser } from '../../../test/builders.ts'
import { givenCustomSign } from '../../../test/given-custom-sign.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'
import { operatorsIn, readPdf } from '../../platform/pdf/read-pdf.fixture.ts'

let server: TestServer
let user: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  user = await givenUser(server, { licence: 'active' })
})
afterAll(() => server.close())

const given = (scene: Scene) => givenCustomSign(server, user.token, scene)
const load = async (url: string) => (await server.app.inject({ url })).rawPayload
const people = (): Scene => ({
  ...sceneWith(
    'signOnly',
    personObject({ colouring: 'brown' }),
    handObject({ side: 'left', colouring: 'brown' }),
    arrowObject(),
  ),
  name: 'Hallo',
})

/** A colour as the operators of a PDF name it. */
const inPdf = (hex: string): string =>
  [1, 3, 5].map((at) => String(Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)))).join(' ')

test('a person and hands are vectors in a PDF, and named for screen readers', async () => {
  // Its name is free: other tests make the same sign.
  const { name, variants } = await given(people())
  const bytes = await load(variants.pdf)
  const pdf = await readPdf(bytes)
  expect(pdf.rasters).toEqual([])
  expect(pdf.pages[0]?.tags).toEqual([`Figure: ${name}: Person: von vorn; Hand: Flachhand, Handfläche, links`])
  const { skin, sleeve } = findHandPalette('brown')
  for (const colour of [skin.base, sleeve.base]) expect(operatorsIn(bytes)).toContain(`${inPdf(colour)} rg`)
})

test('hands of every view and colouring are vectors in a PDF', async () => {
  const hands = HAND_VIEWS.flatMap((view) =>
    COLOURINGS.map((colouring) => handObject({ handshape: 's', view, colouring })),
  )
  const { variants } = await given(sceneWith('signOnly', ...hands))
  const bytes = await load(variants.pdf)
  expect((await readPdf(bytes)).rasters).toEqual([])
  for (const colouring of COLOURINGS) {
    expect(operatorsIn(bytes)).toContain(`${inPdf(findHandPalette(colouring).skin.base)} rg`)
  }
})

test('SVG and PNG show the same', async () => {
  const { variants } = await given(people())
  const svg = await load(variants.svg)
  expect(svg.toString()).not.toMatch(/<image|href=|<style|\sid="/)
  const [one, other] = await Promise.all(
    [svg, await load(variants.original)].map((bytes) =>
      sharp(bytes, { density: 72 }).resize(400, 400).flatten({ background: '#ffffff' }).removeAlpha().raw().toBuffer(),
    ),
  )
  const differences = [...(one ?? [])].map((tone, at) => Math.abs(tone - (other?.[at] ?? 0)))
  expect(differences.length).toBe(400 * 400 * 3)
  expect(differences.reduce((sum, each) => sum + each, 0) / differences.length).toBeLessThan(1)
  // Neither of them is an empty page.
  expect([...(one ?? [])].filter((tone) => tone < 200).length).toBeGreaterThan(10_000)
})

test('a left hand is the mirrored right one', async () => {
  const pixelsOf = async (side: 'left' | 'right', isFlopped: boolean) => {
    const { variants } = await given(sceneWith('signOnly', handObject({ handshape: 'l', side })))
    const image = sharp(await load(variants.original)).removeAlpha()
    return (isFlopped ? image.flop() : image).raw().toBuffer()
  }
  const [right, left] = [await pixelsOf('right', true), await pixelsOf('left', false)]
  const far = [...right].filter((tone, at) => Math.abs(tone - (left[at] ?? 0)) > 60).length
  expect(far / right.length).toBeLessThan(0.001)
  expect((await pixelsOf('right', false)).equals(left)).toBe(false)
})

test('they are sharp at every size, so that no editor warns of them', async () => {
  const sign = await given(people())
  const query = `custom-signs?_id[$in][]=${sign._id}`
  const { body } = await server.call<{ data: readonly CustomSign[] }>('GET', query, { as: user.token })
  expect(body.data.map(({ pixels }) => pixels)).toEqual([null])
})

test('without its words a sign still has them', async () => {
  const { variants } = await given(people())
  const address = variants.wordless ?? ''
  const image = sharp(await load(address)).removeAlpha()
  const { dominant } = await image.stats()
  expect((await image.raw().toBuffer()).filter((tone) => tone < 128).length).toBeGreaterThan(10_000)
  expect(dominant.r).toBeGreaterThan(200)
})

test('in a print template, and in another custom sign, they stay vectors', async () => {
  const inner = await given(people())
  const outer = await given(sceneWith('signOnly', imageObject(shownCustomSign(inner._id))))
  const { body } = await server.call<Document>('POST', 'documents', {
    as: user.token,
    data: { type: 'grid', name: 'Karten' },
  })
  const [pageId = ''] = body.pageIds
  const image = { service: 'custom-signs', objectId: outer._id }
  const data = {
    revision: 1,
    pagesKeyedById: { [pageId]: { ...body.pagesKeyedById[pageId], elementIds: ['a'] } },
    elementsKeyedById: { a: { id: 'a', gridIndex: { column: 0, row: 0 }, image } },
  }
  const changed = await server.call<Document>('PATCH', `documents/${body._id}`, { as: user.token, data })
  const bytes = await load(changed.body.variants.original)
  expect((await readPdf(bytes)).rasters).toEqual([])
  expect(operatorsIn(bytes)).toContain(`${inPdf(findHandPalette('brown').skin.base)} rg`)
})

test.each([
  ['a hand', handObject()],
  ['a person', personObject()],
])('%s is taken as the editor sends it', async (_, object) => {
  const sign = await given(people())
  const data = { revision: 1, objects: [{ ...object, id: 'a', order: 0 }] }
  const { status } = await server.call('PATCH', `custom-signs/${sign._id}`, { as: user.token, data })
  expect(status).toBe(200)
})

test.each([
  ['an unknown handshape', { ...handObject(), handshape: 'toString' }],
  ['a handshape named like a prototype', { ...handObject(), handshape: '__proto__' }],
  ['a giant', { ...handObject(), size: { width: 4001, height: 300 } }],
  ['a hand of no size', { ...handObject(), scaleX: 0 }],
  ['a path as a handshape', { ...handObject(), handshape: '../../../etc/passwd' }],
  ['an unknown view', { ...handObject(), view: 'front' }],
  ['an unknown side', { ...handObject(), side: 'both' }],
  ['a colour of its own', { ...handObject(), colouring: '"/><script>' }],
  ['a drawing of its own', { ...handObject(), layers: { outline: 'M0 0' } }],
  ['a person from behind', { ...personObject(), view: 'back' }],
  ['a person of another colouring', { ...personObject(), colouring: 'green' }],
])('%s is refused', async (_, object) => {
  const sign = await given(people())
  const data = { revision: 1, objects: [{ ...object, id: 'a', order: 0 }] }
  const { status } = await server.call('PATCH', `custom-signs/${sign._id}`, { as: user.token, data })
  expect(status).toBe(400)
})
