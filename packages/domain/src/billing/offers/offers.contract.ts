import { z } from 'zod'
import { defineContract } from '../../kernel/contract.ts'
import { OFFER_STATES } from './offer-state.ts'

export const OFFER_MAX = { seats: 100_000, period: 120, text: 2_000 } as const
/** Ten million euros. */
const NET_MAX = 1_000_000_000

export const offerSchema = z.object({
  _id: z.string(),
  request: z.string(),
  seats: z.int(),
  period: z.int().describe('Months'),
  net: z.int().describe('Cents of the whole term'),
  validUntil: z.iso.date().describe('Last day, in Germany'),
  text: z.string(),
  state: z.enum(OFFER_STATES),
  createdAt: z.iso.datetime(),
  acceptedAt: z.iso.datetime().nullable(),
  declineReason: z.string().nullable(),
})
export type Offer = z.output<typeof offerSchema>

/** What the link of an offer shows to whoever has it. */
export const openedOfferSchema = offerSchema
  .pick({ _id: true, seats: true, period: true, net: true, validUntil: true, text: true, state: true })
  .extend({ name: z.string(), organisation: z.string(), createdAt: z.iso.datetime() })
export type OpenedOffer = z.output<typeof openedOfferSchema>

const whole = (label: string, max: number) =>
  z
    .int(`${label}: Bitte gib eine ganze Zahl an`)
    .min(1, `${label}: mindestens 1`)
    .max(max, `${label}: höchstens ${max.toLocaleString('de-DE')}`)

/** Whether it can still be accepted is asked of the day in Germany, by the server. */
export const offersContract = defineContract({
  path: 'offers',
  summary: 'Offers to requests for a licence that is not on the price list',
  record: offerSchema,
  get: { query: { offerToken: z.string().min(1).max(200) }, result: openedOfferSchema },
  create: {
    data: z.strictObject({
      request: z.uuid(),
      seats: whole('Plätze', OFFER_MAX.seats),
      period: whole('Laufzeit', OFFER_MAX.period),
      net: whole('Preis', NET_MAX),
      validUntil: z.iso.date('Bitte gib ein Datum an'),
      text: z
        .string()
        .trim()
        .max(OFFER_MAX.text, `Nachricht darf höchstens ${OFFER_MAX.text} Zeichen lang sein`)
        .default(''),
    }),
  },
  patch: {
    data: z.union([
      z.strictObject({ withdrawn: z.literal(true) }),
      z.strictObject({ resend: z.literal(true) }).describe('The link in the mail before ends'),
    ]),
  },
})
