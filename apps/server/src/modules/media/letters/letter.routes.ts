import type {} from '@fastify/compress'
import { isAlphabetLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import { isLetterVariant, readLetterQuery } from '@gebaerdenraum/domain/media/letter-media'
import { DRAWING_VERSION } from '@gebaerdenraum/drawing/drawing-version'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dispositionOf } from '../../../platform/framework/download.ts'
import { networkOf } from '../../../platform/framework/network-of.ts'
import { disconnectSignal } from '../http/disconnect-signal.ts'
import { mediumNotFound, toMediaError, wrongField } from '../http/media-errors.ts'
import { CURRENT_DRAWING_AGE_SECONDS, sendMedium } from '../http/send-medium.ts'
import type { Media } from '../media.ts'

type Params = { readonly letter: string; readonly variant: string }
type Query = Readonly<Record<string, unknown>>

/**
 * `/media/letters/{letter}/{variant}[?tone=…][&scheme=dark][&words=0][&v=…][&dl=1]`: the manual alphabet, for everybody without an
 * account. Nothing of the catalogue is in it, so the addresses are not signed and the answers may be kept by caches.
 */
export const letterRoutes = (app: FastifyInstance, media: Media): void => {
  app.route<{ Params: Params; Querystring: Query }>({
    method: ['GET', 'HEAD'],
    url: '/media/letters/:letter/:variant',
    // A strong tag and ranges belong to the bytes as they are kept.
    compress: false,
    handler: async (request, reply) => {
      try {
        return await sendLetter(media, request, reply)
      } catch (error) {
        throw toMediaError(error)
      }
    },
  })
}

type LetterRequest = FastifyRequest<{ Params: Params; Querystring: Query }>

const sendLetter = async (media: Media, request: LetterRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const { letter, variant } = request.params
  if (!isAlphabetLetter(letter) || !isLetterVariant(variant)) throw mediumNotFound()
  const read = readLetterQuery(request.query)
  if ('wrong' in read) throw wrongField(read.wrong)
  const demand = { key: `network ${networkOf(request.ip)}`, signal: disconnectSignal(reply) }
  const medium = await media.findLetter(letter, variant, read.options, demand)
  const { v, dl } = request.query
  // Without a colouring the answer follows the operator's skin tone, which may change.
  const isLasting = v === String(DRAWING_VERSION) && read.options.colouring !== undefined
  const name = `fingeralphabet-${letter}.${EXTENSIONS[variant]}`
  return sendMedium(request, reply, medium, {
    isPublic: true,
    maxAgeSeconds: isLasting ? CURRENT_DRAWING_AGE_SECONDS : 0,
    ...(dl === '1' && { disposition: dispositionOf(name, 'attachment') }),
  })
}

const EXTENSIONS = { video: 'mp4', tiny: 'mp4', poster: 'webp', drawing: 'svg' } as const
