import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { type DiskFault, diskFaultOf } from './disk-fault.ts'

export type DiskWatch = {
  /** Looks whether the directories can be written, at most every few seconds; undefined when all can. */
  check(): Promise<DiskFault | undefined>
  /** An error that was met elsewhere: when it is of the disk, the next check looks at once. */
  note(error: unknown): void
  stop(): void
}

const CHECK_EVERY_MS = 5_000
/** More than file systems put beside a file's name, so that room on the disk is needed. */
const PROBE_BYTES = 64 * 1024

type Options = {
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** How often it looks at most, and by itself; 0: whenever it is asked, and only then. */
  readonly everyMs?: number
}

/**
 * Knows whether the server's own directories can be written: one line in the log when not and one when they can again,
 * however many requests fail meanwhile.
 */
export const watchDisk = (directories: readonly string[], { log, everyMs = CHECK_EVERY_MS }: Options): DiskWatch => {
  let fault: DiskFault | undefined
  let brokenSince = 0
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<DiskFault | undefined> | undefined

  const look = async (): Promise<DiskFault | undefined> => {
    const found = await firstFault(directories)
    if (found && !fault) {
      brokenSince = performance.now()
      log.error(found, 'data directory cannot be written')
    }
    if (!found && fault) {
      log.warn({ outageMs: Math.round(performance.now() - brokenSince) }, 'data directory can be written again')
    }
    fault = found?.fault
    checkedAt = performance.now()
    return fault
  }
  const check = async (): Promise<DiskFault | undefined> => {
    if (performance.now() - checkedAt < everyMs) return fault
    checking ??= look().finally(() => {
      checking = undefined
    })
    return checking
  }
  const timer = everyMs > 0 ? setInterval(() => void check(), everyMs).unref() : undefined
  return {
    check,
    note(error) {
      if (fault || !diskFaultOf(error)) return
      checkedAt = Number.NEGATIVE_INFINITY
      void check()
    },
    stop: () => clearInterval(timer),
  }
}

type Found = { readonly fault: DiskFault; readonly code: string; readonly directory: string }

const firstFault = async (directories: readonly string[]): Promise<Found | undefined> => {
  for (const directory of directories) {
    const file = join(directory, '.writable')
    try {
      await mkdir(directory, { recursive: true })
      await writeFile(file, Buffer.alloc(PROBE_BYTES, 1))
    } catch (error) {
      const code = String((error as NodeJS.ErrnoException).code ?? 'unknown')
      return { fault: diskFaultOf(error) ?? 'broken', code, directory }
    } finally {
      await rm(file, { force: true }).catch(() => undefined)
    }
  }
  return undefined
}
