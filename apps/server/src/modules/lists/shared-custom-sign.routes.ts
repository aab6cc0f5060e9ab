import type {} from '@fastify/compress'
import { isLicensed } from '@gebaerdenraum/domain/accounts/access/caller'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../../platform/framework/network-of.ts'
import {
  ADDRESS_FIELDS,
  type AddressQuery,
  expiredAddress,
  findAddressHolder,
  invalidAddress,
  textOf,
  unknownField,
} from '../accounts/index.ts'
import { sendDrawnSign } from '../custom-signs/drawing/index.ts'
import { noCustomSign } from '../custom-signs/index.ts'
import { SHARED_SIGN_VARIANTS, type SharedSignVariant } from '../media/index.ts'
import type { Services } from './services.ts'
import { findSharedCustomSign } from './shared-custom-sign.ts'

/**
 * `/api/lists/{list}/custom-signs/{id}/{variant}?u=…&r=…&e=…&s=…`: a custom sign of a shared list, for whoever has the
 * link. Whether the link still opens the list, and whether the sign still stands in it, is asked anew each time.
 */
export const sharedCustomSignRoutes = (app: FastifyInstance, services: Services): void => {
  for (const variant of SHARED_SIGN_VARIANTS) {
    app.route<{ Params: Params; Querystring: AddressQuery }>({
      method: ['GET', 'HEAD'],
      url: `/lists/:list/custom-signs/:id/${variant}`,
      // A strong tag and ranges belong to the bytes as they are kept.
      compress: false,
      handler: (request, reply) => sendShared(services, variant, request, reply),
    })
  }
}

type Params = { readonly list: string; readonly id: string }
type SharedRequest = FastifyRequest<{ Params: Params; Querystring: AddressQuery }>

const sendShared = async (
  services: Services,
  variant: SharedSignVariant,
  request: SharedRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const unknown = Object.keys(request.query).find((name) => !ADDRESS_FIELDS.has(name))
  if (unknown !== undefined) throw unknownField(unknown)
  await services.rateLimits.spend(LIMIT, `shared-custom-signs:${networkOf(request.ip)}`)
  const { list, id } = request.params
  const found = await findSharedCustomSign(services.db, list, id)
  if (!found) throw noCustomSign()
  const [holder = '', expiry = '', signature = ''] = ['u', 'e', 's'].map((name) => textOf(request.query[name]))
  const { checkSharedSign } = services.media.addresses
  const checked = checkSharedSign(
    { id, variant, holder, expiry, signature },
    { listId: list, shareKey: found.shareKey },
  )
  if (!checked.ok) throw checked.reason === 'expired' ? expiredAddress() : invalidAddress()
  const isLicensed = await hasLicence(services, holder)
  const viewer = { row: found.row, variant, reach: found.reach, isLicensed, viewerId: null }
  return sendDrawnSign(services, request, reply, viewer)
}

/** A class behind one address opens a list of a hundred signs at once. */
const LIMIT = { points: 6_000, seconds: 600 } as const

/** What of the catalogue stands on it the viewer's own licence says. */
const hasLicence = async (services: Services, holder: string): Promise<boolean> => {
  const caller = await findAddressHolder(services, holder)
  return caller !== undefined && isLicensed(caller)
}
