import { tidyUpSteps } from '../../platform/maintenance/tidy-up-steps.ts'
import { moduleDefiner } from '../../platform/modules/define-module.ts'
import { keepFormsJob } from './forms/keep-forms.job.ts'
import { deleteUnusedPrintForms } from './forms/print-forms.repository.ts'
import { openPrinting } from './open-printing.ts'
import { alphabetPosterRoute } from './posters/alphabet-poster.route.ts'
import type { Needs, Services } from './services.ts'

const DAY_MS = 86_400_000
/** Drawings of retired signs, and of what is drawn differently by now. */
const UNUSED_PRINT_FORMS_DAYS = 60

/** Models as PDF and pictures: documents, custom signs, the poster of the manual alphabet. */
export const printingModule = moduleDefiner<Services, Needs & { readonly database: { readonly engine: string } }>()({
  name: 'printing',
  needs: { db: true, log: true, storage: true, media: true, settings: true, database: true },
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
  routes: [{ under: 'root', mount: (app, services) => app.register(alphabetPosterRoute, { services }) }],
  jobs: [keepFormsJob],
  contributes: ({ db }) => [
    tidyUpSteps.with(async () => {
      await deleteUnusedPrintForms(db, UNUSED_PRINT_FORMS_DAYS * DAY_MS)
      return {}
    }),
  ],
})
