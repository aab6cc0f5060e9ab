import { z } from 'zod'
import { emailField, nameField } from '../accounts/account-fields.ts'
import { defineContract } from '../api/contract.ts'

export const CUSTOM_SEATS_MAX = 100_000

export const customSubscriptionRequestSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  organisation: z.string(),
  seats: z.int(),
  period: z.int(),
  message: z.string(),
  createdAt: z.iso.datetime(),
})
export type CustomSubscriptionRequest = z.output<typeof customSubscriptionRequestSchema>

export const customSubscriptionRequestsContract = defineContract({
  path: 'custom-subscription-requests',
  summary: 'Requests for a licence that is not on the price list',
  record: customSubscriptionRequestSchema,
  find: { sort: ['createdAt'], limit: { default: 20, max: 100 } },
  create: {
    data: z.strictObject({
      name: nameField,
      email: emailField,
      organisation: z.string().trim().max(120, 'Einrichtung darf höchstens 120 Zeichen lang sein').default(''),
      seats: z
        .int('Bitte gib eine ganze Zahl an')
        .min(1, 'Mindestens ein Platz')
        .max(CUSTOM_SEATS_MAX, `Höchstens ${CUSTOM_SEATS_MAX} Plätze`),
      period: z
        .int('Bitte gib eine ganze Zahl an')
        .min(1, 'Mindestens ein Monat')
        .max(120, 'Höchstens 120 Monate')
        .default(12),
      message: z.string().trim().max(2_000, 'Nachricht darf höchstens 2000 Zeichen lang sein').default(''),
    }),
  },
})
