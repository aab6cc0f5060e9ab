import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { openTcpProxy } from '../../../test/tcp-proxy.ts'
import { openTestDatabase } from '../../../test/test-database.ts'
import { type OpenDatabase, openDatabase } from './client.ts'
import { inTransaction } from './transaction.ts'
import { outsideTransaction } from './transaction-scope.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

let database: OpenDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const expectAnswers = async (): Promise<void> => {
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
}

test('a connection that breaks ends nothing, whether it is checked out, idle or ended', async () => {
  const connection = await database.pool.connect()
  const breakIt = () => connection.emit('error', new Error('broken'))
  expect(breakIt).not.toThrow()
  connection.release()
  expect(breakIt).not.toThrow()
  expect(breakIt).not.toThrow()
  await expectAnswers()
})

if (inject('testEngine').engine === 'postgres') {
  /** More often than there are connections. */
  const OFTEN = 12
  const endConnections = async (): Promise<void> => {
    const other = await database.pool.connect()
    await other.query(`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    other.release()
  }

  describe('on PostgreSQL', () => {
    test('a transaction whose connection is ended fails as unavailable and gives its connection back', async () => {
      for (let round = 0; round < OFTEN; round += 1) {
        const failing = inTransaction(database.db, async (transaction) => {
          await transaction.execute(sql`select 1`)
          await outsideTransaction(endConnections)
          return transaction.execute(sql`select 2`)
        })
        await expect(failing).rejects.toSatisfy(isDatabaseUnavailable)
      }
      await expectAnswers()
      expect(database.pool.totalCount).toBeLessThanOrEqual(5)
    })

    test('a transaction that cannot begin gives its connection back', async () => {
      for (let round = 0; round < OFTEN; round += 1) {
        const victim = await database.pool.connect()
        const other = await database.pool.connect()
        const { rows } = await victim.query<{ pid: number }>('select pg_backend_pid() as pid')
        await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
        other.release()
        // The pool hands out first what came back last.
        victim.release()
        await inTransaction(database.db, (transaction) => transaction.execute(sql`select 1`)).catch((error) =>
          expect(error).toSatisfy(isDatabaseUnavailable),
        )
      }
      await expectAnswers()
    })

    test('a connect that fails is refused alone while the database takes others', async () => {
      const url = new URL(String(database.pool.options.connectionString))
      const proxy = await openTcpProxy(Number(url.port))
      url.port = String(proxy.port)
      const proxied = await openDatabase({ url: url.href })
      try {
        for (let round = 0; round < OFTEN; round += 1) {
          proxy.breakNext()
          await expect(proxied.pool.connect()).rejects.toSatisfy(isDatabaseUnavailable)
          const connection = await proxied.pool.connect()
          connection.release(true)
        }
      } finally {
        await proxied.close()
        await proxy.close()
      }
    })

    test('the error of the work is told, not that its rollback found no connection', async () => {
      const failing = inTransaction(database.db, async (transaction) => {
        await transaction.execute(sql`select 1`)
        await outsideTransaction(endConnections)
        throw new Error('refused by a rule')
      })
      await expect(failing).rejects.toThrow('refused by a rule')
      await expectAnswers()
    })
  })
}
