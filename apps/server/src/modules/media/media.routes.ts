import type { FastifyInstance } from 'fastify'
import { mediumNotFound } from './http/media-errors.ts'
import { letterRoutes } from './letters/letter.routes.ts'
import type { Media } from './media.ts'

/** The letters of the manual alphabet. Other modules add routes of their own below `/media`. */
export const mediaRoutes = async (app: FastifyInstance, { media }: { readonly media: Media }): Promise<void> => {
  letterRoutes(app, media)
  // Nothing else below /media is for the web app, which would answer with its page.
  app.all('/media/*', async () => {
    throw mediumNotFound()
  })
}
