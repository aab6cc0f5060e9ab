import type { OutgoingHttpHeaders } from 'node:http'
import { pipeline, type Readable, Writable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Sends a stream with the headers of this reply, as fast as the client takes it. `release` gets each piece as soon as
 * the operating system has it; of a connection that breaks, the pieces are left to the garbage collector.
 */
export const sendPieces = (reply: FastifyReply, body: Readable, release: (piece: Uint8Array) => void): FastifyReply => {
  reply.hijack()
  const response = reply.raw
  response.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders)
  const sink = new Writable({
    // The stream reads ahead already.
    highWaterMark: 1,
    write(piece: Buffer, _encoding, done) {
      response.write(piece, (error) => {
        if (!error) release(piece)
        done(error)
      })
    },
    final(done) {
      response.end(done)
    },
  })
  // When the connection breaks, a write that waits is never answered.
  response.once('close', () => sink.destroy())
  pipeline(body, sink, (error) => {
    if (!error) return
    // Without an end the client sees that something is missing.
    if (!response.destroyed) reply.log.error({ requestId: reply.request.id, err: error }, 'medium not sent whole')
    response.destroy()
  })
  return reply
}
