import { PUBLIC_SIGNS_PATH, publicSignPath } from '@gebaerdenraum/domain/catalogue/public-sign-path'
import { sitemapPages } from '../../platform/crawlers/sitemap.ts'
import type { OpenDatabase } from '../../platform/database/client.ts'
import { demoSeeds } from '../../platform/maintenance/demo-seeds.ts'
import { tidyUpSteps } from '../../platform/maintenance/tidy-up-steps.ts'
import { moduleDefiner } from '../../platform/modules/define-module.ts'
import { dataExports, jsonPart } from '../accounts/extensions/index.ts'
import { mediaUsers } from '../media/index.ts'
import { countSigns, deleteRareMissedSearches } from './catalogue.repository.ts'
import { catalogueHighlightsResource } from './catalogue-highlights.resource.ts'
import { catalogueSizeResource } from './catalogue-size.resource.ts'
import { categoriesResource } from './categories.resource.ts'
import { catalogueChangesResource } from './changes/catalogue-changes.resource.ts'
import { forgetStatesJob } from './changes/forget-states.job.ts'
import { catalogueExportRoute } from './exports/catalogue-export.route.ts'
import { catalogueExportsResource } from './exports/catalogue-exports.resource.ts'
import { openExportAddresses } from './exports/export-addresses.ts'
import { importDemoCatalogue } from './import/import-demo.ts'
import { takeImportLock } from './import/import-lock.repository.ts'
import { catalogueImportEntriesResource } from './imports/catalogue-import-entries.resource.ts'
import { catalogueImportPartsResource } from './imports/catalogue-import-parts.resource.ts'
import { catalogueImportReportsResource } from './imports/catalogue-import-reports.resource.ts'
import { catalogueImportsResource } from './imports/catalogue-imports.resource.ts'
import { runImportJob } from './imports/run-import.job.ts'
import { forgetUploadsJob, resumeImportsJob } from './imports/watch-imports.job.ts'
import { catalogueMediaResource } from './media/catalogue-media.resource.ts'
import { openSignMedia } from './media/open-sign-media.ts'
import { pictogramRoute } from './media/pictogram.route.ts'
import { makeVariantsJob, measurePicturesJob } from './media/sign-media.jobs.ts'
import { signMediaRoutes } from './media/sign-media.routes.ts'
import { signMediaUser } from './media/sign-media-user.ts'
import { signPreviewRoute } from './media/sign-preview.route.ts'
import { missedSearchesResource } from './missed-searches.resource.ts'
import { openMissedSearches } from './missed-searches.ts'
import { openCatalogue } from './open-catalogue.ts'
import { openSearchContents } from './open-search-contents.ts'
import { openSignPages } from './open-sign-pages.ts'
import { openSignViews } from './open-sign-views.ts'
import { pictogramsResource } from './pictograms.resource.ts'
import { searchIndexResource } from './search-index.resource.ts'
import type { Needs, Services } from './services.ts'
import { findAllSignRequests } from './sign-requests.repository.ts'
import { signRequestsResource } from './sign-requests.resource.ts'
import { catalogueReportsResource } from './signs/catalogue-reports.resource.ts'
import { catalogueSignsResource } from './signs/catalogue-signs.resource.ts'
import { signsResource } from './signs.resource.ts'

const DAY_MS = 86_400_000
/** A search that found nothing only once is deleted after this time. */
const RARE_SEARCHES_DAYS = 90

/** Signs, search, wishes, administration and import of the catalogue. */
export const catalogueModule = moduleDefiner<
  Services,
  Needs & { readonly database: OpenDatabase; readonly secret: string }
>()({
  name: 'catalogue',
  needs: {
    db: true,
    changes: true,
    log: true,
    storage: true,
    queue: true,
    rateLimits: true,
    media: true,
    settings: true,
    contributions: true,
    onEffectError: true,
    database: true,
    secret: true,
  },
  open({ database, secret, ...needs }) {
    const signViews = openSignViews({
      addresses: needs.media.addresses,
      contributions: needs.contributions,
    })
    const catalogue = openCatalogue(needs)
    return {
      ...needs,
      importDemo: () =>
        importDemoCatalogue(database, needs.storage, (progress) => needs.log.debug(progress, 'demo catalogue')),
      catalogue,
      missedSearches: openMissedSearches(needs.db, needs.log),
      signViews,
      searchContents: openSearchContents(needs.media.addresses),
      signPages: openSignPages({ addresses: needs.media.addresses, catalogue, signViews }),
      signMedia: openSignMedia(needs),
      takeImportLock: (options) => takeImportLock(database, options),
      exportAddresses: openExportAddresses(secret),
    }
  },
  provides: ['catalogue', 'signViews', 'signMedia'],
  async close({ catalogue, missedSearches, signMedia }) {
    catalogue.stop()
    await signMedia.stop()
    await missedSearches.flush()
  },
  resources: [
    catalogueChangesResource,
    catalogueExportsResource,
    catalogueHighlightsResource,
    catalogueImportEntriesResource,
    catalogueImportPartsResource,
    catalogueImportReportsResource,
    catalogueImportsResource,
    catalogueMediaResource,
    catalogueReportsResource,
    catalogueSignsResource,
    catalogueSizeResource,
    categoriesResource,
    missedSearchesResource,
    pictogramsResource,
    searchIndexResource,
    signRequestsResource,
    signsResource,
  ],
  routes: [
    { under: 'api', mount: catalogueExportRoute },
    { under: 'root', mount: (app, services) => app.register(signMediaRoutes, services) },
    { under: 'root', mount: (app, services) => app.register(signPreviewRoute, services) },
    { under: 'root', mount: (app) => app.register(pictogramRoute) },
  ],
  jobs: [forgetStatesJob, forgetUploadsJob, makeVariantsJob, measurePicturesJob, resumeImportsJob, runImportJob],
  contributes: ({ db, media, importDemo, catalogue }) => [
    sitemapPages.with(async () => {
      const { bySlug } = await catalogue.current()
      return [PUBLIC_SIGNS_PATH, ...Array.from(bySlug.keys(), publicSignPath)].map((path) => ({ path }))
    }),
    mediaUsers.with(signMediaUser({ db, media })),
    demoSeeds.with(async () => {
      if ((await countSigns(db)) === 0) await importDemo()
    }),
    dataExports.with(
      jsonPart('gebaerdenwuensche.json', 'die Gebärden, die du dir gewünscht hast', (context) =>
        findAllSignRequests(context.db, context.userId),
      ),
    ),
    tidyUpSteps.with(async () => ({
      missedSearches: await deleteRareMissedSearches(db, RARE_SEARCHES_DAYS * DAY_MS),
    })),
  ],
})
