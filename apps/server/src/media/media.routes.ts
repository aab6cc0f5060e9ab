import type {} from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../framework/errors.ts'
import { sendMedium } from './http/send-medium.ts'
import type { Media } from './open-media.ts'
import type { RefusedAddress } from './signed-addresses.ts'
import { VariantError } from './variants/variant-error.ts'
import { BusyError } from './variants/work-queue.ts'

type Params = { readonly id: string; readonly type: string; readonly variant: string; readonly revision: string }
type Query = Readonly<Record<string, unknown>>

/**
 * `/media/signs/{id}/{type}/{variant}/{revision}?e=…&s=…[&dl=1]`, `/media/images/{id}/{variant}?…` and
 * `/media/originals/{id}?…`: the only ways media leave the house.
 */
export const mediaRoutes = async (app: FastifyInstance, { media }: { readonly media: Media }): Promise<void> => {
  const route = (url: string, answer: Answer) =>
    app.route<{ Params: Params; Querystring: Query }>({
      method: ['GET', 'HEAD'],
      url,
      // A strong tag and ranges belong to the bytes as they are kept.
      compress: false,
      handler: async (request, reply) => {
        assertKnownFields(request.query)
        try {
          return await answer(media, request, reply)
        } catch (error) {
          throw toApiError(error)
        }
      },
    })
  route('/media/signs/:id/:type/:variant/:revision', sendSignMedium)
  route('/media/images/:id/:variant', sendImage)
  route('/media/originals/:id', sendOriginal)
  // Nothing else below /media is for the web app, which would answer with its page.
  app.all('/media/*', async () => {
    throw notFound()
  })
}

type MediaRequest = FastifyRequest<{ Params: Params; Querystring: Query }>
type Answer = (media: Media, request: MediaRequest, reply: FastifyReply) => Promise<FastifyReply>

const assertKnownFields = (query: Query): void => {
  const unknown = Object.keys(query).find((name) => !KNOWN_FIELDS.has(name))
  if (unknown === undefined) return
  throw new ApiError('BadRequest', `${unknown}: Unbekanntes Feld`, { errors: { [unknown]: 'Unbekanntes Feld' } })
}

const sendImage: Answer = async (media, request, reply) => {
  const { params, query } = request
  const address = media.addresses.checkImage({
    ...params,
    expiry: textOf(query['e']),
    signature: textOf(query['s']),
  })
  if (!address.ok) throw refused(address)
  const image = await media.imageFactsOf(params.id)
  if (image === undefined) throw notFound()
  return sendMedium(request, reply, await media.findImage(image, address.variant), {
    maxAgeSeconds: Math.floor((address.expiresAt - media.addresses.now()) / 1000),
    downloadName: query['dl'] === '1' ? plainName(image.name) : undefined,
  })
}

/** As it can stand in a header: without the ending, which follows from the content. */
const plainName = (name: string): string => name.replace(/\.\w{1,5}$/, '').replace(/[^\w .+-]/g, '_') || 'bild'

/** Of any medium that was ever brought in for a sign: only administrators are handed its address. */
const sendOriginal: Answer = async (media, request, reply) => {
  const { params, query } = request
  const expiry = textOf(query['e'])
  const address = media.addresses.checkOriginal({ id: params.id, expiry, signature: textOf(query['s']) })
  if (!address.ok) throw refused(address)
  const found = await media.originalFactsOf(params.id)
  if (found === undefined) throw notFound()
  return sendMedium(request, reply, await media.findOriginal(found), {
    maxAgeSeconds: Math.floor((address.expiresAt - media.addresses.now()) / 1000),
    downloadName: query['dl'] === '1' ? `${found.slug}.${found.type}` : undefined,
  })
}

const sendSignMedium: Answer = async (media, request, reply) => {
  const { params, query } = request
  const address = media.addresses.check({ ...params, expiry: textOf(query['e']), signature: textOf(query['s']) })
  if (!address.ok) throw refused(address)
  const sign = await media.factsOf(params.id, Number(params.revision) || 0)
  if (sign === undefined) throw notFound()
  const medium = await media.find(sign, address.type, address.variant)
  if (medium === undefined) throw notFound()
  // An address of an older revision still works while a page is open, but its content must not stay for that address.
  const isCurrent = params.revision === String(sign.revision)
  return sendMedium(request, reply, medium, {
    maxAgeSeconds: isCurrent ? Math.floor((address.expiresAt - media.addresses.now()) / 1000) : 0,
    downloadName: query['dl'] === '1' ? `${sign.slug}-${address.type}` : undefined,
  })
}

const KNOWN_FIELDS: ReadonlySet<string> = new Set(['e', 's', 'dl'])
const RETRY_AFTER_SECONDS = 5

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const notFound = (): ApiError => new ApiError('NotFound', 'Dieses Bild oder Video gibt es nicht (mehr).')

const refused = ({ reason }: RefusedAddress): ApiError =>
  reason === 'expired'
    ? new ApiError('Gone', 'Diese Adresse ist abgelaufen. Bitte lade die Seite neu.')
    : new ApiError('Forbidden', 'Diese Adresse ist ungültig.')

const toApiError = (error: unknown): unknown => {
  if (error instanceof BusyError) {
    const message = 'Gerade werden sehr viele Bilder und Videos hergestellt. Bitte versuche es gleich noch einmal.'
    return new ApiError('Unavailable', message, { data: { retryAfterSeconds: RETRY_AFTER_SECONDS }, cause: error })
  }
  if (error instanceof VariantError) {
    const message = 'Dieses Bild oder Video lässt sich nicht herstellen.'
    return new ApiError('NotFound', message, { data: { reason: error.reason }, cause: error })
  }
  return error
}
