import type { FastifyInstance } from 'fastify'
import type { Reporter } from '../reporting/reporter.ts'

/**
 * One line a request: what, how it ended, how long. The route's pattern instead of the address, and no query, no
 * network address, no user: nothing personal stands in the log.
 */
export const logRequests = (app: FastifyInstance, reporter: Reporter): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
    }
    reporter.measure(line)
    // 503 is an outage or a queue that is full; each is logged where it happens.
    if (reply.statusCode >= 500 && reply.statusCode !== 503) request.log.warn(line, 'request')
    else request.log.info(line, 'request')
    done()
  })
}
