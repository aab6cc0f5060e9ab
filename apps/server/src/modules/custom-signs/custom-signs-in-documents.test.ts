import { newScene } from '@gebaerdenraum/domain/custom-signs/new-scene'
import { apply, arrowObject, sceneWith, textObject } from '@gebaerdenraum/domain/custom-signs/scene-builders.fixture'
import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { PLAIN_PRINT, printAddress } from '@gebaerdenraum/domain/documents/print-options'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GivenUser, givenUser } from '../../../test/builders.ts'
import { givenCustomSign } from '../../../test/given-custom-sign.ts'
import { customSigns } from '../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'
import { operatorsIn, readPdf } from '../../platform/pdf/read-pdf.fixture.ts'

let server: TestServer
let user: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  user = await givenUser(server, { licence: 'active' })
})
afterAll(() => server.close())

/** A grid with this custom sign in its first cell. */
const documentWith = async (objectId: string): Promise<Document> => {
  const data = { type: 'grid', name: 'Karten' }
  const { body } = await server.call<Document>('POST', 'documents', { as: user.token, data })
  const [pageId = ''] = body.pageIds
  const element = { id: 'a', gridIndex: { column: 0, row: 0 }, image: { service: 'custom-signs', objectId } }
  const change = {
    revision: 1,
    pagesKeyedById: { [pageId]: { ...body.pagesKeyedById[pageId], elementIds: ['a'] } },
    elementsKeyedById: { a: element },
  }
  return (await server.call<Document>('PATCH', `documents/${body._id}`, { as: user.token, data: change })).body
}
const load = async (url: string) => (await server.app.inject({ url })).rawPayload
const figuresOf = async (bytes: Uint8Array) => {
  const { pages } = await readPdf(bytes)
  return pages.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('Figure')))
}

/** The head of a straight arrow: its tip, and the corners behind it. */
const ARROW_HEAD = /100 0 m\n[\d.]+ [\d.]+ l\n[\d.]+ -[\d.]+ l\nh\nf/

test('a custom sign in a print template is printed as vectors, under its name', async () => {
  const sign = await givenCustomSign(server, user.token, {
    ...sceneWith('signOnly', arrowObject(), textObject('Ohr')),
    name: 'Mein Hund',
  })
  const { variants } = await documentWith(sign._id)
  const pdf = await load(variants.original)
  expect(await figuresOf(pdf)).toContain('Figure: Mein Hund')
  expect((await readPdf(pdf)).rasters).toEqual([])
  expect(operatorsIn(pdf)).toMatch(ARROW_HEAD)
})

test('what is drawn anew in it is printed from then on, and seen on the first page', async () => {
  const sign = await givenCustomSign(server, user.token, sceneWith('signOnly', arrowObject('wave')))
  const { variants } = await documentWith(sign._id)
  expect(operatorsIn(await load(variants.original))).not.toMatch(ARROW_HEAD)
  const before = await load(variants.thumbnail)
  const data = { revision: 1, objects: sceneWith('signOnly', arrowObject()).objects }
  await server.call('PATCH', `custom-signs/${sign._id}`, { as: user.token, data })
  expect(operatorsIn(await load(variants.original))).toMatch(ARROW_HEAD)
  expect((await load(variants.thumbnail)).equals(before)).toBe(false)
})

test('its words can be left out, so that they are asked for', async () => {
  const card = apply(newScene('signBox'), { type: 'set-fixed-text', key: 'textBottomRight', text: 'Hund' })
  const { variants } = await documentWith((await givenCustomSign(server, user.token, card))._id)
  const wordless = printAddress(variants.original, { ...PLAIN_PRINT, isWithoutText: true })
  const [whole, asked] = [operatorsIn(await load(variants.original)), operatorsIn(await load(wordless))]
  /** The ink of nouns, which nothing but the word is written in. */
  const ink = '0.478 0.239 0 rg'
  expect([whole.includes(ink), asked.includes(ink)]).toEqual([true, false])
})

test('one that is damaged leaves its own cell empty and no other', async () => {
  const [sound, broken] = [
    await givenCustomSign(server, user.token, { ...sceneWith('signOnly', arrowObject()), name: 'Heil' }),
    await givenCustomSign(server, user.token, { ...sceneWith('signOnly', arrowObject()), name: 'Kaputt' }),
  ]
  const document = await documentWith(sound._id)
  const [pageId = ''] = document.pageIds
  const image = { service: 'custom-signs', objectId: broken._id }
  const change = {
    revision: document.revision,
    pagesKeyedById: { [pageId]: { ...document.pagesKeyedById[pageId], elementIds: ['a', 'b'] } },
    elementsKeyedById: {
      ...document.elementsKeyedById,
      b: { id: 'b', gridIndex: { column: 1, row: 0 }, image },
    },
  }
  const saved = await server.call<Document>('PATCH', `documents/${document._id}`, { as: user.token, data: change })
  await server.database.db
    .update(customSigns)
    .set({ content: { objects: 'kaputt' } })
    .where(eq(customSigns.id, broken._id))
  const figures = await figuresOf(await load(saved.body.variants.original))
  expect([figures.includes('Figure: Heil'), figures.includes('Figure: Kaputt')]).toEqual([true, false])
})

test('that of somebody else leaves its cell empty', async () => {
  const stranger = await givenUser(server, { licence: 'active' })
  const sign = await givenCustomSign(server, stranger.token, {
    ...sceneWith('signOnly', arrowObject()),
    name: 'Geheim',
  })
  const pdf = await load((await documentWith(sign._id)).variants.original)
  expect(await figuresOf(pdf)).toEqual(['Figure: Gebärdenraum'])
  expect(operatorsIn(pdf)).not.toMatch(ARROW_HEAD)
})
