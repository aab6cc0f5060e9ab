import type { PaymentMethodType } from '@gebaerdenraum/domain/accounts/licence-payment'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CARDS, givenCard, givenDebit, IBANS } from '../../../../test/given-checkout.ts'
import { givenPerson } from '../../../../test/given-team.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { type Charge, type Payer, type PaymentProvider, PaymentRefused } from './payment-provider.ts'
import { findProviderPayer } from './provider-payer.ts'
import { type FakeStripe, startFakeStripe } from './test/fake-stripe.ts'

type Given = {
  readonly provider: PaymentProvider
  /** A new payer with one method of each kind that can be added. */
  payer(): Promise<Payer>
  method(payer: Payer, type: PaymentMethodType, number?: string): Promise<string>
  readonly types: readonly PaymentMethodType[]
}

let fake: FakeStripe
let withSandbox: TestServer
let withStripe: TestServer
beforeAll(async () => {
  fake = await startFakeStripe()
  withSandbox = await openTestServer()
  withStripe = await openTestServer({
    STRIPE_SECRET_KEY: 'sk_test_contract',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_contract',
    STRIPE_WEBHOOK_SECRET: 'whsec_contract',
    STRIPE_API_URL: fake.url,
    SEPA_CREDITOR_ID: 'DE98ZZZ09999999999',
  })
})
afterAll(async () => {
  await withSandbox.close()
  await withStripe.close()
  await fake.stop()
})

const tokens = new Map<string, string>()
const payerOn = async (server: TestServer): Promise<Payer> => {
  const person = await givenPerson(server)
  tokens.set(person.id, person.token)
  return (await findProviderPayer(server.database.db, person.id)) as Payer
}
const again = async (server: TestServer, payer: Payer) =>
  (await findProviderPayer(server.database.db, payer.userId)) as Payer

test.each([
  ['Kasse@kita-löwenzahn.example', 'Kasse@xn--kita-lwenzahn-nmb.example'],
  ['kasse@школа.рф', 'kasse@xn--80atdl2c.xn--p1ai'],
])('the customer %s has an address in ASCII at Stripe', async (email, ascii) => {
  const payer = await payerOn(withStripe)
  await withStripe.services.payment.online.startSetup({ ...payer, email })
  const { stripeCustomerId } = await again(withStripe, payer)
  const customer = fake.objects('customers').find(({ id }) => id === stripeCustomerId)
  expect(customer).toMatchObject({ email: ascii })
})

const PROVIDERS: Readonly<Record<PaymentProvider['name'], () => Given>> = {
  sandbox: () => ({
    provider: withSandbox.services.payment.online,
    types: ['card', 'sepa_debit'],
    payer: () => payerOn(withSandbox),
    method: ({ userId, email }, type, number) => {
      const person = { id: userId, email, token: tokens.get(userId) ?? '' }
      return type === 'card' ? givenCard(withSandbox, person, number) : givenDebit(withSandbox, person, number)
    },
  }),
  stripe: () => ({
    provider: withStripe.services.payment.online,
    types: ['card', 'sepa_debit'],
    async payer() {
      const payer = await payerOn(withStripe)
      await withStripe.services.payment.online.startSetup(payer)
      return again(withStripe, payer)
    },
    async method(payer, type, number = type === 'card' ? CARDS.works : IBANS.works) {
      const id = fake.createMethod(type as 'card' | 'sepa_debit', number)
      const setup = await withStripe.services.payment.online.startSetup(payer)
      if (type === 'sepa_debit') fake.confirmSetup(setup.id, id)
      return id
    },
  }),
  manual: () => ({
    provider: withSandbox.services.payment.manual,
    types: ['invoice'],
    payer: () => payerOn(withSandbox),
    method: async () => 'invoice',
  }),
}

const chargeOf = (payer: Payer, id: string, type: PaymentMethodType, more: Partial<Charge> = {}): Charge => ({
  paymentId: v7(),
  orderId: v7(),
  amount: 9_996,
  currency: 'EUR',
  payer,
  method: { id, type },
  description: 'Einzellizenz (1 Jahr)',
  license: 'single-1-12',
  isOffSession: false,
  askedSince: null,
  ...more,
})

