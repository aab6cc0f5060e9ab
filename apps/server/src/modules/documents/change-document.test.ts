import { apply, fresh, sign } from '@gebaerdenraum/domain/documents/document-builders.fixture'
import type { StoredContent } from '@gebaerdenraum/domain/documents/document-content'
import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenUser, givenUser } from '../../../test/builders.ts'
import { givenWholeTeam } from '../../../test/files/given-whole-team.ts'
import { openTree, personalRoot, teamRoot } from '../../../test/files/tree-client.ts'
import { documents } from '../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'
import { picture, uploadImage } from '../../../test/upload-image.ts'

let server: TestServer
let user: GivenUser
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  user = await givenUser(server, { licence: 'active' })
})
afterAll(() => server.close())

const create = async (data: object = {}, as = user.token): Promise<Document> => {
  const { body } = await server.call<Document>('POST', 'documents', {
    as,
    data: { type: 'grid', name: 'Raster', ...data },
  })
  return body
}
const open = async ({ _id }: { _id: string }, as = user.token) =>
  (await server.call<Document>('GET', `documents/${_id}`, { as })).body
const save = ({ _id }: { _id: string }, data: object, as = user.token) =>
  server.call('PATCH', `documents/${_id}`, { as, data })

const contentOf = ({ properties, pageIds, pagesKeyedById, elementsKeyedById }: StoredContent): StoredContent => ({
  properties,
  pageIds,
  pagesKeyedById,
  elementsKeyedById,
})
/** What an editor makes of a document by putting these signs onto its first page. */
const filledWith = (document: Document, ...names: readonly string[]): StoredContent =>
  contentOf(
    apply(document, {
      type: 'fill',
      pageId: document.pageIds[0] ?? '',
      place: null,
      images: names.map(sign),
      ...fresh(names.join('')),
    }),
  )
const titled = (document: Document, title: string) => ({ properties: { ...document.properties, title } })

