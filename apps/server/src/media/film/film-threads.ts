import { Worker } from 'node:worker_threads'

/**
 * A thread that draws films: the one that waits, else a new one. Reading its program takes a new thread longer than
 * drawing a short word.
 */
export const takeFilmThread = (): Worker => {
  const thread = waiting
  if (!thread) return new Worker(new URL('./film-worker.ts', import.meta.url), { execArgv: [] })
  forget(thread)
  thread.ref()
  return thread
}

/** Lets a thread that has done its film wait for the next one, where none waits yet. It does not keep the server running. */
export const keepFilmThread = (thread: Worker): void => {
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
  }, WAITING_MS).unref()
}

/** Films are asked for in bursts; between them the memory is better given back. */
const WAITING_MS = 30_000

let waiting: Worker | undefined
let timer: NodeJS.Timeout | undefined

const forget = (thread: Worker): void => {
  if (waiting !== thread) return
  clearTimeout(timer)
  waiting = undefined
  stopListening(thread)
}

/** By name: the thread has listeners of its own, without which it is not heard any more. */
const stopListening = (thread: Worker): void => {
  for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event)
}
