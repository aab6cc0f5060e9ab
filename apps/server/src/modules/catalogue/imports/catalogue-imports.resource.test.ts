import type { CatalogueImport } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import { UPLOAD_PART_BYTES } from '@gebaerdenraum/domain/catalogue/import/upload-parts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allOf } from '../../../../test/all-of.ts'
import { givenSigns, givenUser } from '../../../../test/builders.ts'
import { act, carryOut, entriesOf, getImport, givenImport, sendPart, workAt } from '../../../../test/given-import.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { csv, drawing, folderWith, removeFolders } from '../import/test/source-folder.ts'
import { renamed, zipOf } from '../import/test/zip-bytes.ts'
import { keepConsoleImport } from './keep-console-import.ts'

let server: TestServer
let admin: string
let other: string

beforeAll(async () => {
  server = await openTestServer()
  admin = (await givenUser(server, { role: 'admins', name: 'Ada' })).token
  other = (await givenUser(server, { role: 'admins' })).token
})
beforeEach(async () => {
  await server.database.pool.query(
    'truncate signs, categories, catalogue, catalogue_imports, catalogue_changes cascade',
  )
})
afterAll(async () => {
  await server.close()
  await removeFolders()
})

const titles = async (): Promise<readonly string[]> => {
  const { rows } = await server.database.pool.query<{ title: string }>(
    'select title from signs where retired_at is null order by title',
  )
  return rows.map(({ title }) => title)
}

describe('the upload of an import', () => {
  it('comes in parts, in their order, and each as often as it takes', async () => {
    const text = Buffer.from(csv('hund,Hund,noun,Tiere,,,'))
    const { body: begun } = await server.call<{ _id: string }>('POST', 'catalogue-imports', {
      as: admin,
      data: { name: 'liste.csv', byteLength: text.byteLength },
    })
    const part = { import: begun._id, index: 0, bytes: text }
    expect(await sendPart(server, admin, { ...part, index: 1 })).toMatchObject({
      status: 409,
      body: { data: { receivedParts: 0 } },
    })
    expect(await sendPart(server, admin, { ...part, bytes: text.subarray(1) })).toMatchObject({ status: 400 })
    expect(await sendPart(server, admin, part)).toMatchObject({
      status: 201,
      body: { state: 'checking', receivedBytes: text.byteLength },
    })
    expect(await sendPart(server, admin, part)).toMatchObject({ status: 409 })
    expect(await workAt(server, other, begun._id)).toMatchObject({ state: 'checked', author: 'Ada' })
  })

  it('leaves entries of its first part, its last one, and what somebody else sends', async () => {
    const bytes = Buffer.alloc(2 * UPLOAD_PART_BYTES + 5)
    const data = { name: 'gross.zip', byteLength: bytes.length }
    const { body } = await server.call<{ _id: string }>('POST', 'catalogue-imports', { as: admin, data })
    const send = (index: number, as = admin) => {
      const part = bytes.subarray(index * UPLOAD_PART_BYTES, (index + 1) * UPLOAD_PART_BYTES)
      return sendPart(server, as, { import: body._id, index, bytes: part })
    }
    const kept = async () => {
      const { rows } = await server.database.pool.query<{ outcome: string }>(
        `select outcome from audit_entries where action = 'catalogue-import-parts.create' and subject = $1 order by id`,
        [body._id],
      )
      return rows.map(({ outcome }) => outcome)
    }
    await send(0)
    expect(await kept()).toEqual(['done'])
    await send(1)
    await send(1)
    expect(await kept()).toEqual(['done'])
    await send(1, other)
    expect(await kept()).toEqual(['done', 'done'])
    expect(await send(2)).toMatchObject({ body: { state: 'checking' } })
    expect(await kept()).toEqual(['done', 'done', 'done'])
  })

  it.each([
    [{ name: 'gebaerden.rar', byteLength: 10 }],
    [{ name: 'gebaerden.zip', byteLength: 0 }],
    [{ name: 'gebaerden.zip', byteLength: 30 * 1024 ** 3 }],
  ])('is refused before it begins: %o', async (data) => {
    expect(await server.call('POST', 'catalogue-imports', { as: admin, data })).toMatchObject({ status: 400 })
  })

  it('is refused whole where the archive leads out of its folder, and nothing of it is kept', async () => {
    const zip = renamed(await zipOf({ 'signs.csv': csv(), 'xx/hund.signOnly.svg': drawing(1) }), 'xx/', '../')
    const refused = await givenImport(server, admin, zip)
    expect(refused).toMatchObject({ state: 'refused', message: expect.stringContaining('aus dem Ordner hinausführt') })
    const kept = await allOf(server.services.storage.list(`uploads/${refused._id}/`))
    expect(kept).toEqual([])
    expect(await act(server, admin, refused._id, 'apply')).toMatchObject({ status: 409 })
  })

  it('tells which column is missing', async () => {
    const zip = await zipOf({ 'signs.csv': 'slug,title\nhund,Hund' })
    expect(await givenImport(server, admin, zip)).toMatchObject({
      state: 'refused',
      message: expect.stringContaining('Die Spalte „wordClass“ fehlt. Die Spalte „category“ fehlt.'),
    })
  })
})

