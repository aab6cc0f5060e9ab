import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { allOf } from '../../../../test/all-of.ts'
import { givenUser } from '../../../../test/builders.ts'
import { carryOut, givenImport } from '../../../../test/given-import.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { drawing } from '../import/test/source-folder.ts'
import { zipOf } from '../import/test/zip-bytes.ts'
import { listExported } from './catalogue-exports.repository.ts'
import { writeExport } from './write-export.ts'

let server: TestServer
let admin: { readonly id: string; readonly token: string }

beforeAll(async () => {
  server = await openTestServer()
  admin = await givenUser(server, { role: 'admins' })
  const zip = await zipOf({
    'signs.csv': [
      'slug,title,wordClass,category,keywords,symbol,preview,fingerspelled,retired',
      'hund,Hund,noun,Tiere,Welpe|„Köter“; böse,dog-face,ja,nein,nein',
      'plus,=1+1,other,Zahlen,,,nein,ja,nein',
      'alt,Alt,adjective,Tiere,,,nein,nein,ja',
    ].join('\n'),
    'hund.signOnly.svg': drawing(1),
    'hund.signBox.svg': drawing(2),
    'alt.signOnly.svg': drawing(3),
  })
  const { _id } = await givenImport(server, admin.token, zip)
  expect(await carryOut(server, admin.token, _id, 'apply')).toMatchObject({ state: 'applied', written: 6 })
})
afterAll(() => server.close())

const addressOf = async (data: object): Promise<string> => {
  const { body } = await server.call<{ address: string }>('POST', 'catalogue-exports', { as: admin.token, data })
  return body.address
}
const download = async (data: object): Promise<Buffer> => {
  const { statusCode, rawPayload } = await server.app.inject({ url: await addressOf(data) })
  expect(statusCode).toBe(200)
  return rawPayload
}
const namesIn = async (zip: Buffer): Promise<readonly string[]> => {
  const file = await fromBufferPromise(zip, { lazyEntries: true })
  return (await allOf(file.eachEntry())).map(({ fileName }) => fileName).toSorted()
}

describe('an export of the catalogue', () => {
  it('is unchanged in every line and every file when it is imported again', async () => {
    const zip = await download({ withRetired: true })
    const again = await givenImport(server, admin.token, zip, { isFingerspelled: true })
    expect(again).toMatchObject({
      state: 'checked',
      message: null,
      undecided: 0,
      lines: { new: 0, changed: 0, unchanged: 3, unused: 0, wrong: 0 },
      files: { new: 0, changed: 0, unchanged: 3, unused: 0, wrong: 0 },
    })
  })

  it('holds what was asked for', async () => {
    expect(await namesIn(await download({}))).toEqual(['hund.signBox.svg', 'hund.signOnly.svg', 'signs.csv'])
    expect(await namesIn(await download({ withMedia: false, withRetired: true }))).toEqual(['signs.csv'])
    const { body } = await server.call<{ data: { _id: string; name: string }[] }>('GET', 'categories', {
      as: admin.token,
    })
    const numbers = body.data.find(({ name }) => name === 'Zahlen')?._id
    expect(await namesIn(await download({ category: numbers }))).toEqual(['signs.csv'])
    const nothing = { category: '0190a000-0000-7000-8000-000000000000' }
    expect(await server.call('POST', 'catalogue-exports', { as: admin.token, data: nothing })).toMatchObject({
      status: 409,
    })
  })

  it('is for administrators, and for a few minutes', async () => {
    const address = await addressOf({})
    expect(await server.app.inject({ url: address.replace('/signs-media', '/retired-media') })).toMatchObject({
      statusCode: 403,
    })
    await server.database.pool.query("update users set role = 'customers' where id = $1", [admin.id])
    expect(await server.app.inject({ url: address })).toMatchObject({ statusCode: 404 })
    await server.database.pool.query("update users set role = 'admins' where id = $1", [admin.id])
  })

  it('reads a medium when its turn has come, and none after the reader has left', async () => {
    const { storage, db } = server.services
    const countOpened = () => {
      const counting = {
        ...storage,
        opened: 0,
        get: (key: string) => {
          counting.opened += 1
          return storage.get(key)
        },
      }
      return counting
    }
    const [forLeft, forRead] = [countOpened(), countOpened()]
    const scope = { categoryId: undefined, withRetired: true, withMedia: true }
    const left = await writeExport({ db, storage: forLeft }, scope)
    left.destroy()
    expect((await buffer(await writeExport({ db, storage: forRead }, scope))).byteLength).toBeGreaterThan(0)
    // Another export began later and has read everything by now.
    expect(forRead.opened).toBeGreaterThanOrEqual(3)
    expect(forLeft.opened).toBeLessThan(forRead.opened)
    expect((await allOf(listExported(db, scope))).flat()).toHaveLength(3)
  })

  it('breaks off instead of leaving something out', async () => {
    const { storage, db } = server.services
    const empty = { ...storage, get: async () => undefined }
    const scope = { categoryId: undefined, withRetired: true, withMedia: true }
    await expect(buffer(await writeExport({ db, storage: empty }, scope))).rejects.toThrow('not in the store')
  })
})
