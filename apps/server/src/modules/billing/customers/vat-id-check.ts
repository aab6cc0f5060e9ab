import type { BillingAddress } from '@gebaerdenraum/domain/billing/customers/billing-address'
import { ApiError } from '../../../platform/framework/errors.ts'

const PATIENCE_MS = 5_000
const UNKNOWN = 'Diese USt-IdNr. ist im Register der EU nicht bekannt'

/**
 * Asks the register of VAT ids (VIES, its REST interface) whether an id was given out, where a setting names it. The
 * register is often away: what it does not answer does not stop an order, the form and check digit were right.
 */
export const checkVatId = async (registerUrl: string | undefined, address: BillingAddress): Promise<void> => {
  if (registerUrl === undefined || address.vatId === '' || address.countryCode === 'CH') return
  const [country, number] = [address.vatId.slice(0, 2), address.vatId.slice(2)]
  const answer = await ask(`${registerUrl}/ms/${country}/vat/${encodeURIComponent(number)}`)
  if (answer !== false) return
  throw new ApiError('BadRequest', UNKNOWN, { errors: { vatId: UNKNOWN } })
}

/** Undefined where the register did not say. */
const ask = async (url: string): Promise<boolean | undefined> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
    const body = (await response.json()) as { readonly isValid?: unknown; readonly userError?: unknown }
    if (!response.ok || typeof body.isValid !== 'boolean') return undefined
    return body.isValid || body.userError === 'INVALID' ? body.isValid : undefined
  } catch {
    return undefined
  }
}
