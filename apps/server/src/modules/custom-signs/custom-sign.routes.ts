import type {} from '@fastify/compress'
import { CUSTOM_SIGN_VARIANTS, type CustomSignVariant } from '@gebaerdenraum/domain/custom-signs/custom-sign-variants'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ADDRESS_FIELDS, type AddressQuery, callerOfAddress, unknownField } from '../accounts/index.ts'
import { noCustomSign } from './custom-sign-errors.ts'
import { findCustomSign } from './custom-signs.repository.ts'
import { isForScreen, sendDrawnSign } from './drawing/send-drawn-sign.ts'
import type { Services } from './services.ts'

/**
 * `/api/custom-signs/{id}/{variant}?u=…&r=…&e=…&s=…[&dl=1]`: a custom sign as picture, SVG or PDF, for `img` and a new
 * tab, which send no token. The address says whose it is; what he may see is asked anew each time, and what he may not
 * see of it is not in the file, whichever it is.
 */
export const customSignRoutes = (app: FastifyInstance, services: Services): void => {
  for (const variant of CUSTOM_SIGN_VARIANTS) {
    app.route<{ Params: Params; Querystring: AddressQuery }>({
      method: ['GET', 'HEAD'],
      url: `/custom-signs/:id/${variant}`,
      // A strong tag and ranges belong to the bytes as they are kept.
      compress: false,
      handler: (request, reply) => sendCustomSign(services, variant, request, reply),
    })
  }
}

type Params = { readonly id: string }
type SignRequest = FastifyRequest<{ Params: Params; Querystring: AddressQuery }>

const sendCustomSign = async (
  services: Services,
  variant: CustomSignVariant,
  request: SignRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const unknown = Object.keys(request.query).find((name) => !ADDRESS_FIELDS.has(name))
  if (unknown !== undefined) throw unknownField(unknown)
  const check = services.media.addresses.checkCustomSign
  const caller = await callerOfAddress(services, request, { variant, check, notFound: noCustomSign })
  const row = await findCustomSign(services.db, caller, request.params.id)
  if (!row) throw noCustomSign()
  const limit = isForScreen(variant) ? PICTURE_LIMIT : FILE_LIMIT
  await services.rateLimits.spend(limit, `custom-signs:${variant}:${caller.userId}`)

  const { userId: viewerId, isLicensed } = caller
  return sendDrawnSign(services, request, reply, { row, variant, reach: caller, isLicensed, viewerId })
}

/** Looking at it again and again is no harm; making it anew in many forms would be. */
const FILE_LIMIT = { points: 120, seconds: 600 } as const
const PICTURE_LIMIT = { points: 1_200, seconds: 600 } as const
