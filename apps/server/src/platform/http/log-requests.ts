import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { MeasuredRequest, Reporter } from '../reporting/reporter.ts'

/** A request that was answered, with the id that its answer carries. */
export type AnsweredRequest = MeasuredRequest & { readonly requestId: string }

/** Writes the line of a request, and reports it to the measurements. */
export type LogRequest = (answered: AnsweredRequest) => void

/**
 * One line a request: what, how it ended, how long. The route's pattern instead of the address, and no query, no
 * network address, no user: nothing personal stands in the log.
 */
export const createRequestLog =
  (log: FastifyBaseLogger, reporter: Reporter): LogRequest =>
  ({ requestId, method, route, status, durationMs }) => {
    const line = { requestId, method, route, status, durationMs: Math.round(durationMs * 10) / 10 }
    reporter.measure(line)
    // 503 is an outage or a queue that is full; each is logged where it happens.
    if (status >= 500 && status !== 503) log.warn(line, 'request')
    else log.info(line, 'request')
  }

/** Gives every answer the id of its request, and logs the request. */
export const logRequests = (app: FastifyInstance, log: LogRequest): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    log({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      durationMs: reply.elapsedTime,
    })
    done()
  })
}

export const REQUEST_ID = 'x-request-id'
