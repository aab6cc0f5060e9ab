import type { FastifyReply } from 'fastify'
import { ApiError } from '../../../platform/framework/errors.ts'

/** Aborts when the client disconnects before the answer was sent whole. */
export const disconnectSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  const abort = () => controller.abort(new ApiError('BadRequest', 'Die Verbindung wurde beendet.'))
  if (reply.raw.destroyed) abort()
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) abort()
  })
  return controller.signal
}
