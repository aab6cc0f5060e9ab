import { parentPort } from 'node:worker_threads'
import type { FilmTask } from './draw-film.ts'
import { startHandPainters } from './hand-painters.ts'
import { stayAlive } from './stay-alive.ts'

/** What the thread answers to a task. */
export type DrawnFilm = { readonly film: Uint8Array } | { readonly error: unknown }

/** Thread of `encodeFilm`: makes one film after another and hands their bytes over without copying them. */
stayAlive()
parentPort?.on('message', async (task: FilmTask) => {
  // They load and warm up while this thread does.
  if (task.look.style === 'hands') startHandPainters()
  const { drawFilm } = await import('./draw-film.ts')
  const answer = await drawFilm(task).then(
    (film): DrawnFilm => ({ film }),
    (error: unknown): DrawnFilm => ({ error }),
  )
  parentPort?.postMessage(answer, 'film' in answer ? [answer.film.buffer as ArrayBuffer] : [])
})
