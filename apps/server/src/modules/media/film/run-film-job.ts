import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { listProcessEnvironment } from '../../../platform/processes/process-guard.ts'
import type { FilmAnswer, FilmJob } from './film-job.ts'
import { MediaError } from './media-error.ts'

export type RunLimits = { readonly timeoutMs: number; readonly signal?: AbortSignal | undefined }

/** Runs one job in a film process of its own. Whatever the file does to that process, the answer is bytes or a MediaError. */
export const runFilmJob = async (job: FilmJob, { timeoutMs, signal }: RunLimits): Promise<Answer> => {
  signal?.throwIfAborted()
  const child = fork(fileURLToPath(new URL('./film-process.ts', import.meta.url)), {
    execArgv: ['--max-old-space-size=512'],
    env: listProcessEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let timer: NodeJS.Timeout | undefined
  const answer = await new Promise<FilmAnswer>((resolve, reject) => {
    timer = setTimeout(() => resolve({ reason: 'timeout' }), timeoutMs)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    child.once('message', (message) => resolve(message as FilmAnswer))
    child.once('error', reject)
    child.once('exit', () => resolve({ reason: 'unreadable' }))
    child.send(job, (error) => error && resolve({ reason: 'unreadable' }))
  }).finally(() => {
    clearTimeout(timer)
    child.kill('SIGKILL')
  })
  if ('reason' in answer) throw new MediaError(answer.reason)
  return answer
}

type Answer = Exclude<FilmAnswer, { readonly reason: unknown }>
