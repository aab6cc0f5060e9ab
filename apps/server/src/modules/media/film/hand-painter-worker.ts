import { parentPort } from 'node:worker_threads'
import { type FilmHandTask, paintFilmHand } from './paint-film-hand.ts'

/** Thread of `paintFilmHandAside`: paints one hand after another. */
parentPort?.on('message', ({ id, task }: { readonly id: number; readonly task: FilmHandTask }) => {
  const rgb = paintFilmHand(task)
  parentPort?.postMessage({ id, rgb }, [rgb.buffer as ArrayBuffer])
})
