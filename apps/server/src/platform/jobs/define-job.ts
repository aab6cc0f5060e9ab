import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'

/** Work that is done later, once, by one of the servers. Declared as data; the handler is loaded when it is needed. */
export type Job<Services, Payload extends z.ZodType = z.ZodType> = {
  /** `noun.verb`, as it stands in the queue and in the log. */
  readonly name: string
  /** What it does, in German, for the operator's page about the system. */
  readonly title: string
  readonly payload: Payload
  /** A failed run is tried again so often, each time after twice the delay. */
  readonly retry: { readonly limit: number; readonly delaySeconds: number }
  /** A run that takes longer counts as failed: its server was killed or hangs. */
  readonly expireSeconds: number
  /** Runs at once on one server. */
  readonly concurrency: number
  /** A run that has ended is forgotten after this time, with its payload. */
  readonly forgetAfterSeconds: number
  /** Five-field cron in Europe/Berlin; the payload of a scheduled run is `{}`. */
  readonly schedule?: string
  load(): Promise<JobHandler<Services, z.output<Payload>>>
}

export type JobHandler<Services, Payload> = (payload: Payload, context: JobContext<Services>) => Promise<void>

export type JobContext<Services> = {
  readonly services: Services
  readonly log: FastifyBaseLogger
  /** Fires when the run's time is over or the server stops. */
  readonly signal: AbortSignal
}

type Declaration<Services, Payload extends z.ZodType> = Pick<
  Job<Services, Payload>,
  'name' | 'title' | 'payload' | 'load'
> &
  Partial<Pick<Job<Services, Payload>, 'retry' | 'expireSeconds' | 'concurrency' | 'forgetAfterSeconds' | 'schedule'>>

const DEFAULTS = {
  retry: { limit: 5, delaySeconds: 10 },
  expireSeconds: 300,
  concurrency: 1,
  forgetAfterSeconds: 7 * 86_400,
} as const

export const jobDefiner =
  <Services>() =>
  <Payload extends z.ZodType>(declaration: Declaration<Services, Payload>): Job<Services, Payload> => ({
    ...DEFAULTS,
    ...declaration,
  })
