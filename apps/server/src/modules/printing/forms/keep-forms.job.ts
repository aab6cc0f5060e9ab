import { z } from 'zod'
import { jobDefiner } from '../../../platform/jobs/define-job.ts'
import type { PrintServices } from './keep-forms.ts'

/** After an import, and every night for what was drawn otherwise until now: documents find the catalogue drawn already. What is kept costs a look. */
export const keepFormsJob = jobDefiner<PrintServices>()({
  name: 'print.keep-forms',
  title: 'Druckbilder vorbereiten',
  payload: z.strictObject({}),
  retry: { limit: 3, delaySeconds: 60 },
  expireSeconds: 3600,
  schedule: '15 4 * * *',
  load: async () => (await import('./keep-forms.ts')).keepForms,
})
