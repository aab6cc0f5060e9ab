import { z } from 'zod'
import { defineJob } from '../services.ts'

/** Checks an upload, writes it or takes it back: whatever its state asks for. */
export const runImportJob = defineJob({
  name: 'catalogue-imports.run',
  title: 'Importe ausführen',
  payload: z.strictObject({ importId: z.uuid(), actorId: z.uuid().optional() }),
  // A fault is told on the screen, where somebody decides; servers that were killed are stood in for by the watch below.
  retry: { limit: 1, delaySeconds: 5 },
  expireSeconds: 12 * 3_600,
  load: async () => (await import('./run-import.ts')).runImport,
})
