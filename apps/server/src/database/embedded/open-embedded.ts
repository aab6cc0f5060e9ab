import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MessageChannel, Worker } from 'node:worker_threads'
import pg from 'pg'
import { lockDirectory } from './directory-lock.ts'
import type { WorkerData, WorkerMessage } from './protocol.ts'
import { WorkerStream } from './worker-stream.ts'

export type EmbeddedDatabase = {
  readonly pool: pg.Pool
  /** The whole database as one archive: the start of the next one in memory. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

/**
 * Opens the embedded database below `dataDir` (in memory without one). One connection: inside a transaction always
 * use the transaction, or it waits for itself. Throws when another living process holds the directory.
 */
export const openEmbedded = async (options: { dataDir?: string; snapshot?: Uint8Array }): Promise<EmbeddedDatabase> => {
  if (options.dataDir) await mkdir(options.dataDir, { recursive: true })
  const unlock = options.dataDir ? await lockDirectory(options.dataDir) : async () => undefined
  const workerData: WorkerData = {
    ...(options.dataDir && { dataDir: join(options.dataDir, 'database') }),
    ...(options.snapshot && { snapshot: options.snapshot }),
  }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData })
  await once(worker, 'message')
  worker.unref()

  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
    stream: (() => new WorkerStream(worker)) as unknown as NonNullable<pg.ClientConfig['stream']>,
    user: 'postgres',
    password: 'embedded',
    database: 'postgres',
    ssl: false,
  })

  const post = (message: WorkerMessage) => worker.postMessage(message, 'port' in message ? [message.port] : [])
  return {
    pool,
    async dump() {
      const { port1, port2 } = new MessageChannel()
      post({ kind: 'dump', port: port2 })
      const [archive] = (await once(port1, 'message')) as [Uint8Array]
      port1.close()
      return archive
    },
    async close() {
      await pool.end()
      const exited = once(worker, 'exit')
      worker.ref()
      post({ kind: 'close' })
      await exited
      await unlock()
    },
  }
}
