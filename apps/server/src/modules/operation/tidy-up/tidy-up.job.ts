import { z } from 'zod'
import { defineJob } from '../../../define.ts'

/** Removes what has ended and nobody needs any more; every night, safe to run twice. */
export const tidyUpJob = defineJob({
  name: 'operation.tidy-up',
  payload: z.strictObject({}),
  schedule: '15 3 * * *',
  load: async () => (await import('./tidy-up.ts')).tidyUp,
})
