import { Worker } from 'node:worker_threads'
import type { Inspected } from './content-verdicts.ts'

/**
 * Reads the container of a film: it has a picture track with a size, whose last picture is there. A hostile file can
 * keep a reader busy for ever or fill its memory, so it is read in a thread that is ended then.
 */
export const inspectFilm = async (file: string | Uint8Array, timeLimitMs = TIME_LIMIT_MS): Promise<Inspected> => {
  const worker = new Worker(new URL('./inspect-film-worker.ts', import.meta.url), {
    workerData: file,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<Inspected>((resolve) => {
      timer = setTimeout(() => resolve(UNREADABLE), timeLimitMs)
      worker.once('message', resolve)
      worker.once('error', () => resolve(UNREADABLE))
      worker.once('exit', () => resolve(UNREADABLE))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

const TIME_LIMIT_MS = 10_000
const UNREADABLE: Inspected = { ok: false, reason: 'unreadable' }
