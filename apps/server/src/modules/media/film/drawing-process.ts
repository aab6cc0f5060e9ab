import { serveWork } from '../../../platform/processes/serve-work.ts'
import type { FilmTask } from './draw-film.ts'
import { startHandPainters } from './hand-painters.ts'

/** The process in which films of words are drawn and encoded (`encode-film.ts`). */
serveWork<FilmTask, Uint8Array>(async (task) => {
  // They load and warm up while this process does.
  if (task.look.style === 'hands') startHandPainters()
  const { drawFilm } = await import('./draw-film.ts')
  return drawFilm(task)
})
