import { demoSeeds } from '../../platform/maintenance/demo-seeds.ts'
import { moduleDefiner } from '../../platform/modules/define-module.ts'
import { dataExports } from '../accounts/extensions/index.ts'
import { customSignPlaces } from '../custom-signs/index.ts'
import { fileKinds } from '../files/index.ts'
import { seedDemoLists } from './demo/seed-demo-lists.ts'
import { createListKind } from './list.kind.ts'
import { listPreviewRoute } from './list-preview.route.ts'
import { listTemplatesResource } from './list-templates.resource.ts'
import { listsExport, repetitionsExport } from './lists.export.ts'
import { listShowsCustomSigns } from './lists.repository.ts'
import { listsResource } from './lists.resource.ts'
import { repetitionsResource } from './repetitions.resource.ts'
import type { Services } from './services.ts'
import { sharedCustomSignRoutes } from './shared-custom-sign.routes.ts'
import { signMatchesResource } from './sign-matches.resource.ts'

/** Learning lists, templates for them, sharing, and spaced repetition. */
export const listsModule = moduleDefiner<Services>()({
  name: 'lists',
  needs: {
    db: true,
    log: true,
    rateLimits: true,
    contributions: true,
    settings: true,
    catalogue: true,
    signViews: true,
    signMedia: true,
    media: true,
    printing: true,
  },
  resources: [listTemplatesResource, listsResource, repetitionsResource, signMatchesResource],
  routes: [
    { under: 'api', mount: sharedCustomSignRoutes },
    { under: 'root', mount: (app, services) => app.register(listPreviewRoute, services) },
  ],
  contributes: (services) => [
    fileKinds.with(createListKind(services)),
    customSignPlaces.with(listShowsCustomSigns),
    dataExports.with(listsExport),
    dataExports.with(repetitionsExport),
    demoSeeds.with((now) => seedDemoLists(services.db, services, now)),
  ],
})
