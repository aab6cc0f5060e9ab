import { z } from 'zod'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { findCustomer } from '../customers/customers.repository.ts'
import type { Services } from '../services.ts'
import { defineJob } from '../services.ts'
import { stopOrdersOf } from './orders.repository.ts'

/** Deletes the customer at the provider, which may be away for days. Meanwhile nothing charges it. */
export const deleteProviderCustomerJob = defineJob({
  name: 'checkout.forget-payer',
  title: 'Zahlungsdaten gelöschter Konten entfernen',
  payload: z.strictObject({ userId: z.string(), stripeCustomerId: z.string().nullable() }),
  retry: { limit: 60, delaySeconds: 60 },
  load: async () => (await import('./delete-provider-customer.ts')).deleteProviderCustomer,
})

/** Part of removing an account, in its transaction: nothing is collected any more, and the provider deletes its customer. */
export const stopBillingOfAccount = async (unit: UnitOfWork, services: Services, userId: string): Promise<void> => {
  await stopOrdersOf(unit.db, userId)
  const { stripeCustomerId } = await findCustomer(unit.db, userId)
  await services.queue.enqueue(unit, deleteProviderCustomerJob, { userId, stripeCustomerId })
}
