import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'

/** Any fixed number: keeps these locks apart from all others. */
const TREE_LOCKS = 7_203_415

/**
 * Holds the trees under these roots until the transaction ends: what is read of them after that stays true. Whoever
 * changes folders, names or places takes it before he reads what he decides on. In the order of the keys, so that two
 * who move between the same roots do not wait for each other; before any row is written, for the same reason.
 */
export const lockTrees = async (db: Database, rootIds: readonly string[]): Promise<void> => {
  const keys = sql`select distinct hashtext(root) as key from unnest(${sql.param([...rootIds])}::text[]) as root order by key`
  await db.execute(sql`select pg_advisory_xact_lock(${TREE_LOCKS}, key) from (${keys}) as keys`)
}
