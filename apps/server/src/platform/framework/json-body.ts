import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { BROTLI_OPTIONS, COMPRESS_FROM_BYTES, ENCODINGS, type Encoding, GZIP_OPTIONS } from '../http/compression.ts'

/**
 * A response whose JSON is written already, to be sent to all callers who get the same. It is compressed once for each
 * encoding. The text has exactly the fields of the contract; tests compare it.
 */
export class JsonBody {
  readonly bytes: Buffer
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(text: string) {
    this.bytes = Buffer.from(text)
  }

  compress(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding)
    if (known) return known
    const compressed = COMPRESS[encoding](this.bytes)
    this.#compressed.set(encoding, compressed)
    compressed.catch(() => this.#compressed.delete(encoding))
    return compressed
  }
}

const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, BROTLI_OPTIONS),
  gzip: (bytes) => promisify(gzip)(bytes, GZIP_OPTIONS),
}

/** Sends the body in the encoding that the client prefers. */
export const sendJsonBody = async (
  request: FastifyRequest,
  reply: FastifyReply,
  body: JsonBody,
): Promise<FastifyReply> => {
  reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding')
  const encoding = body.bytes.length < COMPRESS_FROM_BYTES ? undefined : chooseEncoding(request)
  if (encoding === undefined) return reply.send(body.bytes)
  reply.header('content-encoding', encoding)
  return reply.send(await body.compress(encoding))
}

const chooseEncoding = ({ headers }: FastifyRequest): Encoding | undefined => {
  const accepted = headers['accept-encoding']
  return accepted === undefined ? undefined : (negotiate(String(accepted), [...ENCODINGS]) ?? undefined)
}
