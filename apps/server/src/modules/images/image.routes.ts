import type {} from '@fastify/compress'
import { IMAGE_VARIANTS } from '@gebaerdenraum/domain/images/image-variants'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ADDRESS_FIELDS, type AddressQuery, callerOfAddress, unknownField } from '../accounts/index.ts'
import { disconnectSignal, sendMedium, toMediaError } from '../media/http/index.ts'
import { toUploadRecipe } from '../media/index.ts'
import { noImage } from './image-errors.ts'
import { findImage } from './images.repository.ts'
import type { Services } from './services.ts'

/**
 * `/media/images/{id}/{variant}?u=…&e=…&s=…[&dl=1]`: an own upload, for `img`, which sends no token. The address says for
 * whom it was made; the account's access to the image is checked again on every request.
 */
export const imageRoutes = async (
  app: FastifyInstance,
  { services }: { readonly services: Services },
): Promise<void> => {
  for (const variant of IMAGE_VARIANTS) {
    app.route<{ Params: Params; Querystring: AddressQuery }>({
      method: ['GET', 'HEAD'],
      url: `/media/images/:id/${variant}`,
      // A strong tag and ranges belong to the bytes as they are kept.
      compress: false,
      handler: (request, reply) => sendImage(services, variant, request, reply),
    })
  }
}

type Params = { readonly id: string }
type ImageRequest = FastifyRequest<{ Params: Params; Querystring: AddressQuery }>

const sendImage = async (
  services: Services,
  variant: (typeof IMAGE_VARIANTS)[number],
  request: ImageRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { params, query } = request
  const unknown = Object.keys(query).find((name) => !ADDRESS_FIELDS.has(name))
  if (unknown !== undefined) throw unknownField(unknown)
  const check = services.media.addresses.checkImage
  const caller = await callerOfAddress(services, request, { variant, check, notFound: noImage })
  const image = await findImage(services.db, caller, params.id)
  if (!image) throw noImage()
  const { sha256, contentType, byteLength } = image
  try {
    const medium = await services.media.find(toUploadRecipe({ sha256, contentType, byteLength }, variant), {
      key: `account ${services.media.addresses.queueKeyFor(caller)}`,
      signal: disconnectSignal(reply),
    })
    return await sendMedium(request, reply, medium, {
      maxAgeSeconds: IMAGE_AGE_SECONDS,
      downloadName: query['dl'] === '1' ? plainName(image.name) : undefined,
    })
  } catch (error) {
    throw toMediaError(error)
  }
}

/** Short: a browser must not show an image for long after the right to see it has ended. Asking again costs a 304. */
const IMAGE_AGE_SECONDS = 60

/** As it can stand in a header: without the ending, which follows from the content. */
const plainName = (name: string): string => name.replace(/\.\w{1,5}$/, '').replace(/[^\w .+-]/g, '_') || 'bild'
