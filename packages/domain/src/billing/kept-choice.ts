import { z } from 'zod'
import { CUSTOMER_TYPES, type CustomerType } from '../accounts/customer-types.ts'
import { licenseSchema } from '../accounts/session.contract.ts'
import { COUNTRIES } from '../kernel/countries.ts'
import type { LicenceOffer } from './price-list.ts'

/** How long a licence that was chosen is kept for an account that does not order it. */
export const LICENCE_CHOICE_DAYS = 90

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
