import type {} from '@fastify/compress'
import { readPosterOptions } from '@gebaerdenraum/domain/media/alphabet-poster'
import { MANUAL_ALPHABET_PATH } from '@gebaerdenraum/domain/media/manual-alphabet-path'
import { DRAWING_VERSION } from '@gebaerdenraum/drawing/drawing-version'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dispositionOf } from '../../../platform/framework/download.ts'
import { networkOf } from '../../../platform/framework/network-of.ts'
import {
  CURRENT_DRAWING_AGE_SECONDS,
  disconnectSignal,
  sendMedium,
  toMediaError,
  wrongField,
} from '../../media/http/index.ts'
import { PDF_POLICY } from '../file-answers.ts'
import type { Services } from '../services.ts'

type Options = { readonly services: Pick<Services, 'printing' | 'settings'> }
type PosterRequest = FastifyRequest<{ Querystring: Readonly<Record<string, unknown>> }>

/**
 * `/media/letters/poster.pdf?format=a4|a3&orientation=…&tone=…[&v=…][&dl=1]`: the poster of the manual alphabet, for
 * everybody. There are twenty of them, each made with the first request and kept like documents.
 */
export const alphabetPosterRoute = async (app: FastifyInstance, { services }: Options): Promise<void> => {
  const send = async (request: PosterRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const read = readPosterOptions(request.query)
    if ('wrong' in read) throw wrongField(read.wrong)
    const demand = { key: `network ${networkOf(request.ip)}`, signal: disconnectSignal(reply) }
    const found = await services.printing.alphabetPoster(
      read.options,
      services.settings.appUrl + MANUAL_ALPHABET_PATH,
      demand,
    )
    const { v, dl } = request.query
    return sendMedium(request, reply, found, {
      isPublic: true,
      maxAgeSeconds: v === String(DRAWING_VERSION) ? CURRENT_DRAWING_AGE_SECONDS : 0,
      disposition: dispositionOf('Fingeralphabet.pdf', dl === '1' ? 'attachment' : 'inline'),
      policy: PDF_POLICY,
    })
  }
  app.route<{ Querystring: Readonly<Record<string, unknown>> }>({
    method: ['GET', 'HEAD'],
    url: '/media/letters/poster.pdf',
    // A strong tag and ranges belong to the bytes as they are kept.
    compress: false,
    handler: async (request, reply) => {
      try {
        return await send(request, reply)
      } catch (error) {
        throw toMediaError(error)
      }
    },
  })
}
