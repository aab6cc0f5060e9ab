import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client, ClientConfig, Pool } from 'pg'
import { type ChangeFeed, createHeardChanges, EVERYTHING } from '../changes/change-feed.ts'
import type { DatabaseOptions } from '../database-options.ts'
import { type DatabaseWatch, watchDatabase } from '../database-watch.ts'
import { createGroupCommit, type SyncCommits } from '../group-commit.ts'
import { probeWriting } from '../probe-writing.ts'
import { keepThread } from './database-thread.ts'
import { lockDirectory } from './directory-lock.ts'
import { OneConnectionPool } from './one-connection-pool.ts'
import { WorkerStream } from './worker-stream.ts'

export type EmbeddedDatabase = {
  readonly pool: Pool
  readonly watch: DatabaseWatch
  readonly changes: ChangeFeed
  /** Absent in memory. */
  readonly syncCommits?: SyncCommits
  /** The whole database as one archive: the start of the next one in memory. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

/**
 * Opens the embedded database below `dataDir` (in memory without one). One connection: inside a transaction always
 * use the transaction, or it waits for itself. Throws when another living process holds the directory.
 */
export const openEmbedded = async (options: DatabaseOptions): Promise<EmbeddedDatabase> => {
  const { dataDir, log } = options
  if (dataDir) await mkdir(dataDir, { recursive: true })
  const unlock = dataDir ? await lockDirectory(dataDir) : async () => undefined
  const thread = options.thread ?? (await keepThread(dataDir ? { dataDir: join(dataDir, 'database') } : {}))
  const watch = watchDatabase({ probe: thread.revive, probeWriting: () => probeWriting(pool), log })
  thread.onEnd((error) => watch.noteEnd(error))

  const heard = createHeardChanges()
  const pool = new OneConnectionPool(
    {
      max: 1,
      // A statement does not wait for the answer to the one before.
      pipeline: true,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 30_000,
      stream: (() => new WorkerStream(() => thread.worker())) as unknown as NonNullable<ClientConfig['stream']>,
      user: 'postgres',
      password: 'embedded',
      database: 'postgres',
      ssl: false,
    },
    watch,
    heard.hear,
  )
  // Whatever changes, changes through this one connection.
  pool.on('remove', () => heard.hear(EVERYTHING))
  pool.on('connect', (client) => {
    const { connection } = client as unknown as Client
    connection.on('errorMessage', ({ severity }: { severity?: string }) => {
      if (severity === 'PANIC') thread.forget()
    })
  })
  return {
    pool,
    watch,
    changes: { ...heard, isCurrent: () => watch.outage() === undefined },
    ...(dataDir && { syncCommits: createGroupCommit(pool) }),
    dump: () => thread.dump(),
    async close() {
      await pool.end()
      await thread.close()
      await unlock()
    },
  }
}
