import { z } from 'zod'
import { CUSTOMER_TYPES, type CustomerType } from '../billing/customers/billing-address.ts'
import { COUNTRIES } from '../billing/customers/countries.ts'
import type { LicenceOffer } from '../billing/price-list.ts'
import { licenseSchema } from './session.contract.ts'

/** How long a licence that was chosen is kept for an account that does not order it. */
export const LICENCE_CHOICE_DAYS = 90

/** A licence of the price list, and for whom it was chosen: both decide about the price. */
export const licenceChoiceField = z.strictObject({
  license: z.string().min(1).max(60).describe('Id of a licence of the price list'),
  customerType: z.enum(CUSTOMER_TYPES),
  country: z.enum(COUNTRIES).describe('Where VAT is paid'),
})
export type LicenceChoice = z.output<typeof licenceChoiceField>

export const keptChoiceSchema = z.object({
  licenseObject: licenseSchema.describe('As it was when it was chosen'),
  customerType: z.enum(CUSTOMER_TYPES),
  country: z.enum(COUNTRIES),
  state: z.enum(['offered', 'price-changed', 'gone']).describe('What the price list of today says of it'),
})
export type KeptChoice = z.output<typeof keptChoiceSchema>

/**
 * Whether what was chosen can still be had as it was. Nothing is swapped for it: the customer is told, and chooses anew.
 * `net`: cents. `offer`: the licence of the same id in the price list of today.
 */
export const choiceState = (
  { net, customerType }: { readonly net: number; readonly customerType: CustomerType },
  offer: LicenceOffer | undefined,
): KeptChoice['state'] => {
  if (!offer?.customerTypes.includes(customerType)) return 'gone'
  return offer.net === net ? 'offered' : 'price-changed'
}