describe.each(Object.entries(PROVIDERS))('the provider %s', (name, given) => {
  test('lists what was made ready to be charged, and knows no other methods', async () => {
    const { provider, types, payer, method } = given()
    const one = await payer()
    for (const type of types) {
      const id = await method(one, type)
      expect(await provider.useMethod(one, id)).toMatchObject({ id, type })
    }
    expect((await provider.methodsOf(one)).map(({ type }) => type).toSorted()).toEqual([...types].toSorted())
    expect(await provider.useMethod(one, 'pm_none')).toBeUndefined()
  })

  test('collects a payment once however often it is asked for', async () => {
    const { provider, types, payer, method } = given()
    const one = await payer()
    for (const type of types) {
      const id = await method(one, type)
      await provider.useMethod(one, id)
      const charge = chargeOf(one, id, type)
      const [first, second] = await Promise.all([provider.charge(charge), provider.charge(charge)])
      const late = await provider.charge(charge)
      expect([first, second]).toEqual([late, late])
      expect(late).toEqual({
        state: type === 'card' ? 'paid' : 'in-progress',
        reference: expect.any(String),
        refusal: null,
      })
      expect((await provider.charge(chargeOf(one, id, type))).reference).not.toBe(late.reference)
    }
    if (name === 'stripe') {
      const amounts = fake.objects('payment_intents').filter(({ customer }) => customer === one.stripeCustomerId)
      expect(amounts.map(({ amount }) => amount)).toEqual([9_996, 9_996, 9_996, 9_996])
    }
  })

  test('collects once what is asked for again after days without an answer', async () => {
    const { provider, types, payer, method } = given()
    const one = await payer()
    for (const type of types) {
      const id = await method(one, type)
      await provider.useMethod(one, id)
      const charge = chargeOf(one, id, type)
      const { reference, state } = await provider.charge(charge)
      fake.forgetKeys()
      const askedSince = new Date(Date.now() - 72 * 3_600_000)
      expect(await provider.charge({ ...charge, askedSince })).toEqual({ reference, state, refusal: null })
      const never = chargeOf(one, id, type, { askedSince })
      expect((await provider.charge(never)).reference).not.toBe(reference)
      if (name !== 'stripe') continue
      const made = fake.objects('payment_intents').filter((intent) => intent['payment_method'] === id)
      expect(made).toHaveLength(2)
    }
  })

  test('knows the mandate of a debit, and of nothing else', async () => {
    const { provider, types, payer, method } = given()
    const one = await payer()
    const other = await payer()
    for (const type of types) {
      const id = await method(one, type)
      await provider.useMethod(one, id)
      const mandate = { reference: expect.any(String), last4: '3000', noticeEmail: expect.stringContaining('@') }
      expect(await provider.mandateOf(one, id)).toEqual(
        type === 'sepa_debit' ? { ...mandate, creditorId: 'DE98ZZZ09999999999' } : null,
      )
      expect(await provider.mandateOf(other, id)).toBeNull()
    }
  })

  test('takes back a setup of this payer, and no other', async () => {
    const { provider, payer } = given()
    const one = await payer()
    const other = await payer()
    if (name === 'manual') {
      await expect(provider.startSetup(one)).rejects.toThrow(TypeError)
      return
    }
    const setup = await provider.startSetup(one)
    expect(setup).toEqual({ id: expect.any(String), client_secret: expect.any(String) })
    expect(await provider.cancelSetup(other, setup.id)).toBe(false)
    expect(await provider.cancelSetup(one, 'seti_none')).toBe(false)
    if (name === 'stripe') expect(setupStatus(setup.id)).toBe('requires_payment_method')
    expect(await provider.cancelSetup(one, setup.id)).toBe(true)
    expect(await provider.cancelSetup(one, setup.id)).toBe(true)
    if (name === 'stripe') expect(setupStatus(setup.id)).toBe('canceled')
  })

  test('removes a method once, and for its payer only', async () => {
    const { provider, types, payer, method } = given()
    const one = await payer()
    const other = await payer()
    for (const type of types) {
      const id = await method(one, type)
      await provider.useMethod(one, id)
      expect(await provider.removeMethod(other, id)).toBe(false)
      expect(await provider.removeMethod(one, id)).toBe(type !== 'invoice')
      expect(await provider.removeMethod(one, id)).toBe(false)
    }
  })

  test('gives nobody the method of another', async () => {
    const { provider, types, payer, method } = given()
    const one = await payer()
    const other = await payer()
    for (const type of types.filter((kind) => kind !== 'invoice')) {
      const id = await method(one, type)
      await provider.useMethod(one, id)
      expect(await provider.useMethod(other, id)).toBeUndefined()
      expect(await provider.charge(chargeOf(other, id, type))).toMatchObject({
        state: 'failed',
        refusal: 'Diese Zahlungsmethode gibt es nicht mehr.',
      })
    }
    expect(await provider.methodsOf(other)).toEqual(
      types.includes('invoice') ? [{ id: 'invoice', type: 'invoice' }] : [],
    )
  })

  test('gives a payment back once for each key, and calls back one that is on its way', async () => {
    const { provider, types, payer, method } = given()
    const one = await payer()
    for (const type of types) {
      const id = await method(one, type)
      await provider.useMethod(one, id)
      const charge = chargeOf(one, id, type)
      const { state, reference } = await provider.charge(charge)
      const payment = { id: charge.paymentId, reference, state }
      const refund = { payment, amount: charge.amount, idempotencyKey: `refund-${charge.paymentId}` }
      const outcome = { card: 'refunded', sepa_debit: 'called-back', invoice: 'by-hand' }[type]
      expect([await provider.refund(refund), await provider.refund(refund)]).toEqual([outcome, outcome])
      const later = { ...refund, idempotencyKey: `later-${charge.paymentId}` }
      expect(await provider.refund(later)).toBe(outcome)
      if (name !== 'stripe') continue
      const refunds = fake.objects('refunds').filter((refunded) => refunded['payment_intent'] === reference)
      expect(refunds.map(({ amount }) => amount)).toEqual(type === 'card' ? [9_996] : [])
      const intent = fake.objects('payment_intents').find((collected) => collected.id === reference)
      expect(intent?.['status']).toBe(type === 'card' ? 'succeeded' : 'canceled')
    }
  })

  test('forgets a payer, and may be told so twice', async () => {
    const { provider, types, payer, method } = given()
    const one = await payer()
    for (const type of types) await provider.useMethod(one, await method(one, type))
    await provider.forget(one)
    await provider.forget(one)
    const kept = (await provider.methodsOf(one)).filter(({ type }) => type !== 'invoice')
    expect(kept).toEqual([])
  })
})

