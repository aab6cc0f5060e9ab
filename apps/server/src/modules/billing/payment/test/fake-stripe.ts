import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parse } from 'qs'
import { behaviourOf, refusalOf } from '../sandbox-behaviours.ts'
import { declined, missing, notCancellable, notRefundable, StripeFault, tooSmall } from './fake-stripe-faults.ts'

/**
 * A server that speaks Stripe's HTTP interface as its documentation says, for what we use of it: form-encoded bodies,
 * idempotency keys that give the first answer again, errors with type and code, lists, and the test numbers.
 */
export type FakeStripe = {
  readonly url: string
  /** What the browser would make: of a card or an account by its number. Belongs to nobody yet. */
  createMethod(type: 'card' | 'sepa_debit', number: string): string
  /** Confirms a setup in the browser's stead: the method then belongs to its customer. */
  confirmSetup(setupId: string, methodId: string): void
  objects(kind: Kind): readonly StripeObject[]
  /** Changes a payment, as the bank's answer would days later. */
  settle(intentId: string, status: 'succeeded' | 'requires_payment_method'): StripeObject
  /** Answers the bank in the browser's stead, or refuses to. */
  confirmPayment(clientSecret: string, isConfirmed?: boolean): void
  /** What goes wrong with the next tries to charge: cut off before it is done, done but the answer lost, an error. */
  failCharges(faults: readonly Fault[]): void
  /** A day later: what was asked for under a key is asked for anew. */
  forgetKeys(): void
  stop(): Promise<void>
}

type Fault = 'cut' | 'lost' | 'error'
export type StripeObject = Readonly<Record<string, unknown>> & { readonly id: string }
type Kind = 'customers' | 'payment_methods' | 'setup_intents' | 'payment_intents' | 'products' | 'prices' | 'refunds'
type Params = Readonly<Record<string, unknown>>
type Store = Record<Kind, Map<string, StripeObject>>

