import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../client.ts'
import { isDatabaseUnavailable } from '../unavailable.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gebaerdenraum-thread-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('an embedded database that panics is started again and has what was committed', async () => {
  const messages: string[] = []
  const note = (_facts: unknown, message?: string) => messages.push(message ?? '')
  const database = await openDatabase({ dataDir, log: { info: note, warn: note, error: note } })
  await database.pool.query('create table kept (n int)')
  await database.pool.query('insert into kept values (1)')

  // The next file of its journal cannot be made.
  const journal = join(dataDir, 'database/pg_wal')
  const connection = await database.pool.connect()
  await connection.query('select pg_switch_wal()')
  await rename(journal, `${journal}-away`)
  await connection.query('begin')
  await connection.query('insert into kept values (2)')
  await expect(connection.query('commit')).rejects.toMatchObject({ severity: 'PANIC' })
  await expect(connection.query('select 1')).rejects.toSatisfy(isDatabaseUnavailable)
  connection.release(true)
  await expect(database.pool.query('select 1')).rejects.toSatisfy(isDatabaseUnavailable)
  await rename(`${journal}-away`, journal)

  await vi.waitFor(() => expect(messages).toEqual(['database lost', 'database back']), { timeout: 30_000 })
  expect((await database.pool.query('select n from kept')).rows).toEqual([{ n: 1 }])
  await database.close()
})
