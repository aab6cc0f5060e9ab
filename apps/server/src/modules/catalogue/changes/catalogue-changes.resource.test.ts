import type { CatalogueChange, UndoOutcome } from '@gebaerdenraum/domain/catalogue/catalogue-changes.contract'
import type { CatalogueSign } from '@gebaerdenraum/domain/catalogue/catalogue-signs.contract'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type GivenUser, givenSigns, givenUser } from '../../../../test/builders.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { folderWith, removeFolders } from '../import/test/source-folder.ts'
import { openCatalogue } from '../open-catalogue.ts'
import { forgetStates } from './forget-states.ts'

let server: TestServer
let admin: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  admin = await givenUser(server, { role: 'admins', billingType: 'free' })
})
beforeEach(async () => {
  await server.database.pool.query('truncate signs, categories, catalogue_changes cascade')
})
afterAll(async () => {
  await server.close()
  await removeFolders()
})

type Page<Item> = { readonly total: number; readonly data: readonly Item[] }
type Bulk = { change: CatalogueChange | null; changed: number; skippedCount: number }
type Undo = UndoOutcome & { change: CatalogueChange | null }

const call = <Body>(method: 'GET' | 'POST' | 'PATCH', path: string, rest: object = {}) =>
  server.call<Body & ErrorAnswer>(method, path, { as: admin.token, ...rest })
const signsNow = async () => {
  const { body } = await call<Page<CatalogueSign>>('GET', 'catalogue-signs', { query: { retired: 'all' } })
  return body.data.map(({ title, keywords, wordClass, isRetired }) => ({ title, keywords, wordClass, isRetired }))
}
const bulk = (signs: object, change: object) => call<Bulk>('POST', 'catalogue-changes', { data: { signs, change } })
const undo = (id: string | undefined, force = false) =>
  call<Undo>('PATCH', `catalogue-changes/${id}`, { data: { undone: true, force } })
const given = () =>
  givenSigns(server, [
    { title: 'Hund', keywords: ['Tier'] },
    { title: 'Katze', keywords: ['Tier', 'Haus'] },
    { title: 'Kuh' },
  ])
const edit = async (id: string | undefined, data: object) => {
  const { body } = await call<CatalogueSign>('GET', `catalogue-signs/${id}`)
  return call('PATCH', `catalogue-signs/${id}`, { data: { revision: body.revision, ...data } })
}

