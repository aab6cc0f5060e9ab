import { z } from 'zod'
import { defineJob } from '../services.ts'

/** Every night: of changes that nobody can take back any more, forgets what their signs were before and after. */
export const forgetStatesJob = defineJob({
  name: 'catalogue-changes.forget-states',
  title: 'Alte Stände des Katalogs vergessen',
  payload: z.strictObject({}),
  retry: { limit: 1, delaySeconds: 600 },
  expireSeconds: 3_600,
  schedule: '25 4 * * *',
  load: async () => (await import('./forget-states.ts')).forgetStates,
})