describe.each(['sandbox', 'stripe'] as const)('cards at %s', (name) => {
  test('refuses a declined card in words for the person', async () => {
    const { provider, payer, method } = PROVIDERS[name]()
    const one = await payer()
    const id = await method(one, 'card', CARDS.declined)
    const sentence = 'Deine Karte wurde abgelehnt. Bitte nimm eine andere Zahlungsmethode.'
    const told = await provider
      .useMethod(one, id)
      .then(() => provider.charge(chargeOf(one, id, 'card')))
      .then(({ refusal }) => refusal)
      .catch((error: unknown) => (error instanceof PaymentRefused ? error.message : undefined))
    expect(told).toBe(sentence)
    expect(await provider.methodsOf(one)).toEqual([])
  })

  test('refuses a renewal whose card is declined later', async () => {
    const { provider, payer, method } = PROVIDERS[name]()
    const one = await payer()
    const id = await method(one, 'card', CARDS.declinedLater)
    await provider.useMethod(one, id)
    const outcome = await provider.charge(chargeOf(one, id, 'card', { isOffSession: true }))
    expect(outcome).toMatchObject({ state: 'failed', refusal: expect.stringContaining('abgelehnt') })
  })

  test('lets a payer answer his bank, whether he is there or not, and calls off what he does not answer', async () => {
    const { provider, payer, method } = PROVIDERS[name]()
    const one = await payer()
    const id = await method(one, 'card', CARDS.asksFirst)
    await provider.useMethod(one, id)
    const present = chargeOf(one, id, 'card')
    const waiting = await provider.charge(present)
    expect(waiting).toMatchObject({ state: 'charging', needsConfirmation: true })
    expect(await provider.charge({ ...present, askedSince: new Date() })).toEqual(waiting)
    const payment = { id: present.paymentId, reference: waiting.reference }
    const asked = { clientSecret: expect.any(String), paymentMethod: null }
    expect(await provider.askToConfirm(payment)).toEqual(asked)
    expect(await provider.lookUp(payment)).toEqual(waiting)
    const givenUp = await provider.charge({ ...present, askedSince: new Date(), isGivenUp: true })
    expect(givenUp).toMatchObject({ state: 'failed', refusal: expect.stringContaining('nicht bestätigt') })

    const renewal = chargeOf(one, id, 'card', { isOffSession: true })
    const refused = await provider.charge(renewal)
    expect(refused).toMatchObject({ state: 'failed', needsConfirmation: true })
    const failed = { id: renewal.paymentId, reference: refused.reference }
    expect(await provider.askToConfirm(failed)).toMatchObject({ clientSecret: expect.any(String) })
    if (name === 'sandbox') return
    expect(await provider.askToConfirm(failed)).toMatchObject({ paymentMethod: id })
    fake.confirmPayment(`${refused.reference}_secret`)
    expect(await provider.lookUp(failed)).toMatchObject({ state: 'paid' })
    expect(await provider.askToConfirm(failed)).toBeNull()
    expect(await provider.askToConfirm(payment)).toBeNull()
  })
})

test('what Stripe will never take is refused, and not asked for again', async () => {
  const { provider, payer, method } = PROVIDERS.stripe()
  const one = await payer()
  const id = await method(one, 'card')
  await provider.useMethod(one, id)
  expect(await provider.charge(chargeOf(one, id, 'card', { amount: 20 }))).toMatchObject({ state: 'failed' })
})

const setupStatus = (id: string) => fake.objects('setup_intents').find((one) => one.id === id)?.['status']
