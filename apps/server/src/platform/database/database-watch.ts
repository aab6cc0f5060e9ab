import { setTimeout as delay } from 'node:timers/promises'
import type { OutageLog } from './database-options.ts'
import { outsideTransaction } from './transaction-scope.ts'
import { codeOf, textOf, type WriteFault } from './unavailable.ts'

export type DatabaseWatch = {
  /** Why the database cannot be reached at the moment; undefined while it can. */
  outage(): Error | undefined
  /** Why the database cannot write at the moment; undefined while it can. */
  writeFault(): WriteFault | undefined
  /** A connection broke, is silent or could not be made: looks whether the database is there. */
  doubt(error: Error | undefined): void
  /** The database is known to have ended: only the embedded one can say so. */
  noteEnd(error: Error): void
  /** A statement could not write. */
  noteWriteFault(fault: WriteFault, error: unknown): void
  /** Called when an outage begins, with its reason, and when it is over. */
  onChange(listener: (outage: Error | undefined) => void): void
  /** While start-up work tries again by itself, nothing is watched or logged. Gives back the end of it. */
  pause(): () => void
  stop(): void
}

type Options = {
  /** Whether a connection can be made; rejects when not. */
  readonly probe: () => Promise<void>
  /** Whether something can be written; rejects when not. */
  readonly probeWriting: () => Promise<void>
  readonly log: OutageLog | undefined
}

/** A new probe begins so often while the database is away: the most that a recovery takes longer than it must. */
const PROBE_EVERY_MS = 250
/** Probes that get no answer wait beside each other, so that the first after the outage is not late. */
const MAX_PROBES = 20
const PROBE_WRITING_EVERY_MS = 2_000

/**
 * Knows whether the database is there. One line in the log when it is lost and one when it is back, however many
 * requests, jobs and timers meet the outage.
 */
export const watchDatabase = ({ probe, probeWriting, log }: Options): DatabaseWatch => {
  const listeners: ((outage: Error | undefined) => void)[] = []
  let outage: Error | undefined
  let fault: WriteFault | undefined
  let outages = 0
  let lostConnections = 0
  let isDoubting = false
  let pauses = 0
  let isStopped = false

  const change = (next: Error | undefined): void => {
    outage = next
    for (const listener of listeners) listener(next)
  }
  const lose = (error: Error): void => {
    if (outage || pauses > 0 || isStopped) return
    outages += 1
    log?.error(factsOf(error), 'database lost')
    change(error)
    void outsideTransaction(() => recover(performance.now()))
  }
  const recover = async (since: number): Promise<void> => {
    let isBack = false
    let running = 0
    const attempt = async (): Promise<void> => {
      running += 1
      await probe().then(
        () => {
          isBack = true
        },
        () => undefined,
      )
      running -= 1
    }
    while (!isBack && !isStopped) {
      if (running < MAX_PROBES) void attempt()
      await delay(PROBE_EVERY_MS, undefined, { ref: false })
    }
    if (isStopped) return
    log?.warn({ outageMs: Math.round(performance.now() - since) }, 'database back')
    change(undefined)
  }
  const look = async (error: Error | undefined): Promise<void> => {
    const before = outages
    try {
      await probe()
      if (lostConnections > 0 && outages === before)
        log?.warn({ connections: lostConnections, ...factsOf(error) }, 'database connection lost')
    } catch (reason) {
      lose(reason as Error)
    } finally {
      lostConnections = 0
      isDoubting = false
    }
  }
  const recoverWriting = async (since: number): Promise<void> => {
    for (;;) {
      await delay(PROBE_WRITING_EVERY_MS, undefined, { ref: false })
      if (isStopped) return
      const canWrite = await probeWriting().then(
        () => true,
        () => false,
      )
      if (canWrite) break
    }
    fault = undefined
    log?.warn({ outageMs: Math.round(performance.now() - since) }, 'database writes again')
  }
  return {
    outage: () => outage,
    writeFault: () => fault,
    doubt(error) {
      if (outage || pauses > 0 || isStopped) return
      if (error) lostConnections += 1
      if (isDoubting) return
      isDoubting = true
      void outsideTransaction(() => look(error))
    },
    noteEnd: lose,
    noteWriteFault(next, error) {
      if (fault || isStopped) return
      fault = next
      log?.error({ fault: next, ...factsOf(error) }, 'database cannot write')
      void outsideTransaction(() => recoverWriting(performance.now()))
    },
    onChange(listener) {
      listeners.push(listener)
    },
    pause() {
      pauses += 1
      return () => {
        pauses -= 1
      }
    },
    stop() {
      isStopped = true
    },
  }
}

/** No `err`: lines about errors of an outage are left out of the log (`http/logger.ts`), and this is not one of them. */
const factsOf = (error: unknown) => {
  const code = codeOf(error)
  return { ...(error !== undefined && { reason: textOf(error) }), ...(code !== '' && { code }) }
}
