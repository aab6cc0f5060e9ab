import type { TestServer } from './test-server.ts'

/** Tables of which changes and removals of rows are announced (`platform/database/changes`). */
export const listAnnouncedTables = async ({ database }: TestServer): Promise<readonly string[]> => {
  const { rows } = await database.pool.query<{ name: string }>(`
    select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgname like '%_announced_%' group by relname
    having array_agg(substring(tgname from '_announced_(\\w+)$')) @> array['update', 'delete', 'truncate']`)
  return rows.map(({ name }) => name)
}
