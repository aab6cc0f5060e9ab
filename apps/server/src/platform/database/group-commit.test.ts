import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { watchStatements } from '../../../test/files/watch-statements.ts'
import { type OpenDatabase, openDatabase } from './client.ts'
import { inTransaction } from './transaction.ts'

const LOG = { info: () => undefined, warn: () => undefined, error: () => undefined }

let dataDir: string
let database: OpenDatabase
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gebaerdenraum-commit-'))
  database = await openDatabase({ dataDir, log: LOG })
  await database.pool.query('create table written (n int)')
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** Resolves with the end of the journal just before the commit. */
const write = (n: number): Promise<string> =>
  inTransaction(database.db, async (transaction) => {
    await transaction.execute(sql`insert into written values (${n})`)
    const { rows } = await transaction.execute<{ end: string }>(sql`select pg_current_wal_insert_lsn()::text as end`)
    return rows[0]?.end ?? ''
  })

test('transactions on one connection share a sync, and each is on the disk when it is answered', async () => {
  const writeAndCheck = async (n: number): Promise<void> => {
    const end = await write(n)
    const { rows } = await database.pool.query('select pg_current_wal_flush_lsn() > $1::pg_lsn as "isOnDisk"', [end])
    expect(rows).toEqual([{ isOnDisk: true }])
  }
  const syncs = await watchStatements(
    () => Promise.all(Array.from({ length: 20 }, (_, n) => writeAndCheck(n))),
    /pg_logical_emit_message/,
  )
  expect(syncs).toHaveLength(1)
})

test('a statement outside of a transaction is on the disk when it is answered', async () => {
  const { rows: ends } = await database.pool.query<{ end: string }>('select pg_current_wal_insert_lsn()::text as end')
  await database.pool.query('insert into written values (1)')
  const isOnDisk = 'select pg_current_wal_flush_lsn() > $1::pg_lsn as "isOnDisk"'
  expect((await database.pool.query(isOnDisk, [ends[0]?.end])).rows).toEqual([{ isOnDisk: true }])
})

test('no transaction is answered as done when the sync that they share fails', async () => {
  await write(101)
  // The next file of its journal cannot be made.
  const journal = join(dataDir, 'database/pg_wal')
  await database.pool.query('select pg_switch_wal()')
  await rename(journal, `${journal}-away`)
  const outcomes = await Promise.allSettled([102, 103, 104].map(write))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await rename(`${journal}-away`, journal)
  const readBack = async () => (await database.pool.query('select n from written where n > 100')).rows
  await vi.waitFor(async () => expect(await readBack()).toEqual([{ n: 101 }]), { timeout: 30_000 })
})
