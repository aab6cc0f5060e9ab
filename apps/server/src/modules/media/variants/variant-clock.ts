import { setTimeout as delay } from 'node:timers/promises'

/** The time that leases and waiting follow. Tests have one of their own, which moves when they say so. */
export type VariantClock = {
  /** The moment that leases are compared with; undefined: the database's own, so that servers with different clocks agree. */
  now(): Date | undefined
  pause(milliseconds: number): Promise<unknown>
  /** Runs work again and again; returns how to stop that. */
  repeat(milliseconds: number, work: () => Promise<void>): () => void
}

export const SYSTEM_CLOCK: VariantClock = {
  now: () => undefined,
  pause: (milliseconds) => delay(milliseconds),
  repeat(milliseconds, work) {
    const timer = setInterval(() => void work(), milliseconds)
    return () => clearInterval(timer)
  },
}
