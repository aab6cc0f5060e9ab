import { z } from 'zod'
import { defineJob } from './services.ts'

/** Removes files that never got a content: whoever was making them was cut off in between. Safe to run twice. */
export const removeUnlinkedNodesJob = defineJob({
  name: 'file-nodes.remove-unlinked',
  title: 'Unfertige Dateien entfernen',
  payload: z.strictObject({}),
  schedule: '*/10 * * * *',
  load: async () => (await import('./remove-unlinked-nodes.ts')).removeUnlinkedNodes,
})
