import type { OpenDatabase } from '../src/platform/database/client.ts'

/** Rows as JSON, by table. */
export type TableSnapshot = ReadonlyMap<string, ReadonlySet<string>>

/** What changes without anybody's doing: counts of calls, and when a sign-in was used last. */
const LEFT_OUT = ['rate_limits']
const rowOf = (table: string): string => (table === 'access_tokens' ? "to_jsonb(t) - 'last_used_at'" : 'to_jsonb(t)')

/** All rows of all tables, read in one statement. Jobs count as a table. */
export const snapshotTables = async (
  { pool }: Pick<OpenDatabase, 'pool'>,
  leftOut: readonly string[] = [],
): Promise<TableSnapshot> => {
  const { rows: tables } = await pool.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and (table_schema = 'public' or (table_schema = 'jobs' and table_name = 'job'))`,
  )
  const read = tables.filter(({ name }) => ![...LEFT_OUT, ...leftOut].includes(name))
  const statement = read
    .map(({ schema, name }) => `select '${name}' as name, (${rowOf(name)})::text as row from "${schema}"."${name}" t`)
    .join(' union all ')
  const { rows } = await pool.query<{ name: string; row: string }>(statement)
  const snapshot = new Map<string, Set<string>>(read.map(({ name }) => [name, new Set()]))
  for (const { name, row } of rows) snapshot.get(name)?.add(row)
  return snapshot
}

/** Rows that one snapshot has and the other has not, with their table. */
export const rowsOnlyIn = (one: TableSnapshot, other: TableSnapshot): readonly string[] =>
  [...one].flatMap(([name, rows]) =>
    [...rows].filter((row) => !other.get(name)?.has(row)).map((row) => `${name}: ${row}`),
  )
