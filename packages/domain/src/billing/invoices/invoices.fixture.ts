import { type BillingAddress, EMPTY_ADDRESS } from '../customers/billing-address.ts'
import type { PricedCredit, PricedOrder } from '../priced-order.ts'
import { priceFee, priceTerm, priceUpgrade } from '../priced-order.ts'
import type { Taxation } from '../taxation.ts'
import type { Invoice, InvoiceOffset, InvoiceSeller } from './invoice.ts'
import { creditNoteOf, creditNoteOfPart, issuedInvoice, type OrderPayment } from './issue-invoice.ts'

/** One invoice of every kind that there is, for the tests of what is written from them. */

export const SELLER: InvoiceSeller = {
  name: 'Gebärdenraum Muster GmbH',
  street: 'Musterweg 1',
  postcode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
  taxNumber: '30/123/45678',
  vatId: 'DE123456788',
  register: 'Amtsgericht Charlottenburg, HRB 12345',
  contact: 'Buchhaltung',
  email: 'rechnung@gebaerdenraum.example',
  phone: '+49 30 1234567',
  bank: { name: 'Musterbank', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' },
}

const PERSON: BillingAddress = {
  ...EMPTY_ADDRESS,
  name: 'Eva Einzel & Söhne <Privat>',
  street: 'Große Straße',
  number: '12a',
  postcode: '50667',
  city: 'Köln',
}

const KITA: BillingAddress = {
  ...PERSON,
  customerType: 'company',
  company: 'Kita Sonnenhügel e. V.',
  name: 'Lena Leitung',
  additional: 'Haus B',
  reference: 'Bestellung 4711',
}

const NOW = new Date('2026-11-21T10:00:00Z')
const SINGLE = { id: 'single-1-1', title: 'Einzellizenz', size: 1, period: 1, canAutoRenew: true } as const
const TEAM = { id: 'institution-10-12', title: 'Einrichtung, 10 Plätze', size: 10, period: 12, canAutoRenew: true }
const GERMAN: Taxation = { kind: 'vat', country: 'DE', basisPoints: 1900 }
const CARD: OrderPayment = { method: 'card', last4: '4242' }

const term = (customer: BillingAddress, taxation: Taxation = GERMAN): PricedOrder =>
  customer.customerType === 'person'
    ? priceTerm({ kind: 'purchase', customer, license: SINGLE, taxation, at: NOW, net: 832 })
    : priceTerm({ kind: 'purchase', customer, license: TEAM, taxation, at: NOW, net: 50_000 })

const upgradeOf = (customer: BillingAddress, taxation: Taxation, before = customer, net = 90_000): PricedOrder => {
  const order = priceUpgrade({
    customer,
    taxation,
    at: NOW,
    license: { ...TEAM, title: 'Einrichtung, 20 Plätze', size: 20 },
    net,
    present: {
      license: TEAM,
      net: 50_000,
      taxation: GERMAN,
      customer: before,
      start: new Date('2026-08-01T08:00:00Z'),
      end: new Date('2027-08-01T08:00:00Z'),
    },
  })
  if (!order) throw new RangeError('It would cost less than nothing.')
  return order
}
const AUSTRIAN: BillingAddress = { ...KITA, countryCode: 'AT', vatId: 'ATU12345675', city: 'Wien', postcode: '1010' }
const REVERSED: Taxation = { kind: 'reverse-charge', country: 'AT', basisPoints: 0 }
/**
 * Who became a company in another member state within his term: what is left goes back as it was taxed. The price is one
 * whose difference the other reader, which reckons in fractions, finds to the cent.
 */
const BECOME_COMPANY = upgradeOf(AUSTRIAN, REVERSED, PERSON, 90_500)
const FEE = priceFee({
  customer: PERSON,
  license: SINGLE,
  taxation: GERMAN,
  at: NOW,
  amount: 700,
  term: { start: NOW, end: NOW },
})

const issued = (
  order: PricedOrder,
  payment: OrderPayment = CARD,
  seller: InvoiceSeller = SELLER,
  offset?: InvoiceOffset,
): Invoice =>
  issuedInvoice(order, {
    number: '2026-00042',
    seller,
    email: 'kundin@demo.example',
    payment,
    dueDays: 14,
    offset,
    now: NOW,
  })

const ofKita = issued(term(KITA), { method: 'invoice' })
const ofPerson = issued(term(PERSON))
const UNUSED = creditNoteOfPart(ofPerson, BECOME_COMPANY.credit as PricedCredit, {
  number: '2026-00041',
  reason: 'Wechsel der Lizenz',
  now: NOW,
})

export const INVOICES = {
  'of a person by card': ofPerson,
  'of an upgrade that is taxed otherwise': issued(BECOME_COMPANY, { method: 'invoice' }, SELLER, {
    number: UNUSED.number,
    amount: UNUSED.totals.gross,
  }),
  'that gives unused time back': UNUSED,
  'that takes the rest of it back': creditNoteOf(ofKita, {
    number: '2026-00044',
    reason: 'Die Bestellung wurde widerrufen.',
    now: new Date('2026-11-25T10:00:00Z'),
    before: [
      creditNoteOfPart(ofKita, upgradeOf(PERSON, GERMAN, KITA).credit as PricedCredit, {
        number: '2026-00043',
        reason: 'Wechsel der Lizenz',
        now: NOW,
      }),
    ],
  }),
  'of a company by direct debit': issued(term(KITA), {
    method: 'sepa_debit',
    last4: '3000',
    mandate: { reference: 'M-1', creditorId: 'DE98ZZZ09999999999' },
  }),
  'of a company on account': ofKita,
  'of a public body': issued(term({ ...KITA, company: 'Stadt Köln', reference: '04011000-1234512345-06' }), {
    method: 'invoice',
  }),
  'of an upgrade': issued(upgradeOf(KITA, GERMAN)),
  'of an upgrade after a move': issued(
    upgradeOf(
      { ...KITA, countryCode: 'AT', city: 'Wien', postcode: '1010' },
      { kind: 'vat', country: 'AT', basisPoints: 2000 },
    ),
  ),
  'with the tax of another country': issued(
    term({ ...PERSON, countryCode: 'FI' }, { kind: 'vat', country: 'FI', basisPoints: 2550 }),
  ),
  'of a company in another member state': issued(
    term(
      { ...KITA, countryCode: 'AT', vatId: 'ATU12345675', city: 'Wien', postcode: '1010' },
      { kind: 'reverse-charge', country: 'AT', basisPoints: 0 },
    ),
    { method: 'invoice' },
  ),
  'of a company in Switzerland': issued(
    term(
      { ...KITA, countryCode: 'CH', city: 'Zürich', postcode: '8001' },
      {
        kind: 'not-taxable',
        country: 'CH',
        basisPoints: 0,
      },
    ),
    { method: 'invoice' },
  ),
  'of a card without digits': issued(term(KITA), { method: 'card', last4: null }),
  'of a fee': issued(FEE, { method: 'sepa_debit', last4: '3000', mandate: null }),
  'of a seller with a VAT id only': issued(term(KITA), CARD, {
    ...SELLER,
    taxNumber: null,
    register: null,
    bank: null,
  }),
  'that takes another back': creditNoteOf(ofKita, {
    number: '2026-00043',
    reason: 'Die Bestellung wurde widerrufen.',
    now: new Date('2026-11-25T10:00:00Z'),
  }),
} as const satisfies Readonly<Record<string, Invoice>>
