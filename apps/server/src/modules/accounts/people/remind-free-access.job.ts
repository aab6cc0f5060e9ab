import { z } from 'zod'
import { defineJob } from '../services.ts'

/** Tells, a week before, that free access ends. At an hour when people read mail. */
export const remindFreeAccessJob = defineJob({
  name: 'people.remind-free-access',
  title: 'An das Ende freier Zugänge erinnern',
  payload: z.strictObject({}),
  schedule: '45 8 * * *',
  load: async () => (await import('./remind-free-access.ts')).remindFreeAccess,
})
