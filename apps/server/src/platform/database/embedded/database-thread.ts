import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { WorkerData, WorkerMessage } from './protocol.ts'

/** The thread that the embedded database runs in. */
export type DatabaseThread = {
  /** The one that runs; throws while there is none. */
  worker(): Worker
  /** Starts another where it ended; resolves when one runs. Recovers what was committed, as after a crash. */
  revive(): Promise<void>
  /** Asks nothing more of the thread that runs: after a panic it ends itself (`worker.ts`). */
  forget(): void
  /** Called when it ended by itself, and when it is forgotten. */
  onEnd(listener: (error: Error) => void): void
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

/** A start that failed, for want of room on the disk for instance, is not tried again before. */
const REVIVE_PAUSE_MS = 2_000

export const keepThread = async (workerData: WorkerData): Promise<DatabaseThread> => {
  const listeners: ((error: Error) => void)[] = []
  let current: Worker | undefined
  /** One at a time works on the files. */
  let gone: Promise<unknown> = Promise.resolve()
  let reviving: Promise<void> | undefined
  let isClosing = false

  const start = async (): Promise<void> => {
    await gone
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData })
    let reason = new Error('The thread of the embedded database ended.')
    // Without a listener an error of the thread would end the process.
    worker.on('error', (error) => {
      reason = error as Error
    })
    const ended = once(worker, 'exit').then(() => {
      throw reason
    })
    gone = ended.catch(() => undefined)
    await Promise.race([once(worker, 'message'), ended])
    worker.unref()
    current = worker
    ended.catch((error: Error) => {
      if (current === worker) current = undefined
      if (!isClosing) for (const listener of listeners) listener(error)
    })
  }
  const post = (message: WorkerMessage) => {
    running().postMessage(message, 'port' in message ? [message.port] : [])
  }
  const running = (): Worker => {
    if (current === undefined) throw new Error('The embedded database does not run.')
    return current
  }

  await start()
  return {
    worker: running,
    async revive() {
      if (current) return
      reviving ??= start()
        .catch(async (error) => {
          await delay(REVIVE_PAUSE_MS, undefined, { ref: false })
          throw error
        })
        .finally(() => {
          reviving = undefined
        })
      await reviving
    },
    forget() {
      if (!current) return
      current = undefined
      for (const listener of listeners) listener(new Error('The embedded database was ended after a panic.'))
    },
    onEnd(listener) {
      listeners.push(listener)
    },
    async dump() {
      const { port1, port2 } = new MessageChannel()
      post({ kind: 'dump', port: port2 })
      const [archive] = (await once(port1, 'message')) as [Uint8Array]
      port1.close()
      return archive
    },
    async close() {
      isClosing = true
      if (!current) return
      const exited = once(current, 'exit')
      current.ref()
      post({ kind: 'close' })
      await exited
    },
  }
}
