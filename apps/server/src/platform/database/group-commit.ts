import type { Pool } from 'pg'

/** Writes everything committed so far to the disk: resolves when it is there. */
export type SyncCommits = () => Promise<void>

/** In a transaction: its commit does not wait for the disk. `SyncCommits` has to be called after it. */
export const COMMIT_WITHOUT_SYNC = 'set local synchronous_commit = off'

/** Flushes the journal up to here (PostgreSQL, "pg_logical_emit_message": the last argument). */
const SYNC = "select pg_logical_emit_message(false, '', '', true)"

/**
 * One sync of the disk for all transactions that were committed before it begins. On one connection transactions run one
 * after the other, and each would wait for a sync of its own. This one waits in the queue for the connection like any
 * statement, and is shared by all that commit before its turn.
 */
export const createGroupCommit = (pool: Pool): SyncCommits => {
  let next: Promise<void> | undefined
  const sync = async (): Promise<void> => {
    const connection = await pool.connect().finally(() => {
      next = undefined
    })
    let isBroken = true
    try {
      await connection.query(SYNC)
      isBroken = false
    } finally {
      connection.release(isBroken)
    }
  }
  return () => {
    next ??= sync()
    return next
  }
}
