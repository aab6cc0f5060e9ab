import { randomUUID } from 'node:crypto'
import type {
  CheckoutState,
  InvoicePreview,
  Ordered,
  PaymentMethod,
} from '@gebaerdenraum/domain/billing/checkout.contract'
import { type BillingAddress, EMPTY_ADDRESS } from '@gebaerdenraum/domain/billing/customers/billing-address'
import type { GivenUser } from './builders.ts'
import type { Answer, ErrorAnswer, TestServer } from './test-server.ts'

export const PERSON: BillingAddress = {
  ...EMPTY_ADDRESS,
  name: 'Eva Einzel',
  street: 'Lindenweg',
  number: '3a',
  postcode: '04109',
  city: 'Leipzig',
}
export const COMPANY: BillingAddress = { ...PERSON, customerType: 'company', company: 'Kita Sonnenhügel' }

export const CARDS = {
  works: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksFirst: '4000 0027 6000 3184',
  declinedLater: '4000 0000 0000 0341',
} as const
export const IBANS = {
  works: 'DE89 3704 0044 0532 0130 00',
  fails: 'DE62 3704 0044 0532 0130 01',
  returns: 'DE35 3704 0044 0532 0130 02',
} as const

/** What is typed of a card that is valid for years to come, whatever the clock of the test says. */
export const typedCard = (number: string) =>
  ({ number, exp_month: 12, exp_year: new Date().getFullYear() + 5, cvc: '123' }) as const

export const givenAddress = async (server: TestServer, { id, token }: GivenUser, address = PERSON): Promise<void> => {
  await server.call('PATCH', `customers/${id}`, { as: token, data: address })
}

export const givenCard = async (
  server: TestServer,
  { token }: GivenUser,
  number: string = CARDS.works,
): Promise<string> => {
  const data = { object: 'payment_method', type: 'card', card: typedCard(number), name: 'Eva Einzel' }
  return (await server.call<PaymentMethod>('POST', 'checkout', { as: token, data })).body.id
}

export const givenDebit = async (
  server: TestServer,
  { token }: GivenUser,
  iban: string = IBANS.works,
): Promise<string> => {
  const data = { object: 'payment_method', type: 'sepa_debit', iban, name: 'Eva Einzel', email: 'eva@test.example' }
  return (await server.call<PaymentMethod>('POST', 'checkout', { as: token, data })).body.id
}

export const preview = async (server: TestServer, { token }: GivenUser, license: string): Promise<InvoicePreview> => {
  const call = { as: token, data: { license }, query: { preview: true } }
  return (await server.call<InvoicePreview>('PATCH', 'checkout', call)).body
}

type Buying = {
  readonly license: string
  readonly paymentMethod?: string
  readonly key?: string
  readonly prorationTimestamp?: number
  readonly total?: number
}

/** Buys as of now, under a key of its own unless one is given. */
export const buyLicence = (
  server: TestServer,
  { token }: GivenUser,
  { key = randomUUID(), prorationTimestamp = Math.floor(Date.now() / 1000), ...wish }: Buying,
): Promise<Answer<Ordered & ErrorAnswer>> =>
  server.call<Ordered & ErrorAnswer>('PATCH', 'checkout', { as: token, key, data: { ...wish, prorationTimestamp } })

export const licenceOf = async (server: TestServer, { token }: GivenUser): Promise<CheckoutState['subscription']> =>
  (await server.call<CheckoutState>('GET', 'checkout', { as: token })).body.subscription
