import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toApiError } from '../framework/errors.ts'

/** Every error leaves in the contract's form; what is our own fault is logged with its cause, the caller's is not. */
export const answerWithErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(sendError)
}

/** Also for what fails before a route is found: an address that is not well formed. */
export const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const answer = toApiError(error)
  if (answer.code >= 500) request.log.error({ err: answer.cause ?? error }, 'request failed')
  const retryAfter = (answer.data as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply
    .code(answer.code)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer))
}
