import type pg from 'pg'
import type { OpenDatabase } from '../../../platform/database/client.ts'
import { enterImportQueue, type ImportQueueOptions } from './import-queue.ts'

export type ImportLock = {
  /** Throws when the connection that holds the lock is gone: another import may be writing. */
  assertHeld(): void
  release(): Promise<void>
}

export type TakeImportLock = (options: ImportQueueOptions) => Promise<ImportLock>

/** Any fixed number; all importers ask for the same. */
const IMPORT_LOCK = 7_203_412
const RETRY_MS = 200

/**
 * One import at a time, so that a later one compares with what the earlier one wrote. Inside this process a queue;
 * between servers a lock of a PostgreSQL session on a connection of its own, because it must outlive the many short
 * transactions of an import (it needs a session: no transaction-pooling proxy in between). It falls with the
 * connection, so a killed import blocks nobody. The embedded database needs the queue only: its directory is locked.
 */
export const takeImportLock = async (database: OpenDatabase, options: ImportQueueOptions): Promise<ImportLock> => {
  const leave = await enterImportQueue(database.pool, options)
  if (database.engine === 'embedded') return { assertHeld: () => undefined, release: async () => leave() }
  try {
    const session = await lockSession(await database.pool.connect(), options)
    return { ...session, release: () => session.release().finally(leave) }
  } catch (error) {
    leave()
    throw error
  }
}

const lockSession = async (connection: pg.PoolClient, { signal, onWait }: ImportQueueOptions): Promise<ImportLock> => {
  let lost: Error | undefined
  const onError = (error: Error) => {
    lost = error
  }
  connection.on('error', onError)
  const giveBack = (isBroken: boolean) => {
    connection.off('error', onError)
    connection.release(isBroken)
  }
  try {
    for (let attempt = 0; !(await tryLock(connection)); attempt += 1) {
      if (attempt === 0) onWait?.()
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      signal?.throwIfAborted()
    }
  } catch (error) {
    giveBack(true)
    throw error
  }
  return {
    assertHeld() {
      if (lost) throw new Error('The connection that held the import lock broke', { cause: lost })
    },
    async release() {
      giveBack(!(await unlock(connection)))
    },
  }
}

const tryLock = async (connection: pg.PoolClient): Promise<boolean> => {
  const { rows } = await connection.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [IMPORT_LOCK])
  return rows[0]?.taken === true
}

/** False when the connection is beyond use; ending it frees the lock as well. */
const unlock = (connection: pg.PoolClient): Promise<boolean> =>
  connection.query('select pg_advisory_unlock($1)', [IMPORT_LOCK]).then(
    () => true,
    () => false,
  )
