import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { allOf } from '../../../../test/all-of.ts'
import { givenUser } from '../../../../test/builders.ts'
import { act, carryOut, entriesOf, getImport, givenImport, workAt } from '../../../../test/given-import.ts'
import { freshSharedDatabase } from '../../../../test/test-database.ts'
import { openTestServer, openTestServerOn, type TestServer } from '../../../../test/test-server.ts'
import type { TakeImportLock } from '../import/import-lock.repository.ts'
import { csv, drawing, nouns } from '../import/test/source-folder.ts'
import { zipOf } from '../import/test/zip-bytes.ts'
import { claimImport } from './catalogue-imports.repository.ts'
import { forgetUploads } from './forget-uploads.ts'
import { resumeImports } from './resume-imports.ts'
import { runImport } from './run-import.ts'

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
})
afterAll(() => server.close())

const BATCH_SIZE = 200
/** Three batches. */
const ROWS = Buffer.from(csv(...nouns(450)))
const given = async () => (await givenImport(server, admin, ROWS, { name: 'signs.csv' }))._id

const countSigns = async (): Promise<number> => (await server.database.pool.query('select 1 from signs')).rows.length

/** The process ends while it works at the import: nothing of it comes any further, nothing is tidied up. */
const killAfterFirstBatch = async (importId: string): Promise<void> => {
  const { services } = server
  const stop = new AbortController()
  let batches = 0
  // The lock is looked at before each batch is written.
  const takeImportLock: TakeImportLock = async (options) => {
    const lock = await services.takeImportLock(options)
    const assertHeld = () => {
      batches += 1
      if (batches > 1) stop.abort(new Error('The server stops'))
      stop.signal.throwIfAborted()
    }
    return { ...lock, assertHeld }
  }
  const context = { services: { ...services, takeImportLock }, log: services.log, signal: stop.signal }
  await expect(runImport({ importId }, context)).rejects.toThrow('The server stops')
  // A killed process gives no lease back.
  await server.database.pool.query(
    "update catalogue_imports set lease = gen_random_uuid(), lease_until = now() - interval '1 second'",
  )
}

describe('an import whose server is killed', () => {
  it('is gone on with by another one, as one change of the catalogue', async () => {
    const id = await given()
    await act(server, admin, id, 'apply')
    await killAfterFirstBatch(id)
    expect(await countSigns()).toBe(BATCH_SIZE)
    expect(await getImport(server, admin, id)).toMatchObject({ state: 'applying' })
    expect(await workAt(server, admin, id)).toMatchObject({ state: 'applied', written: 450, lines: { new: 450 } })
    expect(await countSigns()).toBe(450)
    const { rows } = await server.database.pool.query('select 1 from catalogue_changes')
    expect(rows).toHaveLength(1)
    expect(await carryOut(server, admin, id, 'roll-back')).toMatchObject({
      message: '450 Gebärden sind wieder, wie sie waren.',
    })
  })

  it('is found by the watch of every minute, and taken up by one server', async () => {
    const id = await given()
    await act(server, admin, id, 'apply')
    const enqueue = vi.spyOn(server.services.queue, 'enqueue')
    const { services } = server
    const context = { services, log: services.log, signal: new AbortController().signal }
    await resumeImports({}, context)
    expect(enqueue).toHaveBeenCalledOnce()
    const lease = await claimImport(services.db, id, 30)
    expect(lease).toBeDefined()
    expect(await claimImport(services.db, id, 30)).toBeUndefined()
    await resumeImports({}, context)
    expect(enqueue).toHaveBeenCalledOnce()
  })
})

