import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../src/platform/database/client.ts'
import type { DatabaseThread } from '../src/platform/database/embedded/database-thread.ts'
import { createThreadPool, readStructure, type ThreadPool } from './thread-pool.ts'

let snapshot: Uint8Array
let pool: ThreadPool
beforeAll(async () => {
  const database = await openDatabase({})
  await database.pool.query(`
    create table parents (id int generated always as identity primary key, name text not null, at timestamptz default now());
    create table children (parent int not null references parents, name text, shout text generated always as (upper(name)) stored);
    create table papers (number int);
    create sequence numbers;
    create function refuse() returns trigger language plpgsql as $$ begin raise 'never'; end $$;
    create trigger papers_stay before delete or update on papers for each row execute function refuse();
    create trigger papers_stay_all before truncate on papers execute function refuse();
    alter table papers enable always trigger papers_stay;
    alter table papers enable always trigger papers_stay_all;
    insert into parents (name) values ('Tiere'), ('Farben');
    insert into children values (1, 'Hund');
  `)
  snapshot = (await database.dump?.()) ?? new Uint8Array()
  await database.close()
  pool = createThreadPool(() => snapshot)
})
afterAll(() => pool.close())

const open = async (): Promise<OpenDatabase & { readonly thread: DatabaseThread }> => {
  const thread = await pool.lend()
  return { thread, ...(await openDatabase({ thread })) }
}

const read = async (database: OpenDatabase, sql: string) => (await database.pool.query(sql)).rows as unknown
const CONTENT = `
  select (select jsonb_agg(p) from parents p) as parents, (select jsonb_agg(c) from children c) as children,
    (select count(*)::int from papers) as papers`
const ADD = "insert into parents (name) values ('Verkehr') returning id"

test('lends a used database again, with the content of the snapshot', async () => {
  const first = await open()
  const content = await read(first, CONTENT)
  const worker = first.thread.worker()
  const added = await read(first, ADD)
  await first.pool.query(`
    update children set name = 'Katze';
    delete from children;
    delete from parents where id = 2;
    insert into papers values (1);
    select nextval('numbers');
    set application_name = 'changed';
  `)
  await first.close()

  const second = await open()
  expect(second.thread.worker()).toBe(worker)
  expect(await read(second, CONTENT)).toEqual(content)
  expect(await read(second, "select nextval('numbers')::int as number")).toEqual([{ number: 1 }])
  expect(await read(second, ADD)).toEqual(added)
  expect(await read(second, "select current_setting('application_name') as name")).not.toEqual([{ name: 'changed' }])
  await expect(second.pool.query('insert into children values (99)')).rejects.toThrow('foreign key')
  await second.pool.query('insert into papers values (1)')
  await expect(second.pool.query('update papers set number = 2')).rejects.toThrow('never')
  await second.close()
})

test('lends two at once', async () => {
  const [one, two] = await Promise.all([open(), open()])
  await one.pool.query("insert into parents (name) values ('Verkehr')")
  expect(await read(two, 'select count(*)::int as count from parents')).toEqual([{ count: 2 }])
  await Promise.all([one.close(), two.close()])
})

test.each([
  ['a column', 'alter table parents add column colour text'],
  ['a table', 'create table more (id int)'],
  ['a constraint', 'alter table children drop constraint children_parent_fkey'],
  ['a default', 'alter table parents alter column at drop default'],
  ['an index', 'create index parents_by_name on parents (name)'],
  ['a trigger', 'alter table papers disable trigger papers_stay'],
  ['a function', "create or replace function refuse() returns trigger language plpgsql as 'begin return null; end'"],
  ['statistics', 'analyze parents'],
  ['a setting', "alter database postgres set timezone to 'Asia/Tokyo'"],
])('sees that %s has changed', async (_, change) => {
  const database = await open()
  const client = await database.pool.connect()
  const before = await readStructure(client)
  await client.query('begin')
  await client.query(change)
  expect(await readStructure(client)).not.toBe(before)
  await client.query('rollback')
  expect(await readStructure(client)).toBe(before)
  client.release()
  await database.close()
})

test('lends none with another structure', async () => {
  const database = await open()
  const worker = database.thread.worker()
  await database.pool.query('alter table parents add column colour text')
  await database.close()
  const next = await open()
  expect(next.thread.worker()).not.toBe(worker)
  await next.close()
})

test('lends none that has ended', async () => {
  const database = await open()
  const ended = new Promise((resolve) => database.thread.onEnd(resolve))
  await database.thread.worker().terminate()
  await ended
  await database.close()
  const next = await open()
  expect(await read(next, 'select count(*)::int as count from parents')).toEqual([{ count: 2 }])
  await next.close()
})