export const startFakeStripe = async (): Promise<FakeStripe> => {
  const store: Store = {
    customers: new Map(),
    payment_methods: new Map(),
    setup_intents: new Map(),
    payment_intents: new Map(),
    products: new Map(),
    prices: new Map(),
    refunds: new Map(),
  }
  const answers = new Map<string, { readonly status: number; readonly body: string }>()
  let faults: Fault[] = []

  const server = createServer(async (request, response) => {
    const params = await paramsOf(request)
    const key = request.headers['idempotency-key']
    const name = typeof key === 'string' ? key : undefined
    const known = name === undefined ? undefined : answers.get(name)
    const isCharge = request.method === 'POST' && request.url === '/v1/payment_intents'
    const fault = isCharge ? faults.shift() : undefined
    const isDone = fault === undefined || fault === 'lost'
    const answer = isDone ? (known ?? answerTo(store, request, params)) : faultAnswer(500)
    if (name !== undefined && isDone) answers.set(name, answer)
    if (fault === 'lost' || fault === 'cut') {
      request.socket.destroy()
      return
    }
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': `req_${randomUUID()}` })
    response.end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    createMethod(type, number) {
      const id = `pm_${randomUUID().replaceAll('-', '')}`
      const last4 = number.replaceAll(' ', '').slice(-4)
      const details = type === 'card' ? { card: { brand: 'visa', last4 } } : { sepa_debit: { last4 } }
      const billing = { billing_details: { email: 'konto@test.example' } }
      put(store, 'payment_methods', {
        id,
        object: 'payment_method',
        type,
        customer: null,
        number,
        ...billing,
        ...details,
      })
      return id
    },
    confirmSetup(setupId, methodId) {
      const setup = get(store, 'setup_intents', setupId)
      const mandate = `mandate_${methodId}`
      put(store, 'setup_intents', { ...setup, status: 'succeeded', payment_method: methodId, mandate })
      const method = get(store, 'payment_methods', methodId)
      put(store, 'payment_methods', { ...method, customer: setup['customer'], isSetUp: true })
    },
    objects: (kind) => [...store[kind].values()],
    settle(intentId, status) {
      const error = status === 'succeeded' ? null : { code: 'debit_not_authorized', type: 'card_error' }
      return put(store, 'payment_intents', {
        ...get(store, 'payment_intents', intentId),
        status,
        last_payment_error: error,
      })
    },
    confirmPayment(clientSecret, isConfirmed = true) {
      const intent = get(store, 'payment_intents', clientSecret.replace(/_secret$/, ''))
      if (intent['status'] === 'canceled') throw new TypeError('This payment was called off.')
      const failed = { code: 'payment_intent_authentication_failure', type: 'invalid_request_error' }
      put(store, 'payment_intents', {
        ...intent,
        status: isConfirmed ? 'succeeded' : 'requires_payment_method',
        last_payment_error: isConfirmed ? null : failed,
      })
      if (!isConfirmed || intent['setup_future_usage'] !== 'off_session') return
      const method = get(store, 'payment_methods', String(intent['payment_method']))
      put(store, 'payment_methods', { ...method, isSetUp: true })
    },
    failCharges(next) {
      faults = [...next]
    },
    forgetKeys: () => answers.clear(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const answerTo = (store: Store, request: IncomingMessage, params: Params) => {
  try {
    const { pathname } = new URL(request.url ?? '/', 'http://stripe')
    const [, , kind = '', id = '', verb = ''] = pathname.split('/')
    const method = request.method ?? 'GET'
    const operation = [method, kind, id === '' ? '' : ':id', verb].filter((part) => part !== '').join(' ')
    const run = OPERATIONS[operation]
    if (!run) throw new StripeFault(404, { type: 'invalid_request_error', message: `Unrecognized: ${operation}` })
    return { status: 200, body: JSON.stringify(run(store, params, id)) }
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error
    return { status: error.status, body: JSON.stringify({ error: error.body }) }
  }
}

type Operation = (store: Store, params: Params, id: string) => unknown

const OPERATIONS: Readonly<Record<string, Operation>> = {
  'POST customers': (store, params) => put(store, 'customers', { id: newId('cus'), object: 'customer', ...params }),
  'DELETE customers :id': (store, _, id) => {
    get(store, 'customers', id)
    store.customers.delete(id)
    for (const [methodId, method] of store.payment_methods) {
      if (method['customer'] === id) store.payment_methods.delete(methodId)
    }
    return { id, object: 'customer', deleted: true }
  },
  'GET payment_methods': (store, { customer }) => list(store, 'payment_methods', (one) => one['customer'] === customer),
  'GET payment_methods :id': (store, _, id) => get(store, 'payment_methods', id),
  'POST payment_methods :id attach': (store, { customer }, id) => {
    const method = get(store, 'payment_methods', id)
    get(store, 'customers', String(customer))
    const refusal = refusalOf(behaviourOf(String(method['number'])), false)
    if (refusal !== null) throw declined('card_declined')
    return put(store, 'payment_methods', { ...method, customer })
  },
  'POST payment_methods :id detach': (store, _, id) => {
    const method = get(store, 'payment_methods', id)
    return put(store, 'payment_methods', { ...method, customer: null, detached: true })
  },
  'POST setup_intents': (store, params) => {
    const id = newId('seti')
    const intent = { id, object: 'setup_intent', status: 'requires_payment_method', client_secret: `${id}_secret` }
    return put(store, 'setup_intents', { ...params, ...intent })
  },
  'GET setup_intents': (store, { customer, payment_method: method }) =>
    list(store, 'setup_intents', (one) => one['customer'] === customer && one['payment_method'] === method),
  'GET mandates :id': (_store, _params, id) => {
    const reference = id.slice(-8).toUpperCase()
    return { id, object: 'mandate', payment_method_details: { type: 'sepa_debit', sepa_debit: { reference } } }
  },
  'GET setup_intents :id': (store, _, id) => get(store, 'setup_intents', id),
  'POST setup_intents :id cancel': (store, _, id) => {
    const intent = get(store, 'setup_intents', id)
    if (intent['status'] !== 'requires_payment_method') throw notCancellable()
    return put(store, 'setup_intents', { ...intent, status: 'canceled' })
  },
  'POST payment_intents': (store, params) => createIntent(store, params),
  'GET payment_intents': (store, { customer }) => list(store, 'payment_intents', (one) => one['customer'] === customer),
  'GET payment_intents :id': (store, _, id) => get(store, 'payment_intents', id),
  'POST payment_intents :id cancel': (store, _, id) =>
    put(store, 'payment_intents', { ...get(store, 'payment_intents', id), status: 'canceled' }),
  'POST refunds': (store, params) => {
    const intent = get(store, 'payment_intents', String(params['payment_intent']))
    if (intent['status'] !== 'succeeded') throw notRefundable('payment_intent_unexpected_state')
    const isRefunded = [...store.refunds.values()].some((one) => one['payment_intent'] === intent.id)
    if (isRefunded) throw notRefundable('charge_already_refunded')
    const refund = { ...params, amount: Number(params['amount']), status: 'succeeded' }
    return put(store, 'refunds', { ...refund, id: newId('re'), object: 'refund' })
  },
  'GET products :id': (store, _, id) => get(store, 'products', id),
  'POST products': (store, params) => put(store, 'products', { active: true, ...params, id: String(params['id']) }),
  'POST products :id': (store, params, id) => put(store, 'products', { ...get(store, 'products', id), ...params }),
  'GET prices': (store, params) => {
    const keys = Object.values(params['lookup_keys'] ?? {})
    return list(store, 'prices', (one) => one['active'] === true && keys.includes(one['lookup_key']))
  },
  'POST prices': (store, params) => {
    const taken = [...store.prices.values()].find((one) => one['lookup_key'] === params['lookup_key'])
    if (taken) put(store, 'prices', { ...taken, lookup_key: null })
    const amount = Number(params['unit_amount'])
    return put(store, 'prices', { active: true, ...params, unit_amount: amount, id: newId('price') })
  },
  'POST prices :id': (store, params, id) =>
    put(store, 'prices', { ...get(store, 'prices', id), active: params['active'] !== 'false' }),
}

const createIntent = (store: Store, params: Params): StripeObject => {
  const method = get(store, 'payment_methods', String(params['payment_method']))
  if (method['customer'] !== params['customer']) throw missing('payment_method')
  if (Number(params['amount']) < MIN_AMOUNT) throw tooSmall()
  const id = newId('pi')
  const intent = {
    ...params,
    id,
    object: 'payment_intent',
    client_secret: `${id}_secret`,
    amount: Number(params['amount']),
    metadata: params['metadata'] ?? {},
    last_payment_error: null,
  }
  if (method['type'] === 'sepa_debit') return put(store, 'payment_intents', { ...intent, status: 'processing' })
  const number = String(method['number']).replaceAll(' ', '')
  const isAlone = params['off_session'] === 'true'
  const isSecure = number === CONFIRMATION_CARD || (number === SETUP_CARD && method['isSetUp'] !== true)
  // With its payer present a bank asks him; else it refuses, and names the method to be tried again with.
  if (isSecure && !isAlone) return put(store, 'payment_intents', { ...intent, status: 'requires_action' })
  const refusal = refusalOf(behaviourOf(number), isAlone)
  const status = refusal !== null || isSecure ? 'requires_payment_method' : 'succeeded'
  const asking = {
    code: 'authentication_required',
    type: 'card_error',
    payment_method: { id: method.id, type: 'card' },
  }
  const kept = put(store, 'payment_intents', { ...intent, status, ...(isSecure && { last_payment_error: asking }) })
  if (isSecure) throw declined('authentication_required', kept.id)
  if (refusal !== null) throw declined('card_declined', kept.id)
  return kept
}

/** Cents; the least that Stripe collects in euros. */
const MIN_AMOUNT = 50

/** Its bank wants every payment confirmed. */
const CONFIRMATION_CARD = '4000002760003184'

/** Its bank wants one payment, or the setup, confirmed, and takes those that come later without its payer. */
const SETUP_CARD = '4000002500003155'

const put = (store: Store, kind: Kind, object: StripeObject): StripeObject => {
  store[kind].set(object.id, object)
  return object
}
const get = (store: Store, kind: Kind, id: string): StripeObject => {
  const object = store[kind].get(id)
  if (!object) throw missing(kind)
  return object
}
const list = (store: Store, kind: Kind, matches: (object: StripeObject) => boolean) => ({
  object: 'list',
  has_more: false,
  data: [...store[kind].values()].filter(matches),
})
const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`

const faultAnswer = (status: number) => ({
  status,
  body: JSON.stringify({ error: { type: 'api_error', message: 'An error occurred.' } }),
})

const paramsOf = async (request: IncomingMessage): Promise<Params> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { search } = new URL(request.url ?? '/', 'http://stripe')
  return { ...parse(search.slice(1)), ...parse(Buffer.concat(chunks).toString()) }
}
