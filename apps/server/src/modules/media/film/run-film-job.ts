import { openWorkProcesses, WorkError } from '../../../platform/processes/work-processes.ts'
import type { FilmAnswer, FilmJob } from './film-job.ts'
import { MediaError } from './media-error.ts'

export type RunLimits = { readonly timeoutMs: number; readonly signal?: AbortSignal | undefined }

/**
 * Runs one job in a film process. Whatever the file does to that process, the answer is bytes or facts, or a `MediaError`:
 * `timeout` after `timeoutMs`, `unreadable` where the process crashed or took more memory than it may. Rejects with the
 * signal's reason.
 */
export const runFilmJob = async (job: FilmJob, { timeoutMs, signal }: RunLimits): Promise<Answer> => {
  const answer = await PROCESSES.run(job, { deadlineMs: timeoutMs, maxRssMb: MAX_RSS_MB, signal }).catch(toReason)
  if ('reason' in answer) throw new MediaError(answer.reason)
  return answer
}

type Answer = Exclude<FilmAnswer, { readonly reason: unknown }>

const PROCESSES = openWorkProcesses<FilmJob, FilmAnswer>(new URL('./film-process.ts', import.meta.url), {
  // How many films are made at once is decided where they are asked for.
  parallel: Number.POSITIVE_INFINITY,
  maxHeapMb: 512,
  idleMs: 30_000,
  priority: 0,
})

/** Decoded pictures of 4096 × 2304 and the encoder's own take some hundred. */
const MAX_RSS_MB = 2_000

const toReason = (error: unknown): FilmAnswer => {
  if (!(error instanceof WorkError)) throw error
  return { reason: error.reason === 'timeout' ? 'timeout' : 'unreadable' }
}
