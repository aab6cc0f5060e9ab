/**
 * Embedded databases in memory, used again. Starting one takes two thirds of a second, emptying it a tenth: a test file gets
 * one that others of the process have used, with the content of the snapshot.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import pg, { type ClientConfig } from 'pg'
import { type DatabaseThread, keepThread } from '../src/platform/database/embedded/database-thread.ts'
import { WorkerStream } from '../src/platform/database/embedded/worker-stream.ts'

/** The memory of an engine never shrinks. */
const MOST_USES = 20

type PooledThread = { readonly thread: DatabaseThread; readonly initial: State; uses: number; hasEnded: boolean }

export type ThreadPool = {
  /** Gives a thread with the content of the snapshot. Closing it restores that for the next one. */
  lend(): Promise<DatabaseThread>
  /** Ends the threads that nobody uses. */
  close(): Promise<void>
}

export const createThreadPool = (readSnapshot: () => Uint8Array): ThreadPool => {
  const idle: PooledThread[] = []
  /** All threads begin with the same. */
  let initialState: Promise<State> | undefined

  const start = async (): Promise<PooledThread> => {
    wasm ??= compilePglite()
    const thread = await keepThread({ snapshot: readSnapshot(), wasm: await wasm })
    initialState ??= withClient(thread, readState)
    const pooled = { thread, initial: await initialState, uses: 0, hasEnded: false }
    thread.onEnd(() => {
      pooled.hasEnded = true
    })
    return pooled
  }

  const takeIdle = (): PooledThread | undefined => {
    for (let pooled = idle.pop(); pooled; pooled = idle.pop()) if (!pooled.hasEnded) return pooled
    return undefined
  }

  return {
    async lend() {
      const pooled = takeIdle() ?? (await start())
      const { thread } = pooled
      pooled.uses += 1
      const listeners: ((error: Error) => void)[] = []
      thread.onEnd((error) => {
        for (const listener of listeners) listener(error)
      })
      return {
        ...thread,
        onEnd: (listener) => void listeners.push(listener),
        async close() {
          listeners.length = 0
          if (!pooled.hasEnded && pooled.uses < MOST_USES && (await restore(pooled))) idle.push(pooled)
          else await thread.close()
        },
      }
    },
    async close() {
      await Promise.all(idle.splice(0).map(({ thread }) => thread.close()))
    },
  }
}

/** Of this process. What one database has made V8 optimise is there for the next. */
let wasm: Promise<WebAssembly.Module> | undefined

const compilePglite = async (): Promise<WebAssembly.Module> => {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { WebAssembly } = globalThis as unknown as WithWebAssembly
  return WebAssembly.compile(readFileSync(join(dirname(entry), 'pglite.wasm')))
}

/** TypeScript knows its functions in browsers only. */
type WithWebAssembly = { readonly WebAssembly: { compile(code: Uint8Array): Promise<WebAssembly.Module> } }

type State = {
  /** Changes with each table, column, constraint, index, trigger, function and setting. */
  readonly structure: string
  readonly tables: readonly string[]
  /** Of tables that are not empty: the statement that inserts the rows, given as JSON. */
  readonly rows: ReadonlyMap<string, { readonly insert: string; readonly rows: string }>
  readonly sequences: ReadonlyMap<string, string>
  /** Triggers that are enabled `always`: they run whatever the role of the session is. */
  readonly alwaysTriggers: readonly Trigger[]
}

type Trigger = { readonly table: string; readonly name: string }

const STRUCTURE = `
  with namespaces as (select oid from pg_namespace where nspname !~ '^pg_|^information_schema$'),
  classes as (select * from pg_class where relnamespace in (select oid from namespaces))
  select md5(concat_ws(' ',
    (select string_agg(concat_ws(',', oid, relname, relkind, relnatts, relchecks, relrowsecurity, reloptions), ' ' order by oid) from classes),
    (select string_agg(concat_ws(',', attrelid, attnum, attname, atttypid, attnotnull, atthasdef), ' ' order by attrelid, attnum)
      from pg_attribute where attrelid in (select oid from classes)),
    (select string_agg(concat_ws(',', oid, convalidated), ' ' order by oid) from pg_constraint where connamespace in (select oid from namespaces)),
    (select string_agg(concat_ws(',', oid, tgenabled), ' ' order by oid) from pg_trigger where tgrelid in (select oid from classes)),
    (select string_agg(concat_ws(',', oid, xmin), ' ' order by oid) from pg_proc where pronamespace in (select oid from namespaces)),
    (select string_agg(concat_ws(',', oid, xmin), ' ' order by oid) from pg_attrdef),
    (select string_agg(concat_ws(',', setdatabase, setrole, setconfig), ' ') from pg_db_role_setting),
    (select string_agg(nspname, ' ' order by nspname) from pg_namespace),
    (select string_agg(rolname, ' ' order by rolname) from pg_roles),
    (select count(*) from pg_statistic where starelid in (select oid from classes)),
    (select count(*) from pg_largeobject_metadata)
  )) as structure`

