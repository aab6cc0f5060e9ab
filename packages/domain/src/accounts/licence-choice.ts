import { z } from 'zod'
import { COUNTRIES } from '../kernel/countries.ts'
import { CUSTOMER_TYPES } from './customer-types.ts'

/** A licence of the price list, and for whom it was chosen: both decide about the price. */
export const licenceChoiceField = z.strictObject({
  license: z.string().min(1).max(60).describe('Id of a licence of the price list'),
  customerType: z.enum(CUSTOMER_TYPES),
  country: z.enum(COUNTRIES).describe('Where VAT is paid'),
})
export type LicenceChoice = z.output<typeof licenceChoiceField>