describe('a bulk change', () => {
  test('changes all chosen signs, is one change, and is taken back whole', async () => {
    const ids = await given()
    const before = await signsNow()
    const { status, body } = await bulk(
      { ids: [ids.get('Hund'), ids.get('Katze')] },
      { addKeywords: ['Hof'], removeKeywords: ['tier'], wordClass: 'verb' },
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({
      changed: 2,
      skippedCount: 0,
      change: { kind: 'bulk', summary: 'Stichwort „Hof“ dazu, Stichwort „tier“ weg, Wortart Verb', signCount: 2 },
    })
    expect(await signsNow()).toMatchObject([
      { title: 'Hund', keywords: ['Hof'], wordClass: 'verb' },
      { title: 'Katze', keywords: ['Haus', 'Hof'], wordClass: 'verb' },
      { title: 'Kuh', keywords: [], wordClass: 'noun' },
    ])
    const undone = await undo(body.change?._id)
    expect(undone.body).toMatchObject({ restored: 2, conflictCount: 0, change: { kind: 'undo' } })
    expect(await signsNow()).toEqual(before)
    expect((await undo(body.change?._id)).status).toBe(409)
  })

  test('of a filter changes what the table showed, and nothing if that is something else by now', async () => {
    await given()
    const filter = { search: 'tier', retired: 'no' }
    const wrong = await bulk({ filter, total: 3 }, { isPreview: true })
    expect([wrong.status, wrong.body.data]).toEqual([409, { total: 2 }])
    expect((await bulk({ filter, total: 2 }, { isPreview: true })).body).toMatchObject({ changed: 2 })
    expect((await bulk({ filter, total: 2 }, { isPreview: true })).body).toEqual({
      change: null,
      changed: 0,
      skipped: [],
      skippedCount: 0,
    })
  })

  test('leaves signs that it does not fit, and tells of them', async () => {
    const keywords = Array.from({ length: 20 }, (_, index) => `Wort ${index}`)
    await givenSigns(server, [{ title: 'Voll', keywords }, { title: 'Leer' }])
    const { body } = await bulk({ filter: {}, total: 2 }, { addKeywords: ['Hof'] })
    expect(body).toMatchObject({ changed: 1, skippedCount: 1, skipped: [{ title: 'Voll' }] })
  })

  test('moves the catalogue once, and every sign once', async () => {
    await given()
    const { revision } = await server.services.catalogue.refresh()
    await bulk({ filter: {}, total: 3 }, { isPreview: true })
    const state = await server.services.catalogue.refresh()
    expect(state.revision).toBe(revision + 1)
    expect([...state.byId.values()].map((sign) => sign.revision)).toEqual([2, 2, 2])
  })

  test('beside another one loses nothing', async () => {
    await given()
    const words = ['a', 'b', 'c', 'd']
    await Promise.all(words.map((word) => bulk({ filter: {}, total: 3 }, { addKeywords: [word] })))
    for (const { keywords } of await signsNow()) expect(keywords).toEqual(expect.arrayContaining(words))
  })

  test.each([
    [{ ids: [] }, { isPreview: true }],
    [{ filter: {} }, { isPreview: true }],
    [{ filter: { nonsense: 1 }, total: 3 }, { isPreview: true }],
    [{ filter: {}, total: 3 }, {}],
    [{ filter: {}, total: 3 }, { title: 'Alle gleich' }],
    [{ filter: {}, total: 3 }, { category: v7() }],
  ])('is refused with %j and %j', async (signs, change) => {
    await given()
    expect((await bulk(signs, change)).status).toBe(400)
  })
})

describe('taking a change back', () => {
  test('tells of signs that were changed since and leaves them, unless it is forced', async () => {
    const ids = await given()
    const { body } = await bulk({ filter: {}, total: 3 }, { wordClass: 'verb' })
    await edit(ids.get('Hund'), { wordClass: 'phrase' })
    await edit(ids.get('Kuh'), { title: 'Kühe' })
    const id = body.change?._id
    const preview = await call<{ undo: UndoOutcome }>('GET', `catalogue-changes/${id}`)
    const outcome = {
      restored: 2,
      conflictCount: 1,
      conflicts: [{ sign: ids.get('Hund'), title: 'Hund', fields: ['wordClass'] }],
    }
    expect(preview.body.undo).toEqual(outcome)
    expect((await undo(id)).body).toMatchObject(outcome)
    expect((await signsNow()).map(({ title, wordClass }) => [title, wordClass])).toEqual([
      ['Hund', 'phrase'],
      ['Katze', 'noun'],
      ['Kühe', 'noun'],
    ])
    expect((await undo(id, true)).body).toMatchObject({ restored: 1, conflictCount: 0 })
    expect((await signsNow())[0]).toMatchObject({ title: 'Hund', wordClass: 'noun' })
  })

  test('is a change itself, which can be taken back', async () => {
    await given()
    const { body } = await bulk({ filter: {}, total: 3 }, { isRetired: true })
    const undone = await undo(body.change?._id)
    expect(await signsNow()).toMatchObject([{ isRetired: false }, { isRetired: false }, { isRetired: false }])
    await undo(undone.body.change?._id)
    expect(await signsNow()).toMatchObject([{ isRetired: true }, { isRetired: true }, { isRetired: true }])
    const { body: changes } = await call<Page<CatalogueChange>>('GET', 'catalogue-changes')
    expect(changes.data.map(({ kind, isUndoable }) => [kind, isUndoable])).toEqual([
      ['undo', true],
      ['undo', false],
      ['bulk', true],
    ])
  })

  test('by two at once happens once', async () => {
    await given()
    const { body } = await bulk({ filter: {}, total: 3 }, { isPreview: true })
    const answers = await Promise.all([undo(body.change?._id), undo(body.change?._id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('of an import retires what it made and gives back what it changed', async () => {
    await given()
    const before = await signsNow()
    const csv = 'title,wordClass,category,keywords\nHund,verb,Allerlei,Neu\nMaus,noun,Tiere,\n'
    const source = await folderWith({ 'signs.csv': csv })
    const id = v7()
    const report = await importCatalogue({
      source,
      database: server.database,
      storage: null,
      batchSize: 1,
      change: { id, summary: 'Import „probe.zip“', actorId: admin.id },
    })
    expect(report.outcome).toBe('complete')
    const { body } = await call<CatalogueChange>('GET', `catalogue-changes/${id}`)
    expect(body).toMatchObject({
      kind: 'import',
      summary: 'Import „probe.zip“',
      signCount: 2,
      actor: { _id: admin.id },
    })
    expect((await undo(id)).body).toMatchObject({ restored: 2, conflictCount: 0 })
    expect((await signsNow()).filter(({ isRetired }) => !isRetired)).toMatchObject(
      before.map(({ title }) => ({ title })),
    )
    expect((await signsNow()).find(({ title }) => title === 'Maus')).toMatchObject({ isRetired: true })
  })

  test('is refused after a year, and where there is no such change', async () => {
    await given()
    const { body } = await bulk({ filter: {}, total: 3 }, { isPreview: true })
    await server.database.pool.query('update catalogue_changes set at = $1', [daysAgo(366)])
    expect((await undo(body.change?._id)).status).toBe(409)
    expect([(await undo(v7())).status, (await undo('nonsense')).status]).toEqual([404, 404])
  })
})

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000)

test('what signs were before and after is forgotten once nobody can take it back, and of how many is not', async () => {
  const ids = await given()
  const old = await bulk({ filter: {}, total: 3 }, { isPreview: true })
  await server.database.pool.query('update catalogue_changes set at = $1', [daysAgo(367)])
  const young = await bulk({ ids: [ids.get('Hund')] }, { isPreview: false })
  const { services } = server
  const run = () => forgetStates({}, { services, log: services.log, signal: new AbortController().signal })
  await run()
  await run()
  const kept = await server.database.pool.query('select change_id from catalogue_change_signs')
  expect(kept.rows).toEqual([{ change_id: young.body.change?._id }])
  const told = await call<Page<CatalogueChange>>('GET', 'catalogue-changes')
  expect(told.body.data).toMatchObject([
    { _id: young.body.change?._id, signCount: 1, isUndoable: true },
    { _id: old.body.change?._id, signCount: 3, sign: null, isUndoable: false },
  ])
  expect((await undo(old.body.change?._id)).status).toBe(409)
  expect((await undo(young.body.change?._id)).body).toMatchObject({ restored: 1 })
})

describe('what one server changed', () => {
  test('is found by the search of every server soon', async () => {
    await given()
    const before = (await server.services.catalogue.refresh()).revision
    await bulk({ filter: { search: 'Kuh' }, total: 1 }, { addKeywords: ['Milchvieh'] })
    // As another server would that hears nothing of changes: it asks for the revision.
    const changes = { onChange: () => undefined, countHeard: () => 0, isCurrent: () => false }
    const other = openCatalogue({ db: server.database.db, log: server.services.log, changes })
    expect((await other.current()).revision).toBeGreaterThan(before)
    const seen = async () => (await other.current()).index.search('milchvieh', {}, { skip: 0, limit: 5 }).total
    expect(await seen()).toBe(1)
    await bulk({ filter: { search: 'Kuh' }, total: 1 }, { removeKeywords: ['Milchvieh'] })
    await vi.waitFor(async () => expect(await seen()).toBe(0), { timeout: 20_000, interval: 100 })
  })
})
