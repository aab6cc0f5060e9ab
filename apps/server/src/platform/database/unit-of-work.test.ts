import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/test-database.ts'
import type { OpenDatabase } from './client.ts'
import { inTransaction } from './transaction.ts'
import { commitUnitOfWork, runUnitOfWork, type UnitOfWork } from './unit-of-work.ts'

let database: OpenDatabase
let reported: unknown[]
const errors = { onEffectError: (error: unknown) => void reported.push(error) }

beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query('create table notes (name text unique deferrable initially deferred)')
})
beforeEach(async () => {
  reported = []
  await database.pool.query('delete from notes')
})
afterAll(() => database.close())

const write = (unit: UnitOfWork, name: string) => unit.db.execute(sql`insert into notes values (${name})`)
const storedNames = async (): Promise<unknown> =>
  (await database.pool.query('select name from notes order by name')).rows.map(({ name }) => name)

describe('a unit of work', () => {
  test('commits, then runs its effects in order, then gives the result', async () => {
    const seen: unknown[] = []
    const result = await runUnitOfWork(database.db, errors, async (unit) => {
      unit.afterCommit(async () => {
        seen.push(await storedNames())
      })
      unit.afterCommit(async () => seen.push('second'))
      await write(unit, 'a')
      expect(seen).toEqual([])
      return 'result'
    })
    expect(result).toBe('result')
    expect(seen).toEqual([['a'], 'second'])
  })

  test('starts an effect only when the one before has ended', async () => {
    const seen: string[] = []
    await runUnitOfWork(database.db, errors, async (unit) => {
      unit.afterCommit(async () => {
        await storedNames()
        seen.push('slow')
      })
      unit.afterCommit(async () => seen.push('fast'))
    })
    expect(seen).toEqual(['slow', 'fast'])
  })

  test('that throws is rolled back and runs no effect', async () => {
    const seen: string[] = []
    const failing = runUnitOfWork(database.db, errors, async (unit) => {
      unit.afterCommit(async () => seen.push('effect'))
      await write(unit, 'a')
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(seen).toEqual([])
    expect(await storedNames()).toEqual([])
  })

  test('that fails at the commit runs no effect', async () => {
    const seen: string[] = []
    const failing = runUnitOfWork(database.db, errors, async (unit) => {
      unit.afterCommit(async () => seen.push('effect'))
      await write(unit, 'twin')
      await write(unit, 'twin')
      seen.push('work done')
    })
    await expect(failing).rejects.toThrow()
    expect(seen).toEqual(['work done'])
    expect(await storedNames()).toEqual([])
  })

  test('reports an effect that fails, runs the others and gives the result', async () => {
    const seen: string[] = []
    const result = await runUnitOfWork(database.db, errors, async (unit) => {
      unit.afterCommit(async () => {
        throw new Error('rejected')
      })
      unit.afterCommit(() => {
        throw new Error('thrown')
      })
      unit.afterCommit(async () => seen.push('last'))
      return write(unit, 'a').then(() => 'result')
    })
    expect(result).toBe('result')
    expect(seen).toEqual(['last'])
    expect(reported).toEqual([new Error('rejected'), new Error('thrown')])
    expect(await storedNames()).toEqual(['a'])
  })

  test('takes the effects of functions that it is passed on to, at any depth', async () => {
    const seen: string[] = []
    const inner = async (unit: UnitOfWork) => unit.afterCommit(async () => seen.push('inner'))
    const middle = async (unit: UnitOfWork) => {
      unit.afterCommit(async () => seen.push('middle'))
      await inner(unit)
    }
    await runUnitOfWork(database.db, errors, async (unit) => {
      await middle(unit)
      unit.afterCommit(async () => seen.push('outer'))
    })
    expect(seen).toEqual(['middle', 'inner', 'outer'])
  })

  test('runs what an effect registers, after everything registered before', async () => {
    const seen: string[] = []
    await runUnitOfWork(database.db, errors, async (unit) => {
      unit.afterCommit(async () => {
        seen.push('first')
        unit.afterCommit(async () => seen.push('registered by the first'))
      })
      unit.afterCommit(async () => seen.push('second'))
    })
    expect(seen).toEqual(['first', 'second', 'registered by the first'])
  })

  test('takes no effect when it is over, committed or not', async () => {
    const kept: UnitOfWork[] = []
    await runUnitOfWork(database.db, errors, async (unit) => kept.push(unit))
    const failing = runUnitOfWork(database.db, errors, async (unit) => {
      kept.push(unit)
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(kept).toHaveLength(2)
    for (const unit of kept) expect(() => unit.afterCommit(async () => undefined)).toThrow('is over')
  })

  test('does not start inside a transaction, where its effects would run before the commit', async () => {
    const nested = inTransaction(database.db, (db) => runUnitOfWork(db, errors, async () => undefined))
    await expect(nested).rejects.toThrow('pass its unit of work on')
    const onPool = runUnitOfWork(database.db, errors, () => runUnitOfWork(database.db, errors, async () => undefined))
    await expect(onPool).rejects.toThrow('pass its unit of work on')
  })

  test('may be started by an effect of another', async () => {
    await runUnitOfWork(database.db, errors, async (unit) => {
      unit.afterCommit(() => runUnitOfWork(database.db, errors, (next) => write(next, 'next')))
    })
    expect(reported).toEqual([])
    expect(await storedNames()).toEqual(['next'])
  })

  test('is not waited for by `commitUnitOfWork` once it is committed', async () => {
    const gate = Promise.withResolvers<void>()
    const seen: string[] = []
    const { result, effects } = await commitUnitOfWork(database.db, errors, async (unit) => {
      unit.afterCommit(() => gate.promise)
      unit.afterCommit(async () => seen.push('effect'))
      return 'result'
    })
    expect(result).toBe('result')
    expect(seen).toEqual([])
    gate.resolve()
    await effects
    expect(seen).toEqual(['effect'])
  })

  test('cannot be made by hand or changed: the compiler refuses both', async () => {
    const use = (_unit: UnitOfWork) => undefined
    // @ts-expect-error Nothing would run its effects.
    use({ db: database.db, afterCommit: () => undefined })
    // @ts-expect-error Its effects would wait for a transaction that is not that of the database.
    await runUnitOfWork(database.db, errors, async (unit) => use({ ...unit, db: database.db }))
  })
})
