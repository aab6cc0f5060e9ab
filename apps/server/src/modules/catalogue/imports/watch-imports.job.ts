import { z } from 'zod'
import { defineJob } from '../services.ts'

/** Every minute: takes up what a killed server was working at. */
export const resumeImportsJob = defineJob({
  name: 'catalogue-imports.resume',
  title: 'Unterbrochene Importe fortsetzen',
  payload: z.strictObject({}),
  retry: { limit: 0, delaySeconds: 60 },
  schedule: '* * * * *',
  load: async () => (await import('./resume-imports.ts')).resumeImports,
})

/** Every night: forgets uploads that nobody goes on with, and what is left of them in the store. */
export const forgetUploadsJob = defineJob({
  name: 'catalogue-imports.forget-uploads',
  title: 'Hochgeladene Importe aufräumen',
  payload: z.strictObject({}),
  retry: { limit: 1, delaySeconds: 600 },
  expireSeconds: 3_600,
  schedule: '5 4 * * *',
  load: async () => (await import('./forget-uploads.ts')).forgetUploads,
})
