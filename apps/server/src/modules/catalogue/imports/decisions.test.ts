import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { givenSigns, givenUser } from '../../../../test/builders.ts'
import { act, carryOut, entriesOf, givenImport } from '../../../../test/given-import.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { csv, drawing } from '../import/test/source-folder.ts'
import { zipOf } from '../import/test/zip-bytes.ts'

let server: TestServer
let admin: string

beforeAll(async () => {
  server = await openTestServer()
  admin = (await givenUser(server, { role: 'admins' })).token
})
beforeEach(async () => {
  await server.database.pool.query(
    'truncate signs, categories, catalogue, catalogue_imports, catalogue_changes cascade',
  )
  await givenSigns(server, [
    { title: 'Hund', category: 'Tiere', isFingerspelled: false },
    { title: 'Bank', category: 'Orte', isFingerspelled: false },
  ])
})
afterAll(() => server.close())

const decide = (entry: { readonly _id: string } | undefined, data: object) =>
  server.call<{ message: string }>('PATCH', `catalogue-import-entries/${entry?._id}`, { as: admin, data })

/** It stays in memory for a second. */
const letCatalogueGrowOld = (): void => {
  const now = performance.now.bind(performance)
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 1_100)
  onTestFinished(() => clock.mockRestore())
}

const signs = async () => {
  const { rows } = await server.database.pool.query<{ slug: string; title: string; media: number }>(`
    select s.slug, s.title, (select count(*)::int from sign_media m where m.sign_id = s.id) as media
    from signs s`)
  return rows.map(({ slug, title, media }) => `${slug}: ${title}, ${media}`).toSorted()
}

const given = async () => {
  const zip = await zipOf({
    'signs.csv': csv('hund-tier,Hund,noun,Tiere,Welpe,,', 'bank,Geldhaus,noun,Orte,,,', 'maus,Maus,noun,Tiere,,,'),
    'hund-tier.signOnly.svg': drawing(1),
    'bank.signOnly.svg': drawing(2),
    'maus.signOnly.svg': drawing(3),
  })
  const { _id } = await givenImport(server, admin, zip)
  const [hund, bank, maus, bankFile] = await entriesOf(server, admin, _id)
  return { _id, hund, bank, maus, bankFile }
}

describe('deciding about the rows of an import', () => {
  it('has to be done about a possible duplicate, which is shown with the sign that is there', async () => {
    const { _id, hund } = await given()
    expect(hund?.matches).toMatchObject([{ slug: 'hund', reason: 'same-title', sign: { title: 'Hund' } }])
    expect(await entriesOf(server, admin, _id, { review: 'true' })).toEqual([hund])
    expect(await act(server, admin, _id, 'apply')).toMatchObject({ status: 409 })
    expect(await decide(hund, { decision: 'same', slug: 'bank' })).toMatchObject({ status: 400 })
  })

  it('leads line and file to the sign that is there', async () => {
    const { _id, hund } = await given()
    letCatalogueGrowOld()
    expect(await decide(hund, { decision: 'same', slug: 'hund' })).toMatchObject({
      status: 200,
      body: { decision: 'same', decisionSlug: 'hund' },
    })
    expect(await carryOut(server, admin, _id, 'apply')).toMatchObject({ state: 'applied', written: 6, undecided: 0 })
    expect(await signs()).toEqual(['bank: Geldhaus, 1', 'hund: Hund, 1', 'maus: Maus, 1'])
    expect(await entriesOf(server, admin, _id, { kind: 'line' })).toMatchObject([
      { slug: 'hund', status: 'changed', fields: ['keywords'], isWritten: true },
      { slug: 'bank', status: 'changed' },
      { slug: 'maus', status: 'new' },
    ])
  })

  it('makes another sign of a line that names one by its short form', async () => {
    const { _id, hund, bank } = await given()
    await decide(hund, { decision: 'new' })
    expect(await decide(bank, { decision: 'new' })).toMatchObject({ body: { decisionSlug: 'bank-2' } })
    await carryOut(server, admin, _id, 'apply')
    expect(await signs()).toEqual([
      'bank-2: Geldhaus, 1',
      'bank: Bank, 0',
      'hund-tier: Hund, 1',
      'hund: Hund, 0',
      'maus: Maus, 1',
    ])
  })

  it('leaves out a line with its files, a single file, and all that is open at once', async () => {
    const { _id, maus, bankFile } = await given()
    await decide(maus, { decision: 'leave-out' })
    await decide(bankFile, { decision: 'leave-out' })
    const data = { decideRest: 'leave-out' }
    expect(await server.call('PATCH', `catalogue-imports/${_id}`, { as: admin, data })).toMatchObject({
      body: { undecided: 0 },
    })
    await carryOut(server, admin, _id, 'apply')
    expect(await signs()).toEqual(['bank: Geldhaus, 0', 'hund: Hund, 0'])
  })

  it('can be changed until it is applied, and not afterwards', async () => {
    const { _id, hund } = await given()
    await decide(hund, { decision: 'leave-out' })
    expect(await decide(hund, { decision: null })).toMatchObject({ body: { decision: null } })
    await decide(hund, { decision: 'new' })
    await carryOut(server, admin, _id, 'apply')
    expect(await decide(hund, { decision: 'leave-out' })).toMatchObject({ status: 409 })
  })
})
