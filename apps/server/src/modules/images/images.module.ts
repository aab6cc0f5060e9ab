import { moduleDefiner } from '../../platform/modules/define-module.ts'
import { dataExports } from '../accounts/extensions/index.ts'
import { mediaUsers } from '../media/index.ts'
import { imageRoutes } from './image.routes.ts'
import { imageMediaUser } from './image-media-user.ts'
import { createImagesExport } from './images.export.ts'
import { imagesResource } from './images.resource.ts'
import type { Services } from './services.ts'

/** Own uploads of people and teams. */
export const imagesModule = moduleDefiner<Services>()({
  name: 'images',
  needs: { contributions: true, db: true, storage: true, media: true, rateLimits: true, settings: true, log: true },
  resources: [imagesResource],
  routes: [{ under: 'root', mount: (app, services) => app.register(imageRoutes, { services }) }],
  contributes: ({ db, storage }) => [
    mediaUsers.with(imageMediaUser(db)),
    dataExports.with(createImagesExport(storage)),
  ],
})
