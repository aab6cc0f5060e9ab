import { MANUAL_ALPHABET_PATH } from '@gebaerdenraum/domain/media/manual-alphabet-path'
import type { LookDefaults } from '@gebaerdenraum/domain/media/spelling-look'
import type { FastifyBaseLogger } from 'fastify'
import { sitemapPages } from '../../platform/crawlers/sitemap.ts'
import { moduleDefiner } from '../../platform/modules/define-module.ts'
import { removeOrphansJob } from './media.jobs.ts'
import { mediaRoutes } from './media.routes.ts'
import { openMedia } from './open-media.ts'
import type { Needs, Services } from './services.ts'

/** Pictures and films: checked, made in variants, delivered by signed addresses. */
export const mediaModule = moduleDefiner<
  Services,
  Needs & {
    readonly log: FastifyBaseLogger
    readonly secret: string
    readonly database: { readonly engine: string }
    readonly settings: { readonly productName: string; readonly lookDefaults: LookDefaults }
  }
>()({
  name: 'media',
  needs: {
    contributions: true,
    db: true,
    storage: true,
    log: true,
    secret: true,
    database: true,
    settings: true,
  },
  open: ({ log, secret, database, settings: { productName, lookDefaults }, ...needs }) => ({
    ...needs,
    media: openMedia({
      ...needs,
      log,
      secret,
      productName,
      lookDefaults,
      isOnlyServer: database.engine === 'embedded',
    }),
  }),
  provides: ['media'],
  close: ({ media }) => media.stop(),
  resources: [],
  routes: [{ under: 'root', mount: (app, { media }) => app.register(mediaRoutes, { media }) }],
  jobs: [removeOrphansJob],
  contributes: () => [sitemapPages.with(async () => [{ path: MANUAL_ALPHABET_PATH }])],
})
