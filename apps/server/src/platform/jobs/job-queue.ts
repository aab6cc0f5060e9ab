import type { z } from 'zod'
import type { UnitOfWork } from '../database/unit-of-work.ts'
import type { Job } from './define-job.ts'

export type JobQueue = {
  /** Adds a job in the transaction of the unit of work, so that neither exists without the other; it starts after the commit. */
  enqueue<Payload extends z.ZodType>(
    unit: UnitOfWork,
    /** Name and payload are enough: the caller need not know the handler. */
    job: Pick<Job<never, Payload>, 'name' | 'payload'>,
    payload: z.input<Payload>,
  ): Promise<void>
  /**
   * Begins to work on these jobs, which are among those the queue was opened with. Their schedules are registered only
   * where the queue was opened with schedules.
   */
  work<Services>(jobs: readonly Job<Services>[], services: Services): Promise<void>
  /** What waits, runs and failed, for the operator. */
  state(): Promise<QueueState>
  /** Tries again now what failed of a job, all of it or these runs; gives how many. */
  retry(job: string, ids?: readonly string[]): Promise<number>
  /** Finishes what runs (for some seconds), hands back the rest. */
  stop(): Promise<void>
}

/** What is in the queue, by job, and what failed. Reads the tables of the queue, which are in the application's database. */
export type QueueState = {
  readonly jobs: readonly QueueCounts[]
  readonly failures: readonly QueueFailure[]
}

export type QueueCounts = {
  readonly job: string
  readonly title: string
  /** Due and not begun. */
  readonly waiting: number
  readonly active: number
  readonly retrying: number
  /** Given up, and not forgotten yet. */
  readonly failed: number
  /** How long the one that waits longest is due. */
  readonly waitingMs: number
}

export type QueueFailure = {
  readonly id: string
  readonly job: string
  readonly failedAt: Date | null
  readonly reason: string
  readonly tries: number
  readonly isOver: boolean
}
