import type { FastifyReply, FastifyRequest } from 'fastify'
import { userIdOf } from '../framework/caller-of-request.ts'
import { toApiError } from '../framework/errors.ts'
import { outageOf } from '../framework/outage.ts'
import type { Reporter } from '../reporting/reporter.ts'

export type SendError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * Every error leaves in the contract's form; what is our own fault is logged and reported with its cause, the caller's
 * is not, and what is an outage of database or disk is logged once by who watches them. Also for what fails before a route is found: an address that is not well formed.
 */
export const errorSender =
  (reporter: Reporter, onFault: (fault: unknown) => void = () => undefined): SendError =>
  (error, request, reply) => {
    const answer = toApiError(error)
    const fault = answer.cause ?? error
    onFault(fault)
    if (answer.code >= 500 && !outageOf(fault)) {
      const { method, id: requestId } = request
      request.log.error({ requestId, err: fault }, 'request failed')
      const tags = { requestId, method, route: request.routeOptions.url ?? '(none)', status: answer.code }
      reporter.report(fault, { userId: userIdOf(request), tags })
    }
    const retryAfter = (answer.data as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    return reply
      .code(answer.code)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(answer))
  }
