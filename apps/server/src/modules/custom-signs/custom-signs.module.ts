import { moduleDefiner } from '../../platform/modules/define-module.ts'
import { dataExports, jsonPart } from '../accounts/extensions/index.ts'
import { fileKinds } from '../files/index.ts'
import { imagePlaces } from '../images/index.ts'
import { createCustomSignKind } from './custom-sign.kind.ts'
import { customSignRoutes } from './custom-sign.routes.ts'
import { customSignPlacesResource } from './custom-sign-places.resource.ts'
import { findAllCustomSigns, findCustomSignsShowing } from './custom-signs.repository.ts'
import { customSignsResource } from './custom-signs.resource.ts'
import type { Services } from './services.ts'

/** Signs that people draw themselves. */
export const customSignsModule = moduleDefiner<Services>()({
  name: 'custom-signs',
  needs: {
    db: true,
    log: true,
    rateLimits: true,
    media: true,
    printing: true,
    settings: true,
    catalogue: true,
    signViews: true,
    contributions: true,
  },
  resources: [customSignPlacesResource, customSignsResource],
  routes: [{ under: 'api', mount: customSignRoutes }],
  contributes: (services) => [
    fileKinds.with(createCustomSignKind(services)),
    imagePlaces.with(findCustomSignsShowing),
    dataExports.with(
      jsonPart('eigene-gebaerden.json', 'deine eigenen Gebärden', ({ db, userId }) => findAllCustomSigns(db, userId)),
    ),
  ],
})
