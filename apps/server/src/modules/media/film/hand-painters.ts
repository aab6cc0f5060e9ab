import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { FilmHandTask } from './paint-film-hand.ts'

/**
 * Paints hands in threads beside this one, in turn: painting takes most of the time of a film. The threads start with the
 * first hand, end with this thread and do not keep it running.
 */
export const paintFilmHandAside = (task: FilmHandTask): Promise<Uint8Array> => {
  turn = (turn + 1) % PAINTERS
  return obtainPainter(turn).paint(task)
}

/** Starts the threads unless they run. Each takes a quarter of a second until it has painted its first hand. */
export const startHandPainters = (): void => {
  for (const place of painters.keys()) obtainPainter(place)
}

const PAINTERS = Math.min(2, availableParallelism())
const painters: (Painter | undefined)[] = new Array(PAINTERS).fill(undefined)
let turn = 0

type Painter = { paint(task: FilmHandTask): Promise<Uint8Array> }
type Waiting = { resolve(rgb: Uint8Array): void; reject(error: Error): void }

/** A thread that ended is replaced with the next hand. */
const obtainPainter = (place: number): Painter => {
  const painter =
    painters[place] ??
    startPainter(() => {
      painters[place] = undefined
    })
  painters[place] = painter
  return painter
}

const startPainter = (forget: () => void): Painter => {
  const thread = new Worker(new URL('./hand-painter-worker.ts', import.meta.url), { execArgv: [] })
  const waiting = new Map<number, Waiting>()
  let next = 0
  let hasEnded = false
  const end = (error: Error): void => {
    // An error is followed by the exit, when another thread may have this place.
    if (hasEnded) return
    hasEnded = true
    forget()
    for (const { reject } of waiting.values()) reject(error)
  }
  thread.on('message', ({ id, rgb }: { readonly id: number; readonly rgb: Uint8Array }) => {
    waiting.get(id)?.resolve(rgb)
    waiting.delete(id)
    if (waiting.size === 0) thread.unref()
  })
  thread.on('error', end)
  thread.on('exit', (code) => end(new Error(`A thread that paints hands ended with code ${code}.`)))
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
