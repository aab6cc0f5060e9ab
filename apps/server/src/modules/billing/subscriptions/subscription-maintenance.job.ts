import { z } from 'zod'
import { defineJob } from '../services.ts'

/** Renewals, successors, the end of terms, further tries of failed payments, reminders: every hour. */
export const subscriptionMaintenanceJob = defineJob({
  name: 'subscriptions.keep',
  title: 'Lizenzen verlängern und beenden',
  payload: z.strictObject({}),
  schedule: '7 * * * *',
  expireSeconds: 1_800,
  load: async () => (await import('./subscription-maintenance.ts')).runSubscriptionMaintenance,
})
