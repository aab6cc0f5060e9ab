import { parentPort, workerData } from 'node:worker_threads'
import { drawFilm, type FilmTask } from './draw-film.ts'
import { stayAlive } from './stay-alive.ts'

/** Thread of `encodeFilm`: makes one film and hands its bytes over without copying them. */
stayAlive()
const film = await drawFilm(workerData as FilmTask)
parentPort?.postMessage(film, [film.buffer as ArrayBuffer])
