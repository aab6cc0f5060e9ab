import { CUSTOMER_TYPES, type CustomerType } from '@gebaerdenraum/domain/accounts/customer-types'
import type { LicenceWish } from '@gebaerdenraum/domain/billing/licence-wish'
import { type Country, isCountry } from '@gebaerdenraum/domain/kernel/countries'
import { readStoredJson, writeStoredJson } from '../../storage/browser-storage.ts'

/**
 * What a visitor set on the price list, from there to the checkout. It lives as long as the tab: the server keeps it for
 * the account from the sign-up on.
 */
export type RememberedWish = {
  readonly wish: LicenceWish
  readonly customerType: CustomerType
  readonly country: Country
  /** Whether the server keeps it already. */
  readonly isKept: boolean
}

const KEY = 'gebaerdenraum-licence-wish'

/** Without storage the checkout starts after a reload with what the server keeps, or with the first position. */
export const rememberWish = (remembered: RememberedWish | null): void =>
  void writeStoredJson(KEY, remembered, { lifetime: 'visit' })

/** Null where nothing was set in this tab. */
export const rememberedWish = (): RememberedWish | null => readWish(readStoredJson(KEY, 'visit'))

/** Null for what is no wish. */
export const readWish = (value: unknown): RememberedWish | null => {
  if (typeof value !== 'object' || value === null) return null
  const { wish, customerType: type, country, isKept }: Record<string, unknown> = { ...value }
  const customerType = CUSTOMER_TYPES.find((known) => known === type)
  if (!isWish(wish) || !customerType || typeof country !== 'string' || !isCountry(country)) return null
  return { wish, customerType, country, isKept: isKept === true }
}

const isWish = (value: unknown): value is LicenceWish => {
  if (typeof value !== 'object' || value === null) return false
  const { size, period }: Record<string, unknown> = { ...value }
  return (size === 'custom' || Number.isInteger(size)) && Number.isInteger(period)
}
