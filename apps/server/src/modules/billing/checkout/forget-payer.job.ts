import { z } from 'zod'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { findCustomer } from '../customers/customers.repository.ts'
import type { Services } from '../services.ts'
import { defineJob } from '../services.ts'
import { stopOrdersOf } from './orders.repository.ts'

/** Tells the provider that an account is gone. It may be away for days; what it keeps could be charged meanwhile by nobody. */
export const forgetPayerJob = defineJob({
  name: 'checkout.forget-payer',
  payload: z.strictObject({ userId: z.string(), stripeCustomerId: z.string().nullable() }),
  retry: { limit: 60, delaySeconds: 60 },
  load: async () => (await import('./forget-payer.ts')).forgetPayer,
})

/** With the removal of the account, in its transaction: nothing is collected any more, and the provider is told. */
export const enqueueForgetPayer = async (unit: UnitOfWork, services: Services, userId: string): Promise<void> => {
  await stopOrdersOf(unit.db, userId)
  const { stripeCustomerId } = await findCustomer(unit.db, userId)
  await services.queue.enqueue(unit, forgetPayerJob, { userId, stripeCustomerId })
}