describe('a print template', () => {
  test('is saved as it was sent, as the next revision, and its file counts as changed', async () => {
    const document = await create()
    const content = filledWith(document, 'hund', 'katze')
    const { status, body } = await save(document, { revision: 1, ...content })
    expect(status).toBe(200)
    const { variants, updatedAt } = body
    expect(body).toEqual({ ...document, ...content, revision: 2, variants, updatedAt })
    expect(variants).not.toEqual(document.variants)
    expect(await open(document)).toEqual(body)
    expect(Date.parse(String(body['updatedAt']))).toBeGreaterThan(Date.parse(document.updatedAt))
    const { body: node } = await openTree(server, user.token).attempt.get(document.node)
    expect(node.updatedAt).toBe(body['updatedAt'])
  })

  test('keeps what of it is not sent', async () => {
    const document = await create()
    const content = filledWith(document, 'hund')
    await save(document, { revision: 1, ...content })
    const { body } = await save(document, { revision: 2, ...titled(document, 'Tiere') })
    expect(body).toMatchObject({ ...content, ...titled(document, 'Tiere'), revision: 3 })
  })

  test('is made with the content that came along', async () => {
    const content = filledWith(await create(), 'hund')
    expect(await create({ name: 'Kopie', ...content })).toMatchObject({ name: 'Kopie', revision: 1, ...content })
  })

  test('is renamed with its node, and not to a name that is taken', async () => {
    const document = await create()
    await create({ name: 'Tiere' })
    const tree = openTree(server, user.token)
    expect(await save(document, { revision: 1, name: 'tiere' })).toMatchObject({
      status: 409,
      body: { errors: { name: expect.stringContaining('existiert bereits') } },
    })
    expect(await save(document, { revision: 1, name: ' Farben ' })).toMatchObject({
      status: 200,
      body: { name: 'Farben', revision: 1 },
    })
    expect(await tree.names(personalRoot(user))).toEqual(['Farben', 'Tiere'])
  })

  test('takes no save without the revision that it was based on', async () => {
    const document = await create()
    expect(await save(document, titled(document, 'Tiere'))).toMatchObject({
      status: 400,
      body: { errors: { revision: expect.any(String) } },
    })
    expect(await open(document)).toEqual(document)
  })

  test.each([0, 1, 3])('that is at revision 2 refuses a save based on %i, and says where it is', async (revision) => {
    const document = await create()
    await save(document, { revision: 1, ...filledWith(document, 'hund') })
    const before = await open(document)
    expect(await save(document, { revision, name: 'Anders', ...filledWith(document, 'katze') })).toMatchObject({
      status: 409,
      body: { message: 'Die Druckvorlage wurde inzwischen geändert.', data: { revision: 2 } },
    })
    expect(await open(document)).toEqual(before)
  })

  test('takes a save again whose answer got lost, once', async () => {
    const document = await create()
    const data = { revision: 1, name: 'Tiere', ...filledWith(document, 'hund') }
    const first = await save(document, data)
    expect(await save(document, data)).toEqual({ ...first, headers: expect.anything() })
    expect(first.body).toMatchObject({ revision: 2 })
  })

  test('refuses what is no sound document of its type', async () => {
    const document = await create()
    const other = await create({ type: 'target-vocabulary', name: 'Worte' })
    const bodies = [
      { pageIds: [] },
      { pageIds: [...document.pageIds, 'nirgends'] },
      { elementsKeyedById: filledWith(document, 'hund').elementsKeyedById },
      contentOf(other),
      { properties: { ...document.properties, logo: 'https://fremd.example/logo.png' } },
      { properties: { ...document.properties, title: 'a'.repeat(121) } },
      { type: 'own-sign' },
      { owner: user.id },
    ]
    for (const body of bodies) expect((await save(document, { revision: 1, ...body })).status).toBe(400)
    expect(
      (
        await server.call('POST', 'documents', {
          as: user.token,
          data: { type: 'grid', name: 'X', ...contentOf(other) },
        })
      ).status,
    ).toBe(400)
    expect(await open(document)).toEqual(document)
  })

  test('may be as big as documents get, and no bigger', async () => {
    const document = await create({ type: 'target-vocabulary', name: 'Worte' })
    const [page] = Object.values(document.pagesKeyedById)
    const pageIds = Array.from({ length: 200 }, (_, index) => `page-${index}-${'p'.repeat(50)}`)
    const elementIdsOn = (id: string) => Array.from({ length: 10 }, (_, index) => `e${index}-${id}`.slice(0, 60))
    const image = { service: 'custom-signs', objectId: 'i'.repeat(60) }
    const element = { image, description: '🦊'.repeat(300), hasActive: true, hasPassive: true }
    const content = {
      pageIds,
      pagesKeyedById: Object.fromEntries(pageIds.map((id) => [id, { ...page, id, elementIds: elementIdsOn(id) }])),
      elementsKeyedById: Object.fromEntries(pageIds.flatMap(elementIdsOn).map((id) => [id, { ...element, id }])),
    }
    expect(await save(document, { revision: 1, ...content })).toMatchObject({ status: 200, body: { revision: 2 } })
    expect(await save(document, { revision: 2, fill: 'x'.repeat(9_000_000) })).toMatchObject({ status: 413 })
  })

  test('opens with a first page, always the same, when it was made before documents had any', async () => {
    const document = await create({ type: 'own-sign' })
    const content = { ...contentOf(document), pageIds: [], pagesKeyedById: {}, elementsKeyedById: {} }
    await server.database.db.update(documents).set({ content }).where(eq(documents.id, document._id))
    const opened = await open(document)
    expect(opened.pageIds).toHaveLength(1)
    expect(await open(document)).toEqual(opened)
    expect((await save(opened, { revision: 1, ...titled(opened, 'Ich') })).status).toBe(200)
  })

  test('saved by a later version is neither opened nor changed', async () => {
    const document = await create()
    await server.database.db.update(documents).set({ modelVersion: 99 }).where(eq(documents.id, document._id))
    expect((await server.call('GET', `documents/${document._id}`, { as: user.token })).status).toBe(503)
    expect((await save(document, { revision: 1, ...titled(document, 'x') })).status).toBe(503)
  })
})