describe('an import that is stopped', () => {
  it('ends after its batch, is gone on with, and written to the end', async () => {
    const zip = await zipOf({ 'signs.csv': ROWS, 'wort-0.signOnly.svg': drawing(1) })
    const { _id: id } = await givenImport(server, admin, zip)
    await act(server, admin, id, 'apply')
    const { services } = server
    const [storing, stopped] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // The first batch stores its drawing for as long as it takes to stop the import.
    const put: typeof services.storage.put = async (...content) => {
      storing.resolve()
      await stopped.promise
      return services.storage.put(...content)
    }
    const storage = { ...services.storage, put }
    const signal = new AbortController().signal
    const run = runImport({ importId: id }, { services: { ...services, storage }, log: services.log, signal })
    await Promise.race([storing.promise, run])
    await act(server, admin, id, 'cancel')
    stopped.resolve()
    await run
    expect(await getImport(server, admin, id)).toMatchObject({ state: 'stopped' })
    expect(await countSigns()).toBe(BATCH_SIZE)
    expect(await carryOut(server, admin, id, 'apply')).toMatchObject({ state: 'applied' })
    expect(await countSigns()).toBe(450)
    expect(await entriesOf(server, admin, id, { status: 'wrong' })).toEqual([])
  })
})

describe('a fault of the server', () => {
  it('is told, and gone on from', async () => {
    const id = await given()
    await act(server, admin, id, 'apply')
    const { services } = server
    const storage = { ...services.storage, get: () => Promise.reject(new Error('The store is gone')) }
    const signal = new AbortController().signal
    const run = runImport({ importId: id }, { services: { ...services, storage }, log: services.log, signal })
    await expect(run).rejects.toThrow('The store is gone')
    expect(await getImport(server, admin, id)).toMatchObject({ state: 'failed', message: expect.any(String) })
    expect(await carryOut(server, admin, id, 'retry')).toMatchObject({ state: 'applied', written: 450 })
  })
})

describe('uploads that nobody goes on with', () => {
  it('are forgotten after two weeks, with what they keep in the store', async () => {
    const id = await given()
    const fresh = await given()
    await server.database.pool.query(
      "update catalogue_imports set updated_at = now() - interval '15 days' where id = $1",
      [id],
    )
    const { services } = server
    await forgetUploads({}, { services, log: services.log, signal: new AbortController().signal })
    expect(await getImport(server, admin, id)).toMatchObject({ state: 'canceled' })
    expect(await getImport(server, admin, fresh)).toMatchObject({ state: 'checked' })
    const kept = await allOf(services.storage.list('uploads/'))
    expect(kept.map(({ key }) => key)).toEqual([`uploads/${fresh}/0`])
  })

  it('give up what was stopped half-way: what is in the catalogue stays, and can be taken back', async () => {
    const id = await given()
    const { pool } = server.database
    await pool.query("update catalogue_imports set state = 'stopped', updated_at = now() - interval '15 days'")
    await pool.query('update catalogue_import_entries set is_written = position < 100')
    const { services } = server
    const context = { services, log: services.log, signal: new AbortController().signal }
    await forgetUploads({}, context)
    const left = await getImport(server, admin, id)
    expect(left).toMatchObject({ state: 'applied', written: 100, lines: { new: 100, unused: 350 } })
    expect(await allOf(services.storage.list('uploads/'))).toEqual([])
    await pool.query("update catalogue_imports set finished_at = now() - interval '367 days' where id = $1", [id])
    await forgetUploads({}, context)
    expect(await entriesOf(server, admin, id)).toEqual([])
    expect(await getImport(server, admin, id)).toMatchObject({ lines: { new: 100 }, written: 0 })
  })
})

it('is begun on one server and applied by another one', async () => {
  const options = await freshSharedDatabase()
  if (options === undefined) return
  const one = await openTestServerOn(options)
  const two = await openTestServerOn(options, { DATA_DIR: one.dataDir })
  const as = (await givenUser(one, { role: 'admins' })).token
  const { _id } = await givenImport(one, as, ROWS, { name: 'signs.csv' })
  await act(one, as, _id, 'apply')
  const states = await Promise.all([workAt(one, as, _id), workAt(two, as, _id)])
  expect(states.some(({ state }) => state === 'applied')).toBe(true)
  await two.close()
  await one.close()
})
