import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** How responses are compressed, the best first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Smaller responses are not worth compressing. */
export const COMPRESS_FROM_BYTES = 2_048

/** Fast rather than small: most responses are made for one request. */
export const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }
export const GZIP_OPTIONS = { level: 4 }

const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, BROTLI_OPTIONS),
  gzip: (bytes) => promisify(gzip)(bytes, GZIP_OPTIONS),
}

/** Compresses in a thread of the pool. */
export const compressBytes = (encoding: Encoding, bytes: Buffer): Promise<Buffer> => COMPRESS[encoding](bytes)

/**
 * In which encoding a body is sent that is compressed here and not by the hooks of the routes; undefined: as it is. Sets the
 * headers that say so.
 */
export const encodeReply = (request: FastifyRequest, reply: FastifyReply, bytes: Buffer): Encoding | undefined => {
  reply.header('vary', 'accept-encoding')
  const encoding = bytes.length < COMPRESS_FROM_BYTES ? undefined : chooseEncoding(request)
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  return encoding
}

const chooseEncoding = ({ headers }: FastifyRequest): Encoding | undefined => {
  const accepted = headers['accept-encoding']
  return accepted === undefined ? undefined : (negotiate(String(accepted), [...ENCODINGS]) ?? undefined)
}
