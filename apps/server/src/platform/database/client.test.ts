import { TEXTS_IN_GERMAN_ORDER } from '@gebaerdenraum/domain/kernel/german-order.fixture'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pretendOutdated, readStructure } from '../../../test/outdated-database.ts'
import { categories } from '../../../test/tables.ts'
import { openTestDatabase } from '../../../test/test-database.ts'
import { type OpenDatabase, openDatabase } from './client.ts'
import { migrate, UnfitDatabaseError } from './migrate.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('migrates again without change, also several times at once', async () => {
  await Promise.all([migrate(database), migrate(database), migrate(database)])
  const { rows } = await database.pool.query('select count(*)::int as n from drizzle.__drizzle_migrations')
  expect(rows[0].n).toBeGreaterThan(0)
})

test('refuses a database that knows no umlauts, before anything is made in it', async () => {
  const { pool } = database
  if (database.engine === 'embedded') {
    // It knows one locale only, and that one knows them.
    await expect(migrate(database)).resolves.toBeUndefined()
    return
  }
  await pool.query('drop database if exists without_umlauts')
  await pool.query("create database without_umlauts template template0 locale 'C'")
  const { rows } = await pool.query('select inet_server_port() as port')
  const unfit = await openDatabase({ url: `postgres://postgres@127.0.0.1:${rows[0].port}/without_umlauts` })
  try {
    await expect(migrate(unfit)).rejects.toThrow(UnfitDatabaseError)
    expect((await unfit.pool.query("select 1 from pg_namespace where nspname = 'drizzle'")).rowCount).toBe(0)
  } finally {
    await unfit.close()
  }
})

test('refuses a database that other migrations made, and changes nothing in it', async () => {
  const outdated = await openTestDatabase()
  try {
    await pretendOutdated(outdated)
    await outdated.pool.query('drop table favorites')
    const before = await readStructure(outdated)
    await expect(migrate(outdated)).rejects.toThrow(UnfitDatabaseError)
    await expect(migrate(outdated)).rejects.toThrow(/^Die Datenbank stammt aus einer Vorabversion[^\n]+$/)
    expect(await readStructure(outdated)).toEqual(before)
  } finally {
    await outdated.close()
  }
})

test('works with a database that a later version has migrated', async () => {
  const later = await openTestDatabase()
  try {
    await later.pool.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)",
    )
    const before = await readStructure(later)
    await migrate(later)
    expect(await readStructure(later)).toEqual(before)
  } finally {
    await later.close()
  }
})

test('migrates a database whose first start was cut off before anything was made', async () => {
  const begun = await openTestDatabase()
  const countMigrations = async () => (await begun.pool.query('select 1 from drizzle.__drizzle_migrations')).rowCount
  try {
    const count = await countMigrations()
    await begun.pool.query('drop schema public cascade; create schema public; delete from drizzle.__drizzle_migrations')
    await migrate(begun)
    expect(await countMigrations()).toBe(count)
    expect((await begun.pool.query("select to_regclass('users') is not null as found")).rows).toEqual([{ found: true }])
  } finally {
    await begun.close()
  }
})

test('goes on answering after an SQL error', async () => {
  await expect(database.pool.query('select nothing_of_this_name')).rejects.toMatchObject({ code: '42703' })
  const { rows } = await database.pool.query('select 1 as one')
  expect(rows).toEqual([{ one: 1 }])
})

test('leaves nothing of a transaction that failed', async () => {
  const failing = database.db.transaction(async (tx) => {
    await tx.insert(categories).values({ name: 'Tiere', slug: 'tiere' })
    throw new Error('stop')
  })
  await expect(failing).rejects.toThrow('stop')
  expect(await database.db.$count(categories)).toBe(0)
})

test('sorts German text as a dictionary does, numbers by their value', async () => {
  const { rows } = await database.db.execute<{ word: string }>(
    sql`select word from unnest(${sql.param([...TEXTS_IN_GERMAN_ORDER].toReversed())}::text[]) as word
      order by word collate german`,
  )
  expect(rows.map(({ word }) => word)).toEqual(TEXTS_IN_GERMAN_ORDER)
})

test('sorts the names in its tables in the same order', async () => {
  const { rows } = await database.db.execute<{ column: string }>(sql`
    select relation.relname || '.' || attribute.attname as column
    from pg_attribute as attribute
      join pg_collation as compared on compared.oid = attribute.attcollation
      join pg_class as relation on relation.oid = attribute.attrelid
    where compared.collname = 'german' and relation.relkind = 'r' order by 1`)
  expect(rows.map(({ column }) => column)).toEqual(['categories.name', 'file_nodes.name', 'images.name', 'signs.title'])
})

test('answers two hundred statements sent at once, each with its own rows', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => database.pool.query('select $1::int as n', [index])),
  )
  expect(answers.map(({ rows }) => rows[0].n)).toEqual(Array.from({ length: 200 }, (_, index) => index))
})
