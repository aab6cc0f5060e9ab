import type { CustomerType } from '../accounts/customer-types.ts'
import { PAYMENT_METHOD_TYPES, type PaymentMethodType } from '../accounts/licence-payment.ts'
import type { License } from '../accounts/session.contract.ts'

type LicenceTerms = { readonly size: number; readonly period: number }

/**
 * Card and direct debit up to a year; on invoice from a year and five seats on, for companies, organisations and public
 * bodies only (specification 1, section 5).
 */
export const mayPayBy = (method: PaymentMethodType, { size, period }: LicenceTerms, customerType: CustomerType) =>
  method === 'invoice' ? period >= 12 && size >= 5 && customerType === 'company' : period <= 12

export const allowedPaymentMethods = (terms: LicenceTerms, customerType: CustomerType): readonly PaymentMethodType[] =>
  PAYMENT_METHOD_TYPES.filter((method) => mayPayBy(method, terms, customerType))

/** What is paid on invoice is not renewed by itself. */
export const licenceFor = (license: License, method: PaymentMethodType): License => ({
  ...license,
  canAutoRenew: method !== 'invoice',
})
