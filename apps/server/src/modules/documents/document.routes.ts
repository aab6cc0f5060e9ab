import type {} from '@fastify/compress'
import { imagesIn } from '@gebaerdenraum/domain/documents/content-images'
import { DOCUMENT_VARIANTS, type DocumentVariant } from '@gebaerdenraum/domain/documents/document-variants'
import { type PrintOptions, readPrintOptions } from '@gebaerdenraum/domain/documents/print-options'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dispositionOf } from '../../platform/framework/download.ts'
import { ADDRESS_FIELDS, type AddressQuery, callerOfAddress, findViewerLook, unknownField } from '../accounts/index.ts'
import { findPictures } from '../custom-signs/drawing/index.ts'
import { disconnectSignal, sendMedium } from '../media/http/index.ts'
import { PDF_POLICY, toFileError } from '../printing/index.ts'
import { contentOf } from './document-content.ts'
import { noDocument } from './document-errors.ts'
import { findDocument } from './documents.repository.ts'
import type { Services } from './services.ts'

/**
 * `/api/documents/{id}/{variant}?u=…&r=…&e=…&s=…`: a document as PDF (`original`) or its first page as picture, for a new
 * tab and for `img`, which send no token. The address says whose it is; what he may see is asked anew each time.
 */
export const documentRoutes = (app: FastifyInstance, services: Services): void => {
  for (const variant of DOCUMENT_VARIANTS) {
    app.route<{ Params: Params; Querystring: AddressQuery }>({
      method: ['GET', 'HEAD'],
      url: `/documents/:id/${variant}`,
      // A strong tag and ranges belong to the bytes as they are kept.
      compress: false,
      handler: (request, reply) => sendDocument(services, variant, request, reply),
    })
  }
}

type Params = { readonly id: string }
type DocumentRequest = FastifyRequest<{ Params: Params; Querystring: AddressQuery }>

const sendDocument = async (
  services: Services,
  variant: DocumentVariant,
  request: DocumentRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const options = readOptions(variant, request.query)
  const check = services.media.addresses.checkDocument
  const caller = await callerOfAddress(services, request, { variant, check, notFound: noDocument })
  const row = await findDocument(services.db, caller, request.params.id)
  if (!row) throw noDocument()
  const isPdf = variant === 'original'
  await services.rateLimits.spend(isPdf ? PDF_LIMIT : PICTURE_LIMIT, `documents:${variant}:${caller.userId}`)

  const content = { type: row.type, name: row.node.name, ...contentOf(row) }
  const { productName, appUrl } = services.settings
  const chosen = await findViewerLook(services, caller.userId)
  const look = options.isLineArt && chosen.style === 'hands' ? { ...chosen, colouring: 'lineArt' as const } : chosen
  const viewer = { caller, isLicensed: caller.isLicensed, productName, appUrl, look }
  const pictures = await findPictures(services.db, imagesIn(content), options.isWithoutText, viewer)
  const document = { content, createdAt: row.node.createdAt, pictures }
  const { printing } = services
  const gone = disconnectSignal(reply)
  try {
    const found = isPdf
      ? await printing.pdf(document, options, gone)
      : await printing.firstPage(document, variant, options, gone)
    const isCurrent = request.query['r'] === String(row.revision)
    return await sendMedium(request, reply, found, {
      maxAgeSeconds: !isPdf && isCurrent ? PICTURE_AGE_SECONDS : 0,
      disposition: dispositionOf(
        `${row.node.name}${isPdf ? '.pdf' : '.webp'}`,
        request.query['dl'] === '1' ? 'attachment' : 'inline',
      ),
      policy: isPdf ? PDF_POLICY : PICTURE_POLICY,
    })
  } catch (error) {
    throw toFileError(error, MESSAGES)
  }
}

const MESSAGES = {
  busy: 'Gerade werden sehr viele Druckvorlagen hergestellt. Bitte versuche es gleich noch einmal.',
  failed: 'Diese Druckvorlage lässt sich gerade nicht herstellen. Bitte versuche es in einer Minute noch einmal.',
} as const

/** Looking at it again and again is no harm; making all of it anew in many forms would be. */
const PDF_LIMIT = { points: 120, seconds: 600 } as const
const PICTURE_LIMIT = { points: 1_200, seconds: 600 } as const
/** Short, since a picture on the page may change without the document. */
const PICTURE_AGE_SECONDS = 300
const PICTURE_POLICY = "default-src 'none'; sandbox"

const BACK_FIELDS: ReadonlySet<string> = new Set(['backSides', 'shortEdge'])

/** A field that nobody knows is a 400, as everywhere; the picture of the first page has no back. */
const readOptions = (variant: DocumentVariant, query: AddressQuery): PrintOptions => {
  const { options, others } = readPrintOptions(query)
  const unknown =
    others.find((name) => !ADDRESS_FIELDS.has(name)) ??
    (variant === 'original' ? undefined : Object.keys(query).find((name) => BACK_FIELDS.has(name)))
  if (unknown === undefined) return options
  throw unknownField(unknown)
}