describe('the check of an import', () => {
  it('says of each line and each file what would become of it, and writes nothing', async () => {
    await givenSigns(server, [{ title: 'Hund', category: 'Tiere', isFingerspelled: false }])
    const zip = await zipOf({
      'signs.csv': csv(
        'hund,Hündin,noun,Tiere,,,',
        'katze,Katze,noun,Tiere,,,',
        'maus,Maus,tier,Tiere,,,',
        'katze,Kater,noun,Tiere,,,',
      ),
      'katze.signOnly.svg': drawing(1),
      'hund.signOnly.png': 'kein Bild',
      'fremd.signOnly.svg': drawing(2),
    })
    const checked = await givenImport(server, admin, zip)
    expect(checked).toMatchObject({
      state: 'checked',
      undecided: 0,
      written: 0,
      lines: { new: 1, changed: 1, unchanged: 0, unused: 0, wrong: 2 },
      files: { new: 1, changed: 0, unchanged: 0, unused: 1, wrong: 1 },
    })
    const wrong = await entriesOf(server, admin, checked._id, { status: 'wrong' })
    expect(wrong).toMatchObject([
      { line: 4, message: expect.stringContaining('Wortart „tier“ ist unbekannt') },
      { line: 5, message: expect.stringContaining('steht schon in Zeile 3') },
      { path: 'hund.signOnly.png', message: expect.any(String) },
    ])
    expect(await entriesOf(server, admin, checked._id, { status: 'changed' })).toMatchObject([
      { line: 2, fields: ['title'], before: { title: 'Hund' }, values: { title: 'Hündin' } },
    ])
    expect(await titles()).toEqual(['Hund'])
  })

  it('goes in pages', async () => {
    const checked = await givenImport(
      server,
      admin,
      Buffer.from(csv(...Array.from({ length: 30 }, (_, index) => `w-${index},W ${index},noun,T,,,`))),
      { name: 'signs.csv' },
    )
    const { body } = await server.call('GET', 'catalogue-import-entries', {
      as: admin,
      query: { import: checked._id, $limit: 10, $skip: 20 },
    })
    expect(body).toMatchObject({ total: 30, skip: 20, data: { length: 10, 0: { line: 22 } } })
  })
})