describe('footer and logo', () => {
  const withFooter = (document: Document) => ({ properties: { ...document.properties, footerText: 'Für Referenten' } })
  const withLogo = async (document: Document, token: string) => {
    const { body } = await uploadImage(server, token, { bytes: await picture(9, 9).png().toBuffer() })
    return { properties: { ...document.properties, logo: { service: 'images', objectId: body._id } } }
  }

  test('are changed by multiplicators only, on target vocabulary the logo by everybody', async () => {
    const multiplicator = await givenUser(server, { licence: 'active', isMultiplicator: true })
    const statuses = async (type: string, { token }: GivenUser) => {
      const one = await create({ type, name: `Vermerk ${type}` }, token)
      const other = await create({ type, name: `Logo ${type}` }, token)
      return [
        (await save(one, { revision: 1, ...withFooter(one) }, token)).status,
        (await save(other, { revision: 1, ...(await withLogo(other, token)) }, token)).status,
      ]
    }
    expect(await statuses('grid', user)).toEqual([403, 403])
    expect(await statuses('own-sign', user)).toEqual([403, 403])
    expect(await statuses('target-vocabulary', user)).toEqual([403, 200])
    expect(await statuses('grid', multiplicator)).toEqual([200, 200])
    expect(await statuses('own-sign', multiplicator)).toEqual([200, 200])
  })

  test('cannot be brought along by a new document either, and stay when others save', async () => {
    const { member, manager, id } = await givenWholeTeam(server)
    const blank = await create()
    expect(
      (
        await server.call('POST', 'documents', {
          as: user.token,
          data: { type: 'grid', name: 'X', ...withFooter(blank) },
        })
      ).status,
    ).toBe(403)
    const node = await openTree(server, member.token).attempt.create({
      name: 'Team',
      path: pathInside(teamRoot(id)),
      nodeType: 'file',
      fileType: 'documents',
    })
    const shared = await create({ node: node.body._id, name: undefined }, member.token)
    const stored = { ...contentOf(shared), ...withFooter(shared) }
    await server.database.db.update(documents).set({ content: stored }).where(eq(documents.id, shared._id))
    const properties = { ...stored.properties, title: 'Tiere' }
    expect(await save(shared, { revision: 1, properties }, manager.token)).toMatchObject({
      status: 200,
      body: { properties },
    })
    expect((await save(shared, { revision: 2, properties: shared.properties }, manager.token)).status).toBe(403)
  })
})

describe('who may', () => {
  test('the team opens and changes what stands in its folders; others are told that it is not there', async () => {
    const { member, manager, owner, id } = await givenWholeTeam(server)
    const { file } = await openTree(server, member.token).file('Team', teamRoot(id))
    const document = await open({ _id: file ?? '' }, member.token)
    expect((await save(document, { revision: 1, ...titled(document, 'Eins') }, manager.token)).status).toBe(200)
    expect((await save(document, { revision: 2, ...titled(document, 'Zwei') }, owner.token)).status).toBe(200)
    const private_ = await create({}, member.token)
    for (const [one, as] of [
      [document, user.token],
      [private_, manager.token],
      [private_, owner.token],
    ] as const) {
      expect((await server.call('GET', `documents/${one._id}`, { as })).status).toBe(404)
      expect((await save(one, { revision: 1, ...titled(one, 'Fremd') }, as)).status).toBe(404)
      expect((await server.call('DELETE', `documents/${one._id}`, { as })).status).toBe(404)
    }
  })

  test('without a licence one opens what one has and changes nothing; visitors do not even that', async () => {
    const document = await create()
    const guest = await givenUser(server)
    const { body: mine } = await server.call('GET', `documents/${document._id}`, { as: guest.token })
    expect(mine['code']).toBe(404)
    expect((await save(document, { revision: 1, name: 'X' }, guest.token)).status).toBe(403)
    const visitor = { data: { revision: 1, name: 'X' } }
    expect((await server.call('PATCH', `documents/${document._id}`, visitor)).status).toBe(401)
    expect((await server.call('GET', `documents/${document._id}`)).status).toBe(401)
  })
})

describe('a copy', () => {
  test('has the content of the original at revision 1, and changes for itself', async () => {
    const document = await create()
    const content = filledWith(document, 'hund')
    await save(document, { revision: 1, ...content })
    const copy = await openTree(server, user.token).clone({ _id: document.node }, personalRoot(user), 'Kopie')
    const opened = await open({ _id: copy.file ?? '' })
    expect(opened).toMatchObject({ name: 'Kopie', revision: 1, ...content })
    expect((await save(opened, { revision: 1, ...titled(opened, 'Anders') })).status).toBe(200)
    expect(await open(document)).toMatchObject({ revision: 2, ...content })
  })
})
