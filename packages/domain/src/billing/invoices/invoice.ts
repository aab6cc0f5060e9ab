import type { BillingAddress } from '../customers/billing-address.ts'
import type { Taxation } from '../taxation.ts'

/**
 * An invoice as it was issued (§ 14 UStG): everything its papers say, so that they can be written from it and from
 * nothing else. Amounts are whole cents in euros, tax rates are hundredths of a per cent, days are calendar days in
 * Germany (`2026-11-21`).
 */
export type Invoice = {
  /** Form in which it is stored. */
  readonly version: 1
  readonly kind: InvoiceKind
  readonly number: string
  readonly issuedOn: string
  /** Seconds since 1970, for the API. */
  readonly created: number
  readonly seller: InvoiceSeller
  readonly customer: InvoiceCustomer
  readonly taxation: InvoiceTaxation
  readonly lines: readonly InvoiceLine[]
  readonly totals: InvoiceTotals
  readonly servicePeriod: ServicePeriod
  readonly payment: InvoicePayment
  /** What of it is paid already, by a credit note of the same day for the term before. */
  readonly offset?: InvoiceOffset
  /** Of a credit note: the invoice that it corrects, and why. */
  readonly corrects: CorrectedInvoice | null
}

/** `credit-note` is the German "Rechnungskorrektur"; its amounts are positive and go to the customer. */
export type InvoiceKind = 'invoice' | 'credit-note'

/** `damages`: a fee for a direct debit that came back is no payment for a service, and so not taxed at all. */
export type InvoiceTaxation = Taxation['kind'] | 'damages'

export type InvoiceSeller = {
  readonly name: string
  /** With the number of the house. */
  readonly street: string
  readonly postcode: string
  readonly city: string
  readonly countryCode: string
  /** § 14 Abs. 4 Nr. 2 UStG asks for one of the two. */
  readonly taxNumber: string | null
  readonly vatId: string | null
  /** Court and number of the commercial register. */
  readonly register: string | null
  readonly contact: string
  readonly email: string
  readonly phone: string
  readonly bank: { readonly name: string; readonly iban: string; readonly bic: string | null } | null
}

/** The billing address as it was. Its reference is what the customer typed: see `isLeitwegId`. */
export type InvoiceCustomer = BillingAddress & { readonly email: string }

export type InvoiceLine = {
  readonly description: string
  /** Below zero where something that was paid before is counted against it. */
  readonly quantity: number
  /** Never below zero (EN 16931, BR-27). */
  readonly unitNet: number
  readonly basisPoints: number
  readonly net: number
  readonly tax: number
  readonly period: ServicePeriod | null
}

export type TaxGroup = { readonly basisPoints: number; readonly net: number; readonly tax: number }

export type InvoiceTotals = {
  readonly groups: readonly TaxGroup[]
  readonly net: number
  readonly tax: number
  readonly gross: number
}

/** First and last day. */
export type ServicePeriod = { readonly start: string; readonly end: string }

/** Last digits of card or account, where the provider tells them. */
export type InvoicePayment =
  | { readonly method: 'invoice'; readonly dueOn: string }
  | { readonly method: 'card'; readonly last4: string | null }
  | {
      readonly method: 'sepa_debit'
      readonly last4: string | null
      /** Reference of the mandate and identification of the creditor, where the provider tells them. */
      readonly mandate: { readonly reference: string; readonly creditorId: string } | null
      /** Not before this day. */
      readonly dueOn: string
    }

/** Cents with tax. */
export type InvoiceOffset = { readonly number: string; readonly amount: number }

/** What is to be paid of an invoice. */
export const dueOf = ({ totals, offset }: Pick<Invoice, 'totals' | 'offset'>): number =>
  totals.gross - (offset?.amount ?? 0)

export type CorrectedInvoice = {
  readonly number: string
  readonly issuedOn: string
  readonly reason: string
  /** Gives a part of it back; without this all of it. */
  readonly isPart?: boolean
}

/** The name a letter is addressed to. */
export const addresseeOf = ({ customerType, company, name }: BillingAddress): string =>
  customerType === 'company' ? company : name
