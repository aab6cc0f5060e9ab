import type { FastifyInstance } from 'fastify'

/**
 * Sends at the end of this turn of the event loop. Answers that are sent one right after the other wake the program at
 * the other end of their connections (a proxy) once, and not once each: under load a sixth more requests a second
 * (decision 0057). A server that has one request in a turn sends no later than before.
 */
export const sendTogether = (send: () => void): void => void setImmediate(send)

/** Sends all answers of the application that are text or bytes so; of streams, an early error must find its listener. */
export const sendAnswersTogether = (app: FastifyInstance): void => {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    const isWritten = typeof payload === 'string' || payload instanceof Uint8Array
    if (isWritten) sendTogether(() => done())
    else done()
  })
}
