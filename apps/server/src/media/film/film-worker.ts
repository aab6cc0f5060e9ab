import { parentPort } from 'node:worker_threads'
import { drawFilm, type FilmTask } from './draw-film.ts'
import { stayAlive } from './stay-alive.ts'

/** What the thread answers to a task. */
export type DrawnFilm = { readonly film: Uint8Array } | { readonly error: unknown }

/** Thread of `encodeFilm`: makes one film after another and hands their bytes over without copying them. */
stayAlive()
parentPort?.on('message', async (task: FilmTask) => {
  const answer = await drawFilm(task).then(
    (film): DrawnFilm => ({ film }),
    (error: unknown): DrawnFilm => ({ error }),
  )
  parentPort?.postMessage(answer, 'film' in answer ? [answer.film.buffer as ArrayBuffer] : [])
})
