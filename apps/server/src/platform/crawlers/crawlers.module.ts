import { moduleDefiner } from '../modules/define-module.ts'
import { crawlerRoutes } from './crawler.routes.ts'
import type { CrawlerServices } from './crawler-services.ts'

/** What search engines ask for first. Modules add their public pages through `sitemapPages`. */
export const crawlersModule = moduleDefiner<CrawlerServices>()({
  name: 'crawlers',
  needs: { contributions: true, settings: true },
  routes: [{ under: 'root', mount: crawlerRoutes }],
})