describe('applying an import', () => {
  it('writes what was checked, keeps a report and can be taken back whole', async () => {
    await givenSigns(server, [{ title: 'Hund', category: 'Tiere', isFingerspelled: false }])
    const zip = await zipOf({
      'signs.csv': csv('hund,Hündin,noun,Tiere,,,', 'katze,Katze,noun,Tiere,,,', 'maus,,noun,Tiere,,,'),
      'katze.signOnly.svg': drawing(1),
    })
    const { _id } = await givenImport(server, admin, zip)
    const applied = await carryOut(server, admin, _id, 'apply')
    expect(applied).toMatchObject({ state: 'applied', written: 3, change: expect.any(String) })
    expect(await titles()).toEqual(['Hündin', 'Katze'])

    const report = await server.app.inject({
      method: 'POST',
      url: '/api/catalogue-import-reports',
      headers: { authorization: `Bearer ${admin}` },
      payload: { import: _id },
    })
    expect(report.headers['content-disposition']).toContain('Importbericht gebaerden.csv')
    expect(report.body.split('\r\n').slice(1, 5)).toEqual([
      'signs.csv;2;hund;Hündin;geändert;Titel;ja;',
      'signs.csv;3;katze;Katze;neu;;ja;',
      'signs.csv;4;maus;;fehlerhaft;;nein;Der Titel fehlt.',
      'katze.signOnly.svg;;katze;;neu;;ja;',
    ])

    expect(await carryOut(server, other, _id, 'roll-back')).toMatchObject({
      state: 'rolled-back',
      written: 0,
      message: '2 Gebärden sind wieder, wie sie waren.',
    })
    expect(await titles()).toEqual(['Hund'])
    expect(await act(server, admin, _id, 'roll-back')).toMatchObject({ status: 409 })
  })

  it('leaves what somebody changed after the check, and what somebody changed after the import', async () => {
    await givenSigns(server, [
      { title: 'Hund', category: 'Tiere', isFingerspelled: false },
      { title: 'Kuh', category: 'Tiere', isFingerspelled: false },
    ])
    const rows = Buffer.from(csv('hund,Hündin,noun,Tiere,,,', 'kuh,Rind,noun,Tiere,,,'))
    const { _id } = await givenImport(server, admin, rows, { name: 'signs.csv' })
    const rename = (slug: string, title: string) =>
      server.database.pool.query('update signs set title = $2, revision = revision + 1 where slug = $1', [slug, title])
    await rename('hund', 'Rüde')
    expect(await carryOut(server, admin, _id, 'apply')).toMatchObject({ lines: { changed: 1, wrong: 1 } })
    expect(await titles()).toEqual(['Rind', 'Rüde'])
    expect(await entriesOf(server, admin, _id, { status: 'wrong' })).toMatchObject([
      { slug: 'hund', message: expect.stringContaining('nach der Prüfung geändert') },
    ])
    await rename('kuh', 'Kälbchen')
    const back = await carryOut(server, admin, _id, 'roll-back')
    expect(back.message).toContain('deshalb so geblieben: „Kälbchen“')
    expect(await titles()).toEqual(['Kälbchen', 'Rüde'])
  })

  it('happens once when two administrators ask for it', async () => {
    const rows = Buffer.from(csv('hund,Hund,noun,Tiere,,,'))
    const { _id } = await givenImport(server, admin, rows, { name: 'signs.csv' })
    const answers = await Promise.all([act(server, admin, _id, 'apply'), act(server, other, _id, 'apply')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await Promise.all([workAt(server, admin, _id), workAt(server, other, _id)])
    expect(await getImport(server, admin, _id)).toMatchObject({ state: 'applied', written: 1 })
    const { rows: changes } = await server.database.pool.query('select 1 from catalogue_changes')
    expect(changes).toHaveLength(1)
  })

  it('counts as taken back when that was done among the changes of the catalogue', async () => {
    const { _id } = await givenImport(server, admin, Buffer.from(csv('hund,Hund,noun,Tiere,,,')), { name: 'a.csv' })
    const { change } = await carryOut(server, admin, _id, 'apply')
    const data = { undone: true }
    expect(await server.call('PATCH', `catalogue-changes/${change}`, { as: other, data })).toMatchObject({
      status: 200,
    })
    expect(await getImport(server, admin, _id)).toMatchObject({ state: 'rolled-back' })
    expect(await act(server, admin, _id, 'roll-back')).toMatchObject({ status: 409 })
  })

  it('is refused where nothing would change', async () => {
    const rows = Buffer.from(csv('hund,,noun,Tiere,,,'))
    const { _id } = await givenImport(server, admin, rows, { name: 'signs.csv' })
    expect(await act(server, admin, _id, 'apply')).toMatchObject({
      status: 409,
      body: { message: 'Dieser Import ändert nichts am Katalog.' },
    })
  })
})

describe('an import that is given up', () => {
  it('leaves nothing', async () => {
    const { _id } = await givenImport(server, admin, Buffer.from(csv('hund,Hund,noun,Tiere,,,')), { name: 'a.csv' })
    expect(await act(server, other, _id, 'cancel')).toMatchObject({ status: 200, body: { state: 'canceled' } })
    await expect.poll(() => allOf(server.services.storage.list(`uploads/${_id}/`)), { timeout: 20_000 }).toEqual([])
    expect(await act(server, admin, _id, 'apply')).toMatchObject({ status: 409 })
    expect(await titles()).toEqual([])
  })
})

describe('an import of the command line', () => {
  const given = async (files: Parameters<typeof folderWith>[0]) => {
    const changeId = v7()
    const change = { id: changeId, summary: 'Import „lieferung“', actorId: null }
    const { database, services } = server
    const report = await importCatalogue({
      source: await folderWith(files),
      database,
      storage: services.storage,
      change,
    })
    const facts = { name: 'lieferung', byteLength: 0, isFingerspelled: false, changeId }
    return { report, keep: (told = report) => keepConsoleImport(database.db, told, facts) }
  }
  const newest = async () => {
    const { body } = await server.call<{ data: CatalogueImport[] }>('GET', 'catalogue-imports', { as: admin })
    return body.data[0]
  }

  it('stands among the others, line by line, and is taken back like them', async () => {
    const { keep } = await given({ 'signs.csv': csv('hund,Hund,noun,Tiere,,,', 'falsch,Ohne,,Tiere,,,') })
    await keep()
    const kept = await newest()
    expect(kept).toMatchObject({
      name: 'lieferung',
      origin: 'command-line',
      author: null,
      state: 'applied',
      written: 1,
      lines: { new: 1, wrong: 1 },
    })
    const id = kept?._id ?? ''
    expect((await entriesOf(server, admin, id)).map(({ status }) => status)).toEqual(['new', 'wrong'])
    expect(await titles()).toEqual(['Hund'])
    expect(await carryOut(server, admin, id, 'roll-back')).toMatchObject({ state: 'rolled-back' })
    expect(await titles()).toEqual([])
  })

  it('tells what a stop left over, and nothing where nothing could be read', async () => {
    const { report, keep } = await given({ 'signs.csv': csv('hund,Hund,noun,Tiere,,,', 'kuh,Kuh,noun,Tiere,,,') })
    const entries = report.entries.map((entry) => ({ ...entry, isWritten: entry.slug === 'hund' }))
    await keep({ ...report, outcome: 'stopped', entries })
    const kept = await newest()
    expect(kept).toMatchObject({ state: 'applied', lines: { new: 1, unused: 1 }, message: expect.any(String) })
    await keep({ ...report, outcome: 'refused' })
    expect((await newest())?._id).toBe(kept?._id)
  })
})
