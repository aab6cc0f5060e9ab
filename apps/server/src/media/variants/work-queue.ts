export type WorkQueue = {
  /** Whoever's signal fires while he waits leaves the line. */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
}

/** There is too much to do already; the caller may come again later. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
}

/** Does so much at once, lets so much wait in order, and refuses more: heavy work must not pile up in memory. */
export const createWorkQueue = ({ parallel, waiting }: { parallel: number; waiting: number }): WorkQueue => {
  const line: (() => void)[] = []
  let running = 0
  const enter = (signal: AbortSignal | undefined): Promise<void> => {
    if (signal?.aborted) return Promise.reject(signal.reason)
    if (running < parallel) {
      running += 1
      return Promise.resolve()
    }
    if (line.length >= waiting) return Promise.reject(new BusyError())
    return new Promise((resolve, reject) => {
      const enterNext = () => {
        signal?.removeEventListener('abort', leaveLine)
        resolve()
      }
      const leaveLine = () => {
        line.splice(line.indexOf(enterNext), 1)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leaveLine, { once: true })
      line.push(enterNext)
    })
  }
  const leave = (): void => {
    const next = line.shift()
    // The place is handed on, so that nobody slips in between.
    if (next === undefined) running -= 1
    else next()
  }
  return {
    async run(work, signal) {
      await enter(signal)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
