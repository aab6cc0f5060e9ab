import { flushCompileCache } from 'node:module'

/** Limits of one piece of work inside a process of its own. */
export type WorkLimits = {
  /** Resident memory of the whole process, native memory included. */
  readonly maxRssMb: number
  /** CPU time of all its threads, from the start of the work on; does not depend on how busy the machine is. */
  readonly maxCpuMs?: number | undefined
}

export type Exceeded = 'cpu' | 'memory'

/**
 * Watches this process until the returned function is called, and calls `onExceeded` once when the work needs more than
 * its limits. Native code runs beside the event loop, so the watch goes on while a decoder is busy.
 */
export const watchLimits = ({ maxRssMb, maxCpuMs }: WorkLimits, onExceeded: (what: Exceeded) => void): (() => void) => {
  const before = process.cpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    const isTooLarge = process.memoryUsage.rss() > maxRssMb * 1024 * 1024
    const isTooSlow = maxCpuMs !== undefined && (user + system) / 1000 > maxCpuMs
    if (!isTooLarge && !isTooSlow) return
    clearInterval(timer)
    onExceeded(isTooLarge ? 'memory' : 'cpu')
  }, WATCH_EVERY_MS)
  return () => clearInterval(timer)
}

const WATCH_EVERY_MS = 25

/** Ends this process together with the server that started it, however that ended. */
export const dieWithParent = (): void => {
  process.once('disconnect', dieNow)
  // It is killed when its work is done. What was compiled is stored before foreign files are read.
  flushCompileCache()
}

/** Ends this process at once: `process.exit` would wait for native code that is still running. */
export const dieNow = (): void => {
  process.kill(process.pid, 'SIGKILL')
}

/**
 * What a process of the server gets of its environment: no setting and no secret. Where compiled code is stored
 * (`NODE_COMPILE_CACHE`), it starts in half the time.
 */
export const listProcessEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) }
}

/** Where the server reads source maps, stacks from its processes name our sources too. */
export const listProcessArguments = (maxHeapMb: number): readonly string[] => [
  `--max-old-space-size=${maxHeapMb}`,
  ...(process.sourceMapsEnabled ? ['--enable-source-maps'] : []),
]
