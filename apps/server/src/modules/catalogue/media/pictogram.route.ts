import { findPictogram } from '@gebaerdenraum/drawing/pictograms/find-pictogram'
import type { FastifyInstance } from 'fastify'
import { mediumNotFound } from '../../media/http/index.ts'

/**
 * `/media/pictograms/{name}.svg`: a pictogram of Fluent Emoji, for everybody. Its content never changes under its name, as long
 * as the package has one version; a week is long enough for what a page shows again and again.
 */
export const pictogramRoute = async (app: FastifyInstance): Promise<void> => {
  app.route<{ Params: { readonly file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/pictograms/:file',
    handler: async (request, reply) => {
      const name = /^([a-z0-9-]+)\.svg$/.exec(request.params.file)?.[1]
      const pictogram = name && (await findPictogram(name))
      if (!pictogram) throw mediumNotFound()
      const { width, height, body } = pictogram
      return reply
        .headers({
          'cache-control': `public, max-age=${WEEK_SECONDS}`,
          'content-type': 'image/svg+xml',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
          'x-content-type-options': 'nosniff',
        })
        .send(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`)
    },
  })
}

const WEEK_SECONDS = 604_800
