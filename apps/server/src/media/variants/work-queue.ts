export type WorkQueue = { run<Result>(work: () => Promise<Result>): Promise<Result> }

/** There is too much to do already; the caller may come again later. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
}

/** Does so much at once, lets so much wait in order, and refuses more: heavy work must not pile up in memory. */
export const createWorkQueue = ({ parallel, waiting }: { parallel: number; waiting: number }): WorkQueue => {
  const line: (() => void)[] = []
  let running = 0
  const enter = (): Promise<void> => {
    if (running < parallel) {
      running += 1
      return Promise.resolve()
    }
    if (line.length >= waiting) return Promise.reject(new BusyError())
    return new Promise((resolve) => line.push(resolve))
  }
  const leave = (): void => {
    const next = line.shift()
    // The place is handed on, so that nobody slips in between.
    if (next === undefined) running -= 1
    else next()
  }
  return {
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
