import { z } from 'zod'
import { CUSTOMER_TYPES } from '../accounts/customer-types.ts'
import { PAYMENT_METHOD_TYPES } from '../accounts/licence-payment.ts'
import { licenseSchema } from '../accounts/session.contract.ts'
import { defineContract } from '../kernel/contract.ts'
import { COUNTRIES, DEFAULT_COUNTRY } from '../kernel/countries.ts'

/** Prices are for the whole period, in cents. */
export const licenseOfferSchema = licenseSchema.extend({
  net: z.int(),
  tax: z.int(),
  gross: z.int(),
  paymentMethods: z.array(z.enum(PAYMENT_METHOD_TYPES)).describe('By which this customer may pay for it'),
})
export type LicenseOffer = z.output<typeof licenseOfferSchema>

const groupSchema = z.object({
  _id: z.string(),
  title: z.string(),
  sizes: z.array(z.int()).describe('Numbers of seats'),
  licenses: z.array(licenseOfferSchema).describe('By seats, then by period'),
})
export type LicenseGroup = z.output<typeof groupSchema>

const offersSchema = z.object({
  country: z.enum(COUNTRIES),
  customerType: z.enum(CUSTOMER_TYPES),
  countries: z.array(z.enum(COUNTRIES)).describe('Where customers may live'),
  currency: z.literal('EUR'),
  taxation: z.enum(['vat', 'reverse-charge', 'not-taxable']),
  taxRate: z.number().describe('Per cent'),
  taxNote: z.string().nullable(),
  slider: z.array(z.union([z.int(), z.literal('custom')])).describe('Its positions; custom: on request'),
  groups: z.array(groupSchema),
})
export type LicenseOffers = z.output<typeof offersSchema>

/** A company of another member state is shown prices without VAT: it needs a VAT id to order. */
export const licensesContract = defineContract({
  path: 'licenses',
  summary: 'The licences on offer, with prices for a country and a type of customer',
  record: groupSchema,
  find: {
    query: {
      country: z.enum(COUNTRIES).default(DEFAULT_COUNTRY),
      customerType: z.enum(CUSTOMER_TYPES).default('person'),
    },
    result: offersSchema,
  },
})
