import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressBytes, type Encoding, encodeReply } from '../http/compression.ts'
import { REQUEST_ID } from '../http/log-requests.ts'
import { sendTogether } from '../http/send-together.ts'
import type { SharedAnswers } from '../http/shared-answers.ts'

/**
 * A response whose JSON is written already, to be sent to all callers who get the same. It is compressed once for each
 * encoding. The text has exactly the fields of the contract; tests compare it.
 */
export class JsonBody {
  readonly bytes: Buffer
  /** Of a body that all visitors get: whether they still get it. */
  readonly isCurrentForVisitors: (() => boolean) | undefined
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(text: string, isCurrentForVisitors?: () => boolean) {
    this.bytes = Buffer.from(text)
    this.isCurrentForVisitors = isCurrentForVisitors
  }

  compress(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding)
    if (known) return known
    const compressed = compressBytes(encoding, this.bytes)
    this.#compressed.set(encoding, compressed)
    compressed.catch(() => this.#compressed.delete(encoding))
    return compressed
  }
}

/** Sends the body in the encoding that the client prefers. What all visitors get is remembered for the next one. */
export const sendJsonBody = async (
  request: FastifyRequest,
  reply: FastifyReply,
  body: JsonBody,
  sharedAnswers: Pick<SharedAnswers, 'remember'>,
): Promise<FastifyReply> => {
  reply.header('content-type', 'application/json; charset=utf-8')
  const encoding = encodeReply(request, reply, body.bytes)
  const bytes = encoding === undefined ? body.bytes : await body.compress(encoding)
  reply.header('content-length', bytes.length)
  const head = listHeaders(reply)
  const isCurrent = body.isCurrentForVisitors
  // A cookie is one person's, whatever the body says.
  const isShared = isCurrent !== undefined && reply.statusCode === 200 && !reply.hasHeader('set-cookie')
  if (isShared) sharedAnswers.remember(request, { head, bytes, isCurrent })
  // Nothing is left to be done to it: hooks for answers that are still to be written take longer than sending this one.
  reply.hijack()
  sendTogether(() => {
    reply.raw.writeHead(reply.statusCode, [...head, REQUEST_ID, request.id])
    reply.raw.end(bytes)
  })
  return reply
}

/** All but the id of the request, names and values in turn. */
const listHeaders = (reply: FastifyReply): readonly string[] =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) => (name === REQUEST_ID ? [] : [name, String(value)]))
