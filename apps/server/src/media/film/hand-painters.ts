import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { FilmHandTask } from './paint-film-hand.ts'

/**
 * Paints hands in threads beside this one, in turn: painting takes most of the time of a film. The threads start with the
 * first hand, end with this thread and do not keep it running.
 */
export const paintFilmHandAside = (task: FilmHandTask): Promise<Uint8Array> => {
  const painters = startHandPainters()
  turn = (turn + 1) % PAINTERS
  return painters[turn]!.paint(task)
}

/** Starts the threads unless they run. Each takes a quarter of a second until it has painted its first hand. */
export const startHandPainters = (): readonly Painter[] => {
  painters ??= Array.from({ length: PAINTERS }, startPainter)
  return painters
}

const PAINTERS = Math.min(2, availableParallelism())
let painters: Painter[] | undefined
let turn = 0

type Painter = { paint(task: FilmHandTask): Promise<Uint8Array> }
type Waiting = { resolve(rgb: Uint8Array): void; reject(error: Error): void }

const startPainter = (): Painter => {
  const thread = new Worker(new URL('./hand-painter-worker.ts', import.meta.url), { execArgv: [] })
  const waiting = new Map<number, Waiting>()
  let next = 0
  const fail = (error: Error): void => {
    // The next hand starts new painters.
    painters = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  thread.on('message', ({ id, rgb }: { readonly id: number; readonly rgb: Uint8Array }) => {
    waiting.get(id)?.resolve(rgb)
    waiting.delete(id)
    if (waiting.size === 0) thread.unref()
  })
  thread.on('error', fail)
  thread.on('exit', (code) => fail(new Error(`A thread that paints hands ended with code ${code}.`)))
  thread.unref()
  return {
    paint: (task) =>
      new Promise((resolve, reject) => {
        const id = next
        next += 1
        waiting.set(id, { resolve, reject })
        thread.ref()
        thread.postMessage({ id, task })
      }),
  }
}
