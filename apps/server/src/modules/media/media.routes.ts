import type { FastifyInstance } from 'fastify'
import { mediumNotFound } from './http/media-errors.ts'
import { letterRoutes } from './letters/letter.routes.ts'
import { pagePreviewRoute } from './letters/page-preview.route.ts'
import type { Media } from './media.ts'

/** The letters of the manual alphabet, and pictures of pages. Other modules add routes of their own below `/media`. */
export const mediaRoutes = async (app: FastifyInstance, { media }: { readonly media: Media }): Promise<void> => {
  letterRoutes(app, media)
  pagePreviewRoute(app, media)
  // Nothing else below /media is for the web app, which would answer with its page.
  app.all('/media/*', async () => {
    throw mediumNotFound()
  })
}
