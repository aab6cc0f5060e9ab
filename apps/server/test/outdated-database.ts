import type { OpenDatabase } from '../src/platform/database/client.ts'

/** Makes a database look as if migrations from before the first release had made it: they began at another time. */
export const pretendOutdated = async ({ pool }: Pick<OpenDatabase, 'pool'>): Promise<void> => {
  await pool.query("update drizzle.__drizzle_migrations set created_at = 1795206192236, hash = repeat('0', 64)")
}

/** What migrating could change: the notes of the migrations, and every relation with its file on the disk. */
export const readStructure = async ({ pool }: Pick<OpenDatabase, 'pool'>) => {
  const migrations = await pool.query('select * from drizzle.__drizzle_migrations order by id')
  const relations = await pool.query('select oid::int, relname, relfilenode::int from pg_class order by oid')
  return { migrations: migrations.rows, relations: relations.rows }
}
