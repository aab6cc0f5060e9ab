import { CUSTOMER_TYPES, type CustomerType } from '@gebaerdenraum/domain/billing/billing-address'
import { type Country, DEFAULT_COUNTRY, isCountry } from '@gebaerdenraum/domain/billing/countries'
import { FIRST_WISH, type LicenceWish } from './offers-of.ts'

/** What a visitor set on the price list, until he comes to the checkout: signing up lies between the two. */
export type RememberedWish = {
  readonly wish: LicenceWish
  readonly customerType: CustomerType
  readonly country: Country
}

const KEY = 'gebaerdenraum-licence-wish'
const FIRST: RememberedWish = { wish: FIRST_WISH, customerType: 'person', country: DEFAULT_COUNTRY }

export const rememberWish = (remembered: RememberedWish): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(remembered))
  } catch {
    // Without storage the checkout starts with the first position.
  }
}

export const rememberedWish = (): RememberedWish => {
  try {
    return readWish(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
  } catch {
    return FIRST
  }
}

/** Whatever stands in the storage, something that can be shown. */
export const readWish = (value: unknown): RememberedWish => {
  if (typeof value !== 'object' || value === null) return FIRST
  const { wish, customerType, country }: Record<string, unknown> = { ...value }
  return {
    wish: isWish(wish) ? wish : FIRST.wish,
    customerType: CUSTOMER_TYPES.find((type) => type === customerType) ?? FIRST.customerType,
    country: typeof country === 'string' && isCountry(country) ? country : FIRST.country,
  }
}

const isWish = (value: unknown): value is LicenceWish => {
  if (typeof value !== 'object' || value === null) return false
  const { size, period }: Record<string, unknown> = { ...value }
  return (size === 'custom' || Number.isInteger(size)) && Number.isInteger(period)
}
