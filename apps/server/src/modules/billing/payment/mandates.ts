import type { PaymentMethodType } from '@gebaerdenraum/domain/accounts/licence-payment'
import type { OrderedDebit } from '@gebaerdenraum/domain/billing/subscriptions/subscription'
import type { Services } from '../services.ts'
import type { Mandate } from './payment-provider.ts'
import { withProviderErrors } from './provider-errors.ts'
import { findProviderPayer } from './provider-payer.ts'

type Method = { readonly id: string; readonly type: PaymentMethodType }

/** What has to be announced of a debit; null for other methods. Asks the provider, so never in a transaction. */
export const findMandate = async (
  services: Services,
  userId: string,
  { id, type }: Method,
): Promise<Mandate | null> => {
  const payer = type === 'sepa_debit' ? await findProviderPayer(services.db, userId) : undefined
  return payer ? withProviderErrors(() => services.payment.online.mandateOf(payer, id)) : null
}

/** As it is kept with the order, for its invoice and mail: without the address for announcements. */
export const toOrderedDebit = (mandate: Mandate | null): OrderedDebit | null =>
  mandate && { reference: mandate.reference, creditorId: mandate.creditorId, last4: mandate.last4 }
