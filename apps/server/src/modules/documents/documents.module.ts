import { tidyUpSteps } from '../../platform/maintenance/tidy-up-steps.ts'
import { moduleDefiner } from '../../platform/modules/define-module.ts'
import { dataExports, jsonPart } from '../accounts/extension-points.ts'
import { documentRoutes } from './document.routes.ts'
import { findAllDocuments } from './documents.repository.ts'
import { documentsResource } from './documents.resource.ts'
import { keepFormsJob } from './print/forms/keep-forms.job.ts'
import { deleteUnusedPrintForms } from './print/forms/print-forms.repository.ts'
import { openPrinting } from './print/open-printing.ts'
import { alphabetPosterRoute } from './print/posters/alphabet-poster.route.ts'
import type { Needs, Services } from './services.ts'

/** Drawings of retired signs, and of what is drawn differently by now. */
const UNUSED_PRINT_FORMS_DAYS = 60

/** Print templates and the making of PDF. */
export const documentsModule = moduleDefiner<Services, Needs & { readonly database: { readonly engine: string } }>()({
  name: 'documents',
  needs: {
    db: true,
    log: true,
    storage: true,
    rateLimits: true,
    media: true,
    settings: true,
    catalogue: true,
    addressesOf: true,
    contributions: true,
    database: true,
  },
  open: ({ database, ...needs }) => ({
    ...needs,
    printing: openPrinting({
      db: needs.db,
      storage: needs.storage,
      log: needs.log,
      productName: needs.settings.productName,
      isOnlyServer: database.engine === 'embedded',
    }),
  }),
  provides: ['printing'],
  close: ({ printing }) => printing.stop(),
  resources: [documentsResource],
  routes: [
    { under: 'api', mount: documentRoutes },
    { under: 'root', mount: (app, services) => app.register(alphabetPosterRoute, { services }) },
  ],
  jobs: [keepFormsJob],
  contributes: ({ db: database }) => [
    dataExports.with(
      jsonPart('druckvorlagen.json', 'deine Druckvorlagen', ({ db, userId }) => findAllDocuments(db, userId)),
    ),
    tidyUpSteps.with(async (before) => {
      await deleteUnusedPrintForms(database, before(UNUSED_PRINT_FORMS_DAYS))
      return {}
    }),
  ],
})
