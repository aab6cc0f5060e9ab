import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../test/test-database.ts'
import type { OpenDatabase } from './client.ts'

const MIGRATION = new URL('./migrations/0013_keep_custom_signs_in_lists.sql', import.meta.url)
const KEYS = {
  list_signs: 'list_id, sign_id',
  learned_signs: 'list_id, user_id, sign_id',
  sign_reviews: null,
  sign_schedules: 'user_id, sign_id',
} as const

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const run = async (...statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await database.pool.query(statement)
}

/** The tables as they were before the migration. */
const goBack = async (): Promise<void> => {
  for (const [table, key] of Object.entries(KEYS)) {
    await run(
      `alter table ${table} drop constraint ${table}_one_item`,
      `alter table ${table} drop column item_id cascade`,
      `alter table ${table} drop column custom_sign_id cascade`,
      `alter table ${table} alter column sign_id set not null`,
    )
    if (key)
      await run(`alter table ${table} add constraint ${table}_${key.replaceAll(', ', '_')}_pk primary key (${key})`)
  }
  await run('create index sign_reviews_order_idx on sign_reviews (user_id, sign_id, reviewed_at)')
}

test('lists, what was learned and answers of before are as they were, each sign under its own id', async () => {
  await goBack()
  const [category, sign, user, node, list] = Array.from({ length: 5 }, () => crypto.randomUUID())
  await run(
    `insert into categories (id, name, slug) values ('${category}', 'Tiere', 'tiere')`,
    `insert into signs (id, title, slug, word_class, category_id) values ('${sign}', 'Hund', 'hund', 'noun', '${category}')`,
    `insert into users (id, email, name, password_hash) values ('${user}', 'eva@test.example', 'Eva', 'x')`,
    `insert into file_nodes (id, name, name_key, node_type, file_type, file_id, path, user_id)
      values ('${node}', 'Tiere', 'tiere', 'file', 'lists', '${list}', ',user_${user},', '${user}')`,
    `insert into lists (id) values ('${list}')`,
    `insert into list_signs (list_id, sign_id, position) values ('${list}', '${sign}', 0)`,
    `insert into learned_signs (list_id, user_id, sign_id) values ('${list}', '${user}', '${sign}')`,
    `insert into sign_reviews (id, user_id, sign_id, answer, reviewed_at)
      values ('${crypto.randomUUID()}', '${user}', '${sign}', 'known', now())`,
    `insert into sign_schedules (user_id, sign_id, due_at, last_review_at, reviews, lapses, card)
      values ('${user}', '${sign}', now(), now(), 1, 0, '{}')`,
  )
  await run(...readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint'))
  for (const table of Object.keys(KEYS)) {
    const { rows } = await database.pool.query(`select sign_id, custom_sign_id, item_id from ${table}`)
    expect([table, rows]).toEqual([table, [{ sign_id: sign, custom_sign_id: null, item_id: sign }]])
    await expect(database.pool.query(`update ${table} set sign_id = null`)).rejects.toThrow()
  }
})
