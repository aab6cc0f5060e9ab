import { z } from 'zod'
import { defineJob } from '../../define.ts'

/** Checks an upload, writes it or takes it back: whatever its state asks for. */
export const runImportJob = defineJob({
  name: 'catalogue-imports.run',
  payload: z.strictObject({ importId: z.uuid(), actorId: z.uuid().optional() }),
  // A fault is told on the screen, where somebody decides; servers that were killed are stood in for by the watch below.
  retry: { limit: 1, delaySeconds: 5 },
  expireSeconds: 12 * 3_600,
  load: async () => (await import('./run-import.ts')).runImport,
})

/** Every minute: takes up what a killed server was working at. */
export const resumeImportsJob = defineJob({
  name: 'catalogue-imports.resume',
  payload: z.strictObject({}),
  retry: { limit: 0, delaySeconds: 60 },
  schedule: '* * * * *',
  load: async () => (await import('./resume-imports.ts')).resumeImports,
})

/** Every night: forgets uploads that nobody goes on with, and what is left of them in the store. */
export const forgetUploadsJob = defineJob({
  name: 'catalogue-imports.forget-uploads',
  payload: z.strictObject({}),
  retry: { limit: 1, delaySeconds: 600 },
  expireSeconds: 3_600,
  schedule: '5 4 * * *',
  load: async () => (await import('./forget-uploads.ts')).forgetUploads,
})
