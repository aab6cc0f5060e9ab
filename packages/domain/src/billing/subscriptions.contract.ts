import { z } from 'zod'
import { PAYMENT_METHOD_TYPES, PAYMENT_STATUSES, RENEWAL_OBSTACLES } from '../accounts/licence-payment.ts'
import { licenseSchema, SUBSCRIPTION_STATUSES, subscriptionSchema } from '../accounts/session.contract.ts'
import { defineContract, filter } from '../kernel/contract.ts'

/** The next term: of the successor that was chosen, else of the same licence where it renews itself. */
export const renewalSchema = z.object({
  _id: z.string().describe('Of the successor; of the subscription where there is none'),
  licenseObject: licenseSchema,
  periodStart: z.iso.datetime(),
  periodEnd: z.iso.datetime(),
  status: z.enum(['planned', 'pending-approval', 'approved']),
  obstacle: z.enum(RENEWAL_OBSTACLES).nullable().describe('Why it would not begin, as things are today'),
})
export type Renewal = z.output<typeof renewalSchema>

export const wholeSubscriptionSchema = subscriptionSchema.extend({
  provider: z.enum(['stripe', 'sandbox', 'manual']),
  periodStart: z.iso.datetime().nullable(),
  successor: z.string().nullable(),
  renewal: renewalSchema.nullable().describe('Null where it ends with its period'),
  waiting: z
    .object({ licenseObject: licenseSchema, orderedAt: z.iso.datetime() })
    .nullable()
    .describe('More for a licence that runs, ordered on invoice and not approved yet'),
  held: z
    .object({ for: z.enum(RENEWAL_OBSTACLES), until: z.iso.datetime().nullable() })
    .nullable()
    .describe('Its period is over, and why the next one has not begun; until when access stays, null: until decided'),
  payment: z
    .object({
      status: z.enum(PAYMENT_STATUSES),
      method: z.enum(PAYMENT_METHOD_TYPES).nullable(),
      dueTotal: z.int().describe('Cents that failed to be collected'),
      nextAttempt: z.iso.datetime().nullable(),
      needsConfirmation: z.boolean().describe('Failed because the bank wants to hear of it from the payer himself'),
      endsAt: z.iso.datetime().nullable().describe('When access ends unless it is paid'),
    })
    .nullable()
    .describe('For the payer only'),
})
export type WholeSubscription = z.output<typeof wholeSubscriptionSchema>

const REASON_MAX_LENGTH = 1_000

export const subscriptionsContract = defineContract({
  path: 'subscriptions',
  summary: 'Licences that run: the payer’s own, the team’s for its managers, all for administrators',
  record: wholeSubscriptionSchema,
  find: {
    filters: { successor: filter(z.string().min(1).max(60)), status: filter(z.enum(SUBSCRIPTION_STATUSES)) },
    sort: ['createdAt'],
    limit: { default: 20, max: 100 },
  },
  get: {
    result: z
      .union([wholeSubscriptionSchema, renewalSchema])
      .describe('By the id of a successor: the successor, in the form of a renewal'),
  },
  patch: {
    data: z.union([
      z.strictObject({ cancelAtPeriodEnd: z.boolean() }),
      z.strictObject({ status: z.literal('active') }).describe('An administrator approves the order'),
      z
        .strictObject({
          status: z.literal('canceled'),
          reason: z.string().trim().min(1).max(REASON_MAX_LENGTH),
          refund: z.boolean().optional().describe('Ends a running licence at once; true: with the money of its term'),
        })
        .describe('An administrator rejects the order; with `refund`, ends the licence that runs'),
    ]),
  },
})
