import { z } from 'zod'
import { nameField } from '../accounts/account-fields.ts'
import { defineContract, filter } from '../kernel/contract.ts'
import { emailField } from '../kernel/email-field.ts'
import { requiredText } from '../kernel/field-messages.ts'
import { optionalLineField } from '../kernel/line-field.ts'
import { offerSchema } from './offers/offers.contract.ts'
import { REQUEST_STATES } from './offers/request-state.ts'

export const CUSTOM_SEATS_MAX = 100_000

export const customSubscriptionRequestSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  organisation: z.string(),
  seats: z.int(),
  period: z.int(),
  message: z.string(),
  state: z.enum(REQUEST_STATES),
  createdAt: z.iso.datetime(),
  answers: z.array(z.object({ text: z.string(), createdAt: z.iso.datetime() })).describe('Mailed, the oldest first'),
  offers: z.array(offerSchema).describe('The newest first'),
  proposedNet: z.int().nullable().describe('Cents: what it would cost at the best price of the list'),
})
export type CustomSubscriptionRequest = z.output<typeof customSubscriptionRequestSchema>

const ANSWER_MAX_LENGTH = 5_000

export const customSubscriptionRequestsContract = defineContract({
  path: 'custom-subscription-requests',
  summary: 'Requests for a licence that is not on the price list',
  record: customSubscriptionRequestSchema,
  find: {
    filters: { state: filter(z.enum(REQUEST_STATES), '$in') },
    sort: ['createdAt'],
    limit: { default: 20, max: 100 },
  },
  create: {
    data: z.strictObject({
      name: nameField,
      email: emailField,
      organisation: optionalLineField('Einrichtung', 120).default(''),
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
  patch: {
    data: z.union([
      z
        .strictObject({
          answer: z
            .string()
            .trim()
            .min(1, requiredText('Antwort'))
            .max(ANSWER_MAX_LENGTH, `Antwort darf höchstens ${ANSWER_MAX_LENGTH} Zeichen lang sein`),
        })
        .describe('Goes to whoever asked, by mail'),
      z.strictObject({ closed: z.boolean() }).describe('Puts it away, or takes it up again'),
    ]),
  },
})