const TABLES = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname !~ '^pg_|^information_schema$' order by 1`

const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, last_value as value, start_value as start from pg_sequences`

/** What tells two structures of a database apart. */
export const readStructure = async (client: Pick<pg.Client, 'query'>): Promise<string> => {
  const { rows } = await client.query<{ structure: string }>(STRUCTURE)
  return rows[0]?.structure ?? ''
}

const ALWAYS_TRIGGERS = `
  select tgrelid::regclass::text as table, quote_ident(tgname) as name from pg_trigger
  where tgenabled = 'A' and not tgisinternal`

const readState = async (client: pg.Client): Promise<State> => {
  const structure = await readStructure(client)
  const tables = (await client.query<{ name: string }>(TABLES)).rows.map(({ name }) => name)
  const filled = await listFilled(client, tables)
  const rows = new Map<string, { readonly insert: string; readonly rows: string }>()
  for (const table of filled) {
    const found = await client.query<{ rows: string }>(`select jsonb_agg(to_jsonb(t))::text as rows from ${table} t`)
    rows.set(table, { insert: await writeInsert(client, table), rows: found.rows[0]?.rows ?? '[]' })
  }
  const alwaysTriggers = (await client.query<Trigger>(ALWAYS_TRIGGERS)).rows
  return { structure, tables, rows, sequences: await readSequences(client), alwaysTriggers }
}

/** Of all columns but those that are computed. */
const writeInsert = async (client: pg.Client, table: string): Promise<string> => {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const columns = rows[0]?.names ?? ''
  return `insert into ${table} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${table}, $1)`
}

const listFilled = async (client: pg.Client, tables: readonly string[]): Promise<readonly string[]> => {
  const looks = tables.map((table) => `select '${table}' as name where exists (select from ${table})`)
  return (await client.query<{ name: string }>(looks.join(' union all '))).rows.map(({ name }) => name)
}

const readSequences = async (client: pg.Client): Promise<ReadonlyMap<string, string>> => {
  type Sequence = { readonly name: string; readonly value: string | null; readonly start: string }
  const { rows } = await client.query<Sequence>(SEQUENCES)
  return new Map(rows.map(({ name, value, start }) => [name, value === null ? `${start}, false` : `${value}, true`]))
}

/** Gives a used database the content of the snapshot again. False: it has another structure, or it has ended meanwhile. */
const restore = (pooled: PooledThread): Promise<boolean> => {
  const { thread, initial } = pooled
  return withClient(thread, async (client) => {
    if ((await readStructure(client)) !== initial.structure) return false
    const filled = await listFilled(client, initial.tables)
    const changed = await findChangedSequences(client, initial)
    await client.query('begin')
    // Nothing is checked and no trigger runs: some rows may never be changed.
    await client.query('set local session_replication_role = replica')
    for (const { table, name } of initial.alwaysTriggers)
      await client.query(`alter table ${table} disable trigger ${name}`)
    if (filled.length > 0) await client.query(`truncate ${filled.join(', ')} cascade`)
    for (const { insert, rows } of initial.rows.values()) await client.query(insert, [rows])
    for (const [name, value] of changed) await client.query(`select setval('${name}', ${value})`)
    for (const { table, name } of initial.alwaysTriggers) {
      await client.query(`alter table ${table} enable always trigger ${name}`)
    }
    await client.query('commit')
    return true
  }).catch((error: unknown) => {
    if (pooled.hasEnded) return false
    throw error
  })
}

const findChangedSequences = async (client: pg.Client, { sequences }: State) => {
  const now = await readSequences(client)
  return [...sequences].filter(([name, value]) => now.get(name) !== value)
}

const withClient = async <Result>(
  thread: DatabaseThread,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const stream = () => new WorkerStream(() => thread.worker())
  const client = new pg.Client({
    stream: stream as unknown as NonNullable<ClientConfig['stream']>,
    user: 'postgres',
    password: 'embedded',
    database: 'postgres',
    ssl: false,
  })
  // What ends its thread is seen by the query that waits.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
