import type { Database } from './database.ts'

/**
 * A statement that is built, parsed and planned once for each database handle: for what every request reads (measured
 * on the embedded engine: 0.2 ms instead of 4.6 ms). A transaction is a handle of its own and builds it anew.
 */
export const prepared = <Statement extends object>(
  build: (db: Database) => Statement,
): ((db: Database) => Statement) => {
  const known = new WeakMap<Database, Statement>()
  return (db) => {
    const statement = known.get(db) ?? build(db)
    known.set(db, statement)
    return statement
  }
}
