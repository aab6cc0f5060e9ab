import { DrizzleQueryError } from 'drizzle-orm'
import { type DestinationStream, type Logger, pino } from 'pino'
import { outageOf } from '../framework/outage.ts'

/**
 * Structured log on standard output, one JSON object a line. Lines about an error that only says that database or disk
 * are away are left out: they would come with every request and timer, and the outage is logged once by who watches it.
 */
export const openLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      hooks: {
        logMethod(line, method) {
          const [facts] = line as [unknown]
          const error = facts instanceof Error ? facts : (facts as { err?: unknown } | undefined)?.err
          if (!outageOf(error)) method.apply(this, line)
        },
      },
      serializers: { err: describeError, req: () => undefined, res: () => undefined },
    },
    destination ?? pino.destination({ fd: 1, sync: false, minLength: WRITE_FROM_BYTES, periodicFlush: WRITE_EVERY_MS }),
  )

/**
 * Lines are written together: a write of its own costs more than all the rest of a line, and there is one for each
 * request. A process that ends writes what is left; one that is killed loses the lines of this time.
 */
const WRITE_EVERY_MS = 50
const WRITE_FROM_BYTES = 8_192

export type ErrorDescription = {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
  readonly cause?: ErrorDescription
}

/**
 * What of an error may stand in a log. A failed statement's parameters and a constraint's details hold what people
 * typed, so only the statement, the state and the constraint's name are kept.
 */
export const describeError = (error: unknown): ErrorDescription => {
  if (!(error instanceof Error)) return describeOther(error)
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message
  return {
    type: error.name,
    message: typeof constraint === 'string' ? `constraint ${constraint}` : message,
    ...(code !== undefined && { code: String(code) }),
    ...(error.stack && { stack: framesOf(error.stack) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** What was thrown or emitted without being an error. The job queue emits copies of errors that have a message and a code. */
const describeOther = (thrown: unknown): ErrorDescription => {
  const { message, code } = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as Record<string, unknown>
  return {
    type: typeof thrown,
    message: typeof message === 'string' ? message : 'not an error',
    ...(typeof code === 'string' && { code }),
  }
}

/** The frames without the first line, which repeats the message. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
