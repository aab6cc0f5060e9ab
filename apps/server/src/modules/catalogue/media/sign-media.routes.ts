import type {} from '@fastify/compress'
import { LOOK_FIELDS, type LookOptions, readLookOptions } from '@gebaerdenraum/domain/media/spelling-look'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../../platform/framework/errors.ts'
import { networkOf } from '../../../platform/framework/network-of.ts'
import { addressRefused, disconnectSignal, mediumNotFound, sendMedium, toMediaError } from '../../media/http/index.ts'
import type { Demand, Media } from '../../media/index.ts'
import type { SignMedia } from './sign-media.ts'

type Params = { readonly id: string; readonly type: string; readonly variant: string; readonly revision: string }
type Query = Readonly<Record<string, unknown>>
type Services = { readonly media: Pick<Media, 'addresses'>; readonly signMedia: SignMedia }

/**
 * `/media/signs/{id}/{type}/{variant}/{revision}?e=…&s=…[&k=…][&dl=1][&tone=…][&scheme=dark][&words=0]` and
 * `/media/originals/{id}?…`: media of the catalogue. The last three say how we draw (`hands/spelling-look.ts` in the domain).
 * Own uploads have routes of their own (`images/image.routes.ts`).
 */
export const signMediaRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const route = (url: string, fields: ReadonlySet<string>, answer: Answer) =>
    app.route<{ Params: Params; Querystring: Query }>({
      method: ['GET', 'HEAD'],
      url,
      // A strong tag and ranges belong to the bytes as they are kept.
      compress: false,
      handler: async (request, reply) => {
        assertKnownFields(request.query, fields)
        try {
          return await answer(services, request, reply)
        } catch (error) {
          throw toMediaError(error)
        }
      },
    })
  route('/media/signs/:id/:type/:variant/:revision', SIGN_FIELDS, sendSignMedium)
  route('/media/originals/:id', ADDRESS_FIELDS, sendOriginal)
}

type MediaRequest = FastifyRequest<{ Params: Params; Querystring: Query }>
type Answer = (services: Services, request: MediaRequest, reply: FastifyReply) => Promise<FastifyReply>

const assertKnownFields = (query: Query, fields: ReadonlySet<string>): void => {
  const unknown = Object.keys(query).find((name) => !fields.has(name))
  if (unknown === undefined) return
  throw new ApiError('BadRequest', `${unknown}: Unbekanntes Feld`, { errors: { [unknown]: 'Unbekanntes Feld' } })
}

/** Of any medium that was ever brought in for a sign: only administrators are handed its address. */
const sendOriginal: Answer = async ({ media, signMedia }, request, reply) => {
  const { params, query } = request
  const expiry = textOf(query['e'])
  const address = media.addresses.checkOriginal({ id: params.id, expiry, signature: textOf(query['s']) })
  if (!address.ok) throw addressRefused(address)
  const found = await signMedia.findOriginalFacts(params.id)
  if (found === undefined) throw mediumNotFound()
  return sendMedium(request, reply, await signMedia.findOriginal(found, demandOf(media, request, reply)), {
    maxAgeSeconds: Math.floor((address.expiresAt - media.addresses.now()) / 1000),
    downloadName: query['dl'] === '1' ? `${found.slug}.${found.type}` : undefined,
  })
}

const sendSignMedium: Answer = async ({ media, signMedia }, request, reply) => {
  const { params, query } = request
  const lookOptions = parseLookOptions(query)
  const address = media.addresses.check({ ...params, expiry: textOf(query['e']), signature: textOf(query['s']) })
  if (!address.ok) throw addressRefused(address)
  const demand = demandOf(media, request, reply)
  const sign = await signMedia.findFacts(params.id, Number(params.revision) || 0)
  if (sign === undefined) throw mediumNotFound()
  const medium = await signMedia.find(sign, { type: address.type, variant: address.variant, lookOptions }, demand)
  if (medium === undefined) throw mediumNotFound()
  // An address of an older revision still works while a page is open, but its content must not stay for that address.
  const isCurrent = params.revision === String(sign.revision)
  return sendMedium(request, reply, medium, {
    maxAgeSeconds: isCurrent ? Math.floor((address.expiresAt - media.addresses.now()) / 1000) : 0,
    downloadName: query['dl'] === '1' ? `${sign.slug}-${address.type}` : undefined,
  })
}

/** The look is no part of the signature: it opens nothing, and each value it may have is checked. */
const parseLookOptions = (query: Query): LookOptions => {
  const { options, invalid } = readLookOptions(query)
  if (invalid === undefined) return options
  throw new ApiError('BadRequest', `${invalid}: Unbekannter Wert`, { errors: { [invalid]: 'Unbekannter Wert' } })
}

const ADDRESS_FIELDS: ReadonlySet<string> = new Set(['e', 's', 'k', 'dl'])
const SIGN_FIELDS: ReadonlySet<string> = new Set([...ADDRESS_FIELDS, ...LOOK_FIELDS])
/** The account's share by the address, else that of the network. A client that disconnects wants nothing any more. */
const demandOf = ({ addresses }: Services['media'], { query, ip }: MediaRequest, reply: FastifyReply): Demand => {
  const signal = disconnectSignal(reply)
  if (query['k'] === undefined) return { key: `network ${networkOf(ip)}`, signal }
  const key = addresses.queueKeyOf(textOf(query['k']))
  if (key === undefined) throw addressRefused({ ok: false, reason: 'invalid' })
  return { key: `account ${key}`, signal }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
