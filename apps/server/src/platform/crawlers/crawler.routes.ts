import type { FastifyInstance } from 'fastify'
import { ApiError } from '../framework/errors.ts'
import type { CrawlerServices } from './crawler-services.ts'
import { sitemapPages, writeSitemap, writeSitemapPart } from './sitemap.ts'

/**
 * What needs an account, and links that were sent to one person. Other pages with `noindex` stay open: a crawler has to read
 * a page to find it there, and messengers make their preview of a shared list from it.
 */
const CLOSED_PATHS = ['/app/', '/api/', '/anmeldung/', '/angebot/', '/bestaetigung/', '/demo/', '/einladung/']

const MAX_AGE = 'public, max-age=3600'

export const crawlerRoutes = (app: FastifyInstance, { contributions, settings: { appUrl } }: CrawlerServices): void => {
  const listPages = async () => {
    const parts = await Promise.all(contributions.to(sitemapPages).map((list) => list()))
    return parts.flat()
  }
  const robots = [
    'User-agent: *',
    ...CLOSED_PATHS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ].join('\n')

  app.get('/robots.txt', (_, reply) =>
    reply.header('cache-control', MAX_AGE).type('text/plain; charset=utf-8').send(robots),
  )

  app.get('/sitemap.xml', async (_, reply) =>
    reply
      .header('cache-control', MAX_AGE)
      .type('application/xml; charset=utf-8')
      .send(writeSitemap(await listPages(), appUrl)),
  )

  app.get<{ Params: { part: string } }>('/sitemap-:part.xml', async ({ params }, reply) => {
    const xml = writeSitemapPart(await listPages(), Number(params.part), appUrl)
    if (xml === undefined) throw new ApiError('NotFound', 'Das gibt es hier nicht.')
    return reply.header('cache-control', MAX_AGE).type('application/xml; charset=utf-8').send(xml)
  })
}
