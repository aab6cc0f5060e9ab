import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../../platform/framework/errors.ts'
import type { ByteSpan } from '../../../platform/storage/storage.ts'
import type { FoundMedium } from '../variants/variant.ts'
import { extensionOf } from '../variants/variant-key.ts'
import { parseByteRange } from './byte-range.ts'
import { hasCurrent, isSameContent } from './conditions.ts'
import { sendPieces } from './send-pieces.ts'

export type SendOptions = {
  /** How long the caller may keep it without asking; 0: he has to ask each time. */
  readonly maxAgeSeconds: number
  /** The same for everybody, so that caches on the way may keep it too. */
  readonly isPublic?: boolean
  /** Name without extension; given, the browser saves it instead of showing it. */
  readonly downloadName?: string | undefined
  /** The whole header instead, with names that are more than letters and digits. */
  readonly disposition?: string
  /** Pages of others may show it too. */
  readonly isForOtherSites?: boolean
  /** What a page of it may do; unless given, nothing at all. */
  readonly policy?: string
}

/** Of an address with the current drawing version: a changed drawing has another address. */
export const CURRENT_DRAWING_AGE_SECONDS = 30 * 24 * 3600

/** Sends a medium, or the part that was asked for, with everything that lets it be kept and continued. */
export const sendMedium = async (
  request: FastifyRequest,
  reply: FastifyReply,
  medium: FoundMedium,
  options: SendOptions,
): Promise<FastifyReply> => {
  const etag = `"${medium.sha256}"`
  const { headers } = request
  const range = isSameContent(headerOf(headers['if-range']), etag)
    ? parseByteRange(headers.range, medium.byteLength)
    : undefined
  if (hasCurrent(headers['if-none-match'], etag)) return describe(reply, medium, etag, options).code(304).send()
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${medium.byteLength}`)
    throw new ApiError('RangeNotSatisfiable', 'So weit reicht die Datei nicht.')
  }
  // HEAD knows no ranges; it says what GET would send whole.
  if (request.method === 'HEAD') {
    return describe(reply, medium, etag, options).header('content-length', medium.byteLength).send()
  }
  const content = await medium.open(range)
  if (content === undefined) throw new ApiError('NotFound', 'Dieses Bild oder Video gibt es nicht mehr.')
  describe(reply, medium, etag, options).header('content-length', lengthOf(range, medium.byteLength))
  if (range !== undefined) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${medium.byteLength}`)
  }
  const { body, release } = content
  if (body instanceof Uint8Array) {
    // Only then the operating system has them; of a connection that breaks they are left to the garbage collector.
    if (release !== undefined) reply.raw.once('finish', () => release(body))
    return reply.send(body)
  }
  // A caller who went away while it was opened ends the stream; who sends it does so from here on.
  if (request.raw.destroyed) body.destroy()
  return release === undefined ? reply.send(body) : sendPieces(reply, body, release)
}

const describe = (reply: FastifyReply, medium: FoundMedium, etag: string, options: SendOptions): FastifyReply => {
  const { contentType } = medium
  const scope = options.isPublic ? 'public' : 'private'
  reply.headers({
    etag,
    'cache-control':
      options.maxAgeSeconds > 0 ? `${scope}, max-age=${options.maxAgeSeconds}, immutable` : `${scope}, no-cache`,
    'accept-ranges': 'bytes',
    'content-type': contentType,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': options.isForOtherSites ? 'cross-origin' : 'same-origin',
    // Also opened as a page of its own, a drawing can do nothing here.
    'content-security-policy': options.policy ?? POLICY,
  })
  if (options.disposition !== undefined) reply.header('content-disposition', options.disposition)
  if (options.downloadName !== undefined) {
    const name = `${options.downloadName}.${extensionOf(contentType)}`
    reply.header('content-disposition', `attachment; filename="${name}"`)
  }
  return reply
}

const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"

const lengthOf = (range: ByteSpan | undefined, totalLength: number): number =>
  range === undefined ? totalLength : range.end - range.start + 1

const headerOf = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)
