import { type ResourceLimits, Worker } from 'node:worker_threads'

export type KeptThreads = {
  /** The thread that waits, else a new one. */
  take(): Worker
  /**
   * Lets a thread that has done its work wait for the next, where none waits yet. It does not keep the server running.
   */
  keep(thread: Worker): void
}

type Options = {
  readonly resourceLimits?: ResourceLimits
  /** Work comes in bursts; between them the memory is better given back. */
  readonly waitingMs?: number
}

/** Threads of one program. Reading it takes a new thread longer than a small piece of work. */
export const openKeptThreads = (
  program: URL,
  { resourceLimits = {}, waitingMs = 30_000 }: Options = {},
): KeptThreads => {
  let waiting: Worker | undefined
  let timer: NodeJS.Timeout | undefined

  const forget = (thread: Worker): void => {
    if (waiting !== thread) return
    clearTimeout(timer)
    waiting = undefined
    stopListening(thread)
  }
  return {
    take() {
      const thread = waiting
      if (!thread) return new Worker(program, { execArgv: [], resourceLimits })
      forget(thread)
      thread.ref()
      return thread
    },
    keep(thread) {
      stopListening(thread)
      if (waiting) {
        void thread.terminate()
        return
      }
      waiting = thread
      thread.unref()
      thread.once('error', () => forget(thread)).once('exit', () => forget(thread))
      timer = setTimeout(() => {
        forget(thread)
        void thread.terminate()
      }, waitingMs).unref()
    },
  }
}

/** By name: the thread has listeners of its own, without which it is not heard any more. */
const stopListening = (thread: Worker): void => {
  for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event)
}
