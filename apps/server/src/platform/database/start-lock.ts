import type { OpenDatabase } from './client.ts'

/** Any fixed number; all servers ask for the same. */
const START_LOCK = 7_203_414

/**
 * One server at a time, for what is set up at the start by others' code: servers that start together would trip over
 * each other's half-made schema. Takes a connection of its own meanwhile. The embedded database has one server.
 */
export const withStartLock = async <Result>(
  { pool, engine }: OpenDatabase,
  work: () => Promise<Result>,
): Promise<Result> => {
  if (engine === 'embedded') return work()
  const connection = await pool.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [START_LOCK])
    return await work()
  } finally {
    // Ending the connection frees the lock even where the statement would fail.
    connection.release(true)
  }
}
