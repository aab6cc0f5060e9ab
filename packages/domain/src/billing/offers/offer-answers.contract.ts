import { z } from 'zod'
import { defineContract } from '../../kernel/contract.ts'
import { invoicePreviewSchema } from '../checkout.contract.ts'
import { wholeSubscriptionSchema } from '../subscriptions.contract.ts'

const link = { offer: z.uuid(), offerToken: z.string().min(1).max(200) } as const

const acceptedSchema = z.object({ subscription: wholeSubscriptionSchema })
export type AcceptedOffer = z.output<typeof acceptedSchema>

/** Accepting is ordering: sent twice it orders once and answers the same. */
export const offerAcceptancesContract = defineContract({
  path: 'offer-acceptances',
  summary: 'Accepting an offer: the licence begins at once, or when the present term ends, and is paid on invoice',
  record: z.object({ _id: z.string() }),
  create: {
    query: { preview: z.enum(['true', 'false']).default('false') },
    data: z.strictObject({
      ...link,
      prorationTimestamp: z.int().positive().optional().describe('Of the preview; needed to accept'),
      total: z.int().optional().describe('Cents that were shown; when given, a different price is refused'),
    }),
    result: z.union([invoicePreviewSchema, acceptedSchema]),
  },
})

const REASON_MAX_LENGTH = 1_000

export const offerRefusalsContract = defineContract({
  path: 'offer-refusals',
  summary: 'Declining an offer, by whoever has its link',
  record: z.object({ _id: z.string().describe('Of the offer') }),
  create: {
    data: z.strictObject({
      ...link,
      reason: z.string().trim().max(REASON_MAX_LENGTH, `Höchstens ${REASON_MAX_LENGTH} Zeichen`).default(''),
    }),
  },
})
