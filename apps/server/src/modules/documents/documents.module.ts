import { moduleDefiner } from '../../platform/modules/define-module.ts'
import { dataExports, jsonPart } from '../accounts/extensions/index.ts'
import { customSignPlaces } from '../custom-signs/index.ts'
import { fileKinds } from '../files/index.ts'
import { imagePlaces } from '../images/index.ts'
import { createDocumentKind } from './document.kind.ts'
import { documentRoutes } from './document.routes.ts'
import { documentShowsCustomSigns, findAllDocuments, findDocumentsShowing } from './documents.repository.ts'
import { documentsResource } from './documents.resource.ts'
import type { Services } from './services.ts'

/** Print templates. */
export const documentsModule = moduleDefiner<Services>()({
  name: 'documents',
  needs: {
    db: true,
    log: true,
    rateLimits: true,
    media: true,
    catalogue: true,
    signViews: true,
    printing: true,
    settings: true,
  },
  resources: [documentsResource],
  routes: [{ under: 'api', mount: documentRoutes }],
  contributes: (services) => [
    dataExports.with(
      jsonPart('druckvorlagen.json', 'deine Druckvorlagen', ({ db, userId }) => findAllDocuments(db, userId)),
    ),
    fileKinds.with(createDocumentKind(services)),
    imagePlaces.with(findDocumentsShowing),
    customSignPlaces.with(documentShowsCustomSigns),
  ],
})
