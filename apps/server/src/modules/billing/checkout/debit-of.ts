import type { Mandate } from '../payment/payment-provider.ts'
import type { Services } from '../services.ts'
import { withProviderErrors } from './ask-provider.ts'
import type { OrderedDebit, OrderRow } from './orders.repository.ts'
import { findProviderPayer } from './payer-of.ts'

type Method = { readonly id: string; readonly type: OrderRow['paymentMethodType'] }

/** What the bank's rules want told of a debit; null for other methods. Asks the provider, so never in a transaction. */
export const mandateFor = async (services: Services, userId: string, { id, type }: Method): Promise<Mandate | null> => {
  const payer = type === 'sepa_debit' ? await findProviderPayer(services.db, userId) : undefined
  return payer ? withProviderErrors(() => services.payment.online.mandateOf(payer, id)) : null
}

/** As it is kept with the order, for its invoice and mail: without the address for announcements. */
export const debitOf = (mandate: Mandate | null): OrderedDebit | null =>
  mandate && { reference: mandate.reference, creditorId: mandate.creditorId, last4: mandate.last4 }
