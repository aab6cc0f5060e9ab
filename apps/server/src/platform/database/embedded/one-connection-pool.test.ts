import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../client.ts'
import { inTransaction } from '../transaction.ts'
import { isDatabaseUnavailable } from '../unavailable.ts'

let database: OpenDatabase
let removed = 0
beforeAll(async () => {
  database = await openDatabase({})
  await database.pool.query('create table written (n int)')
  database.pool.on('remove', () => {
    removed += 1
  })
})
afterAll(() => database.close())

const query = (text: string, values: unknown[] = []) => database.pool.query(text, values)
const readNumber = async (n: number): Promise<number> => (await query('select $1::int as n', [n])).rows[0].n
const countWritten = async (n: number): Promise<number> =>
  (await query('select count(*)::int as count from written where n = $1', [n])).rows[0].count

test('each of many statements at once gets its own answer, also when others of them fail', async () => {
  const before = removed
  const numbers = Array.from({ length: 50 }, (_, n) => n)
  const outcomes = await Promise.allSettled(numbers.map((n) => (n % 5 === 0 ? query('select 1/0') : readNumber(n))))
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason.code))).toEqual(
    numbers.map((n) => (n % 5 === 0 ? '22012' : n)),
  )
  expect(removed).toBe(before)
})

test('a transaction has the connection alone until it has committed', async () => {
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const writing = inTransaction(database.db, async (transaction) => {
    await transaction.execute(sql`insert into written values (1)`)
    begun.resolve()
    await gate.promise
    await transaction.execute(sql`insert into written values (1)`)
  })
  await begun.promise
  const count = countWritten(1)
  gate.resolve()
  expect(await count).toBe(2)
  await writing
})

test('what a transaction wrote is gone when it fails, whatever runs beside it', async () => {
  const failing = inTransaction(database.db, async (transaction) => {
    await transaction.execute(sql`insert into written values (2)`)
    throw new Error('no')
  })
  const [failed, ...answers] = await Promise.allSettled([failing, ...[1, 2, 3].map(readNumber)])
  expect(failed).toMatchObject({ status: 'rejected' })
  expect(answers).toMatchObject([{ value: 1 }, { value: 2 }, { value: 3 }])
  expect(await countWritten(2)).toBe(0)
})

test('a transaction gets its turn while statements come without end', async () => {
  let isOver = false
  const readForEver = async (): Promise<void> => {
    while (!isOver) await readNumber(1)
  }
  const readers = Array.from({ length: 8 }, readForEver)
  for (let round = 0; round < 5; round += 1) {
    await inTransaction(database.db, (transaction) => transaction.execute(sql`insert into written values (3)`))
  }
  isOver = true
  await Promise.all(readers)
  expect(await countWritten(3)).toBe(5)
})

test('statements that come while a transaction waits do not overtake it', async () => {
  const order: string[] = []
  const first = query('select 1').then(() => order.push('first'))
  // The batch of the first statement has the connection now.
  await new Promise((resolve) => setImmediate(resolve))
  const transaction = inTransaction(database.db, (open) => open.execute(sql`select 1`)).then(() =>
    order.push('transaction'),
  )
  const last = query('select 1').then(() => order.push('last'))
  await Promise.all([first, transaction, last])
  expect(order).toEqual(['first', 'transaction', 'last'])
})

test('statements that wait for a connection which breaks fail as unavailable, and the next ones are answered', async () => {
  const statements = [1, 2, 3].map((n) => query('select pg_sleep(0.05), $1::int', [n]))
  await new Promise((resolve) => setImmediate(resolve))
  const [connection] = (database.pool as unknown as { _clients: { cut(reason: Error): void }[] })._clients
  connection?.cut(new Error('broken'))
  const outcomes = await Promise.allSettled(statements)
  for (const outcome of outcomes) {
    expect(outcome.status === 'rejected' && isDatabaseUnavailable(outcome.reason)).toBe(true)
  }
  expect(await readNumber(4)).toBe(4)
})

test('inside a transaction the pool is refused', async () => {
  await expect(inTransaction(database.db, () => query('select 1'))).rejects.toThrow('inside a transaction')
})
