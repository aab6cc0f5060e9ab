import type { CustomerType } from '@gebaerdenraum/domain/accounts/customer-types'
import type { CheckoutState, InvoicePreview } from '@gebaerdenraum/domain/billing/checkout.contract'
import type { Customer } from '@gebaerdenraum/domain/billing/customers/customers.contract'
import type { LicenseOffer, LicenseOffers } from '@gebaerdenraum/domain/billing/licenses.contract'
import type { WholeSubscription } from '@gebaerdenraum/domain/billing/subscriptions.contract'

/** Somebody who bought for herself, at a complete address. */
export const CUSTOMER: Customer = {
  _id: 'user-1',
  customerType: 'person',
  company: '',
  vatId: '',
  name: 'Eva Neu',
  additional: '',
  street: 'Ahornweg',
  number: '7',
  postcode: '50667',
  city: 'Köln',
  countryCode: 'DE',
  reference: '',
  isComplete: true,
}

/** Single licences and ten seats, for a year; persons pay in the browser, companies on invoice too. */
export const givenOffers = (customerType: CustomerType = 'person', country: 'DE' | 'CH' = 'DE'): LicenseOffers => {
  const taxRate = country === 'DE' ? 19 : 0
  const single = givenOffer({ id: 'single-1-12', title: 'Einzellizenz', size: 1 }, 6_000, taxRate)
  const ten = givenOffer({ id: 'institution-10-12', title: 'Einrichtung, 10 Plätze', size: 10 }, 30_000, taxRate)
  return {
    country,
    customerType,
    countries: ['DE', 'AT', 'CH'],
    currency: 'EUR',
    taxation: country === 'DE' ? 'vat' : 'not-taxable',
    taxRate,
    taxNote: country === 'DE' ? null : 'Ohne Mehrwertsteuer',
    slider: [1, 10, 'custom'],
    groups: [
      { _id: 'single', title: 'Einzellizenz', sizes: [1], licenses: [single] },
      {
        _id: 'institution',
        title: 'Einrichtung',
        sizes: [10],
        licenses: [customerType === 'person' ? ten : { ...ten, paymentMethods: ['card', 'sepa_debit', 'invoice'] }],
      },
    ],
  }
}

const givenOffer = (
  named: Pick<LicenseOffer, 'id' | 'title' | 'size'>,
  net: number,
  taxRate: number,
): LicenseOffer => ({
  ...named,
  period: 12,
  canAutoRenew: true,
  net,
  tax: (net * taxRate) / 100,
  gross: net + (net * taxRate) / 100,
  paymentMethods: ['card', 'sepa_debit'],
})

/** The checkout of this customer, who has no licence and no payment method. */
export const CHECKOUT: CheckoutState = {
  customer: CUSTOMER,
  provider: 'sandbox',
  publishableKey: null,
  subscription: null,
  stripeCustomer: null,
  stripeSubscription: null,
  paymentMethods: [],
  defaultPaymentMethod: null,
  choice: null,
}

const { net: _, tax: __, gross: ___, paymentMethods: ____, ...TEN_SEATS } = givenOffers().groups[1]!.licenses[0]!

/** A licence for ten that was paid and renews itself. */
export const SUBSCRIPTION: WholeSubscription = {
  _id: 'subscription-1',
  status: 'active',
  subscriptionType: 'stripe',
  license: TEN_SEATS.id,
  licenseObject: TEN_SEATS,
  periodEnd: '2098-11-21T10:00:00.000Z',
  cancelAtPeriodEnd: false,
  provider: 'sandbox',
  periodStart: '2097-11-21T10:00:00.000Z',
  successor: null,
  waiting: null,
  held: null,
  renewal: {
    _id: 'subscription-1',
    licenseObject: TEN_SEATS,
    periodStart: '2098-11-21T10:00:00.000Z',
    periodEnd: '2099-11-21T10:00:00.000Z',
    status: 'planned',
    obstacle: null,
  },
  payment: { status: 'paid', method: 'card', dueTotal: 0, nextAttempt: null, needsConfirmation: false, endsAt: null },
}

const DAY_S = 86_400
const START_S = 1_795_255_200

/** What ten seats for a company cost, ordered now. */
export const PREVIEW: InvoicePreview = {
  change: 'purchase',
  currency: 'EUR',
  lines: {
    data: [
      {
        description: 'Einrichtung, 10 Plätze',
        amount: 30_000,
        tax_amounts: [{ amount: 5_700, tax_rate_percentage: 19 }],
        period: { start: START_S, end: START_S + 365 * DAY_S },
      },
    ],
  },
  subtotal: 30_000,
  tax: 5_700,
  total: 35_700,
  tax_note: null,
  period_start: START_S,
  period_end: START_S + 365 * DAY_S,
  next_payment_attempt: null,
  subscription_proration_date: START_S,
  surplus: 0,
}
