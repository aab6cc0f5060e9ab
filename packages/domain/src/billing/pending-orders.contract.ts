import { z } from 'zod'
import { licenseSchema } from '../accounts/session.contract.ts'
import { defineContract } from '../kernel/contract.ts'
import { customerSchema } from './customers/customers.contract.ts'

export const pendingOrderSchema = z.object({
  _id: z.string().describe('Of the subscription, which is patched to approve or reject it'),
  change: z.enum(['purchase', 'upgrade', 'successor']).describe('Upgrade: at once. Successor: when the term ends'),
  orderedAt: z.iso.datetime(),
  person: z.object({ _id: z.string(), name: z.string(), email: z.string() }).nullable(),
  /** The licence that runs. */
  before: licenseSchema.nullable(),
  license: licenseSchema,
  beginsAt: z.iso.datetime().nullable().describe('Of a successor; null: with the approval'),
  net: z.int(),
  tax: z.int(),
  total: z.int(),
  taxNote: z.string().nullable(),
  address: customerSchema.omit({ _id: true, isComplete: true }),
  isLeitwegId: z.boolean().describe('The reference of the address is one: an XRechnung will be written'),
  isOvertaken: z.boolean().describe('The licence has changed since; it can only be rejected'),
})
export type PendingOrder = z.output<typeof pendingOrderSchema>

/** Approved and rejected at `subscriptions`. */
export const pendingOrdersContract = defineContract({
  path: 'pending-orders',
  summary: 'Orders on invoice that wait for an administrator, the oldest first',
  record: pendingOrderSchema,
  find: { limit: { default: 20, max: 100 } },
})
