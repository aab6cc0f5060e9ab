import { z } from 'zod'
import { defineJob } from '../services.ts'

/** Every night: prices change with the day from which a version of the list holds. */
export const syncStripePricesJob = defineJob({
  name: 'payment.sync-prices',
  title: 'Preise zu Stripe übertragen',
  payload: z.strictObject({}),
  schedule: '25 1 * * *',
  load: async () => (await import('./sync-stripe-prices.ts')).syncStripePrices,
})
