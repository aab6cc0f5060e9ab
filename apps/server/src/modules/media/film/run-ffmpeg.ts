import { spawn } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { MediaError } from './media-error.ts'
import type { RunLimits } from './run-film-job.ts'

/** Where ffmpeg stands on the path, if it does. */
export const findFfmpeg = async (searchPath = process.env['PATH'] ?? ''): Promise<string | undefined> => {
  for (const folder of searchPath.split(delimiter).filter(Boolean)) {
    const file = join(folder, 'ffmpeg')
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return file
  }
  return undefined
}

type Run = RunLimits & {
  /** The working directory. */
  readonly folder: string
}

/** Runs ffmpeg to its end: `true` when it succeeded. Past the time limit or on abort it is killed. */
export const runFfmpeg = async (
  ffmpeg: string,
  commandLine: readonly string[],
  { folder, timeoutMs, signal }: Run,
): Promise<boolean> => {
  signal?.throwIfAborted()
  const child = spawn(ffmpeg, commandLine, { cwd: folder, stdio: 'ignore', env: { PATH: process.env['PATH'] } })
  let timer: NodeJS.Timeout | undefined
  return await new Promise<boolean>((resolve, reject) => {
    timer = setTimeout(() => reject(new MediaError('timeout')), timeoutMs)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  }).finally(() => {
    clearTimeout(timer)
    child.kill('SIGKILL')
  })
}
