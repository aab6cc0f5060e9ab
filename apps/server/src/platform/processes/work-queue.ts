import { createFairQueue } from './fair-queue.ts'

export type WorkQueue = {
  /** Runs work when its turn comes. A signal that fires while it waits takes it out of the line. */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
}

/**
 * Does a bounded amount of work at once, first come, first served, and lets a bounded amount wait; more is a `BusyError`:
 * heavy work must not pile up in memory.
 */
export const createWorkQueue = (limits: { readonly parallel: number; readonly waiting: number }): WorkQueue => {
  const queue = createFairQueue(limits)
  return { run: (work, signal) => queue.run(work, { signal }) }
}
