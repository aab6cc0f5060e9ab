import type {} from '@fastify/compress'
import { signedIn } from '@gebaerdenraum/domain/access/permissions'
import { DOCUMENT_VARIANTS, type DocumentVariant } from '@gebaerdenraum/domain/documents/document-variants'
import { type PrintWish, readPrintWish } from '@gebaerdenraum/domain/documents/print-wish'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { validate as isUuid } from 'uuid'
import { rememberCaller } from '../../framework/caller-of-request.ts'
import { dispositionOf } from '../../framework/download.ts'
import { ApiError } from '../../framework/errors.ts'
import { sendMedium } from '../../media/http/send-medium.ts'
import { VariantError } from '../../media/variants/variant-error.ts'
import { BusyError } from '../../media/variants/work-queue.ts'
import type { Services } from '../../services.ts'
import { callerOf } from '../accounts/account-of.ts'
import { findAccountById } from '../accounts/accounts.repository.ts'
import { contentOf } from './document-content.ts'
import { noDocument } from './document-errors.ts'
import { findPictures } from './document-pictures.ts'
import { findDocument } from './documents.repository.ts'

/**
 * `/api/documents/{id}/{variant}?u=…&r=…&e=…&s=…`: a document as PDF (`original`) or its first page as picture, for a new
 * tab and for `img`, which send no token. The address says whose it is; what he may see is asked anew each time.
 */
export const documentRoutes = (app: FastifyInstance, services: Services): void => {
  for (const variant of DOCUMENT_VARIANTS) {
    app.route<{ Params: Params; Querystring: Query }>({
      method: ['GET', 'HEAD'],
      url: `/documents/:id/${variant}`,
      // A strong tag and ranges belong to the bytes as they are kept.
      compress: false,
      handler: (request, reply) => sendDocument(services, variant, request, reply),
    })
  }
}

type Params = { readonly id: string }
type Query = Readonly<Record<string, unknown>>
type DocumentRequest = FastifyRequest<{ Params: Params; Querystring: Query }>

const sendDocument = async (
  services: Services,
  variant: DocumentVariant,
  request: DocumentRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const wish = wishOf(variant, request.query)
  const caller = await callerOfAddress(services, variant, request)
  const row = await findDocument(services.db, caller, request.params.id)
  if (!row) throw noDocument()
  const isPdf = variant === 'original'
  await services.rateLimits.spend(isPdf ? PDF_LIMIT : PICTURE_LIMIT, `documents:${variant}:${caller.userId}`)

  const content = { type: row.type, name: row.node.name, ...contentOf(row) }
  const { productName, appUrl } = services.settings
  const viewer = { caller, isLicensed: caller.isLicensed, productName, appUrl }
  const pictures = await findPictures(services.db, content, wish.isWithoutText, viewer)
  const document = { content, createdAt: row.node.createdAt, pictures }
  const { printing } = services
  const gone = goneOf(reply)
  try {
    const found = isPdf ? await printing.pdf(document, wish, gone) : await printing.firstPage(document, variant, gone)
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
    throw toApiError(error)
  }
}

/** Looking at it again and again is no harm; making all of it anew in many forms would be. */
const PDF_LIMIT = { points: 120, seconds: 600 } as const
const PICTURE_LIMIT = { points: 1_200, seconds: 600 } as const
/** Short, since a picture on the page may change without the document. */
const PICTURE_AGE_SECONDS = 300
/** Browsers refuse to show a PDF in a sandbox; their viewers need a style and an object of their own. */
const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
const PICTURE_POLICY = "default-src 'none'; sandbox"

const ADDRESS_FIELDS: ReadonlySet<string> = new Set(['u', 'r', 'e', 's', 'dl'])

/** A field that nobody knows is a 400, as everywhere; wishes are for the PDF alone. */
const wishOf = (variant: DocumentVariant, query: Query): PrintWish => {
  const { wish, others } = readPrintWish(query)
  const isPlain = !Object.values(wish).includes(true)
  const unknown =
    others.find((name) => !ADDRESS_FIELDS.has(name)) ??
    (variant === 'original' || isPlain ? undefined : Object.keys(query).find((name) => !ADDRESS_FIELDS.has(name)))
  if (unknown === undefined) return wish
  throw new ApiError('BadRequest', `${unknown}: Unbekanntes Feld`, { errors: { [unknown]: 'Unbekanntes Feld' } })
}

const callerOfAddress = async (services: Services, variant: DocumentVariant, request: DocumentRequest) => {
  const { id } = request.params
  const [userId, expiry, signature] = ['u', 'e', 's'].map((name) => textOf(request.query[name]))
  const address = { id, variant, userId: userId ?? '', expiry: expiry ?? '', signature: signature ?? '' }
  const checked = services.media.addresses.checkDocument(address)
  if (!checked.ok && checked.reason === 'expired') {
    throw new ApiError('Gone', 'Diese Adresse ist abgelaufen. Bitte öffne die Druckvorlage neu.')
  }
  if (!checked.ok || !isUuid(address.userId)) throw new ApiError('Forbidden', 'Diese Adresse ist ungültig.')
  const account = await findAccountById(services.db, address.userId)
  if (!account) throw noDocument()
  const caller = callerOf(account, 'signed address')
  rememberCaller(request, caller)
  if (!MAY_READ.allows(caller).ok) throw noDocument()
  return caller
}

const MAY_READ = signedIn({ rows: 'own and those of the team' })

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Fires when the other side has gone before the answer was whole. */
const goneOf = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort(new ApiError('BadRequest', 'Die Verbindung wurde beendet.'))
  })
  return controller.signal
}

const RETRY_AFTER_SECONDS = 5

const toApiError = (error: unknown): unknown => {
  if (!(error instanceof BusyError || error instanceof VariantError)) return error
  const message =
    error instanceof BusyError
      ? 'Gerade werden sehr viele Druckvorlagen hergestellt. Bitte versuche es gleich noch einmal.'
      : 'Diese Druckvorlage lässt sich gerade nicht herstellen. Bitte versuche es in einer Minute noch einmal.'
  const retryAfterSeconds = error instanceof BusyError ? RETRY_AFTER_SECONDS : 60
  return new ApiError('Unavailable', message, { data: { retryAfterSeconds }, cause: error })
}
