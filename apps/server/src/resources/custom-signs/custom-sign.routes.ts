import type {} from '@fastify/compress'
import { CUSTOM_SIGN_VARIANTS, type CustomSignVariant } from '@gebaerdenraum/domain/custom-signs/custom-sign-variants'
import { picturesIn } from '@gebaerdenraum/domain/custom-signs/scene-pictures'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dispositionOf } from '../../framework/download.ts'
import { sendMedium } from '../../media/http/send-medium.ts'
import type { Services } from '../../services.ts'
import {
  ADDRESS_FIELDS,
  type AddressQuery,
  callerOfAddress,
  goneOf,
  toFileError,
  unknownField,
} from '../files/signed-file.ts'
import { findPictures, sceneSource } from '../pictures/find-pictures.ts'
import { noCustomSign } from './custom-sign-errors.ts'
import { findCustomSign } from './custom-signs.repository.ts'
import { sceneOf, storedSceneOfRow } from './stored-scenes.ts'

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
  const isForScreen = SCREEN_VARIANTS.has(variant)
  await services.rateLimits.spend(isForScreen ? PICTURE_LIMIT : FILE_LIMIT, `custom-signs:${variant}:${caller.userId}`)

  const scene = sceneOf(row.signType, row.node.name, storedSceneOfRow(row))
  const { productName, appUrl } = services.settings
  const viewer = { caller, isLicensed: caller.isLicensed, productName, appUrl }
  const pictures = await findPictures(services.db, picturesIn(scene), false, viewer, SCENES_IN_IT)
  const source = sceneSource(scene, false, pictures)
  try {
    const found = await services.printing.customSign({ source, variant, madeAt: row.node.createdAt }, goneOf(reply))
    const isCurrent = request.query['r'] === String(row.revision)
    const isSaved = request.query['dl'] === '1'
    return await sendMedium(request, reply, found, {
      maxAgeSeconds: isForScreen && isCurrent ? PICTURE_AGE_SECONDS : 0,
      disposition: dispositionOf(`${row.node.name}.${ENDINGS[variant]}`, isSaved ? 'attachment' : 'inline'),
      policy: variant === 'pdf' ? PDF_POLICY : PICTURE_POLICY,
    })
  } catch (error) {
    throw toFileError(error, MESSAGES)
  }
}

/** The sign itself is one of two that may lie in each other. */
const SCENES_IN_IT = 1

const SCREEN_VARIANTS: ReadonlySet<CustomSignVariant> = new Set(['default', 'thumbnail', 'small'])
/** Looking at it again and again is no harm; making it anew in many forms would be. */
const FILE_LIMIT = { points: 120, seconds: 600 } as const
const PICTURE_LIMIT = { points: 1_200, seconds: 600 } as const
/** Short, since a picture in it may change without the sign. */
const PICTURE_AGE_SECONDS = 300

const ENDINGS: Readonly<Record<CustomSignVariant, string>> = {
  default: 'webp',
  thumbnail: 'webp',
  small: 'webp',
  original: 'png',
  large: 'png',
  svg: 'svg',
  pdf: 'pdf',
}

/** Browsers refuse to show a PDF in a sandbox; their viewers need a style and an object of their own. */
const PDF_POLICY =
  "default-src 'none'; object-src 'self'; frame-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
const PICTURE_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"

const MESSAGES = {
  busy: 'Gerade werden sehr viele Bilder hergestellt. Bitte versuche es gleich noch einmal.',
  failed: 'Diese eigene Gebärde lässt sich gerade nicht zeichnen. Bitte versuche es in einer Minute noch einmal.',
} as const
