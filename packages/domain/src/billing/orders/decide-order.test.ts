import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LicenceChange } from '../licence-change.ts'
import { decideOrder } from './decide-order.ts'
import type { OrderDecision, OrderEffect, OrderEvent, OrderState, PaymentReport } from './order.ts'
import { attempt, BOOKED, givenOrder, NOW, OFFER, STATES } from './orders.fixture.ts'
import { decidePlacement } from './place-order.ts'

const report = (state: PaymentReport['state'], change: Partial<PaymentReport> = {}): PaymentReport => ({
  kind: 'payment-reported',
  paymentId: 'p1',
  state,
  reference: null,
  refusal: null,
  ...change,
})

const EVENTS: Readonly<Record<string, OrderEvent>> = {
  'charge-requested, payer present': { kind: 'charge-requested', paymentId: 'new', isPayerPresent: true },
  'charge-requested by the clock': { kind: 'charge-requested', paymentId: 'new', isPayerPresent: false },
  'confirmation-requested': { kind: 'confirmation-requested', paymentId: 'p1', reference: 'pi_1' },
  'payment-reported: in-progress': report('in-progress'),
  'payment-reported: failed': report('failed', { refusal: 'Refused.' }),
  'payment-reported: failed, to be confirmed': report('failed', { needsConfirmation: true }),
  'payment-reported: paid': report('paid'),
  'payment-reported: disputed': report('disputed'),
  'payment-reported: returned': report('returned'),
  'payment-reported: regained': report('regained'),
  'payment-reported: paid, of an unknown payment': report('paid', { paymentId: 'unknown' }),
  'transfer-received': { kind: 'transfer-received', paymentId: 'new' },
  approved: { kind: 'approved', paymentId: 'new' },
  rejected: { kind: 'rejected' },
  'invoice-taken-back': { kind: 'invoice-taken-back', reason: 'Mistake' },
  'refund-requested': { kind: 'refund-requested', reason: 'Withdrawal' },
}

const effectText = (effect: OrderEffect): string => {
  switch (effect.kind) {
    case 'ask-provider':
      return `ask-provider ${effect.paymentId}${effect.askedSince ? ' again' : ''}`
    case 'change-licence':
      return `change-licence ${effect.event.kind}`
    case 'confirm-order':
      return `mail ${effect.mail}`
    case 'report-failed-payment':
      return `mail ${effect.mail}`
    case 'refund-payment':
    case 'note-manual-refund':
      return `${effect.kind} ${effect.paymentId} ${effect.cents}`
    default:
      return effect.kind
  }
}

const day = (moment: Date | null): string => (moment ? ` next ${moment.toISOString().slice(0, 10)}` : '')
const stateText = ({ status, bookedAt, payments, nextAttemptAt }: OrderState): string =>
  [
    status,
    bookedAt ? ' booked' : '',
    ` [${payments.map(({ state, needsConfirmation }) => (needsConfirmation ? `${state}?` : state)).join(' ')}]`,
    day(nextAttemptAt),
  ].join('')

const decisionText = (before: OrderState, { order, effects, refused }: OrderDecision): string => {
  if (refused) return `refused: ${refused}`
  const after = stateText(order)
  const next = after === stateText(before) ? '(same)' : after
  return effects.length === 0 && next === '(same)' ? '-' : [next, ...effects.map(effectText)].join('; ')
}

test('every event in every state is decided as the table says', async () => {
  const blocks = Object.entries(EVENTS).map(([name, event]) => {
    const lines = Object.entries(STATES).map(
      ([state, order]) => `  ${state.padEnd(28)}${decisionText(order, decideOrder(order, event, NOW))}`,
    )
    return [name, ...lines].join('\n')
  })
  await expect(`${blocks.join('\n\n')}\n`).toMatchFileSnapshot('decide-order.golden.txt')
})

test('every order begins as the table says', async () => {
  const changes: readonly LicenceChange[] = ['purchase', 'upgrade', 'successor', 'keep']
  const lines = changes.flatMap((change) =>
    (['card', 'sepa_debit', 'invoice'] as const).flatMap((type) =>
      [false, true].map((hasLicence) => {
        const method = { id: 'pm', type }
        const placed = decidePlacement({ ...OFFER, change, method, hasLicence, isAgreed: false })
        const { status, opensLicence, licenceEvent, effects } = placed
        const name = `${change}, ${type}${hasLicence ? ', has a licence' : ''}`
        const facts = [
          status,
          opensLicence ? 'opens a licence' : '',
          licenceEvent?.kind ?? '',
          ...effects.map(effectText),
        ]
        return `${name.padEnd(40)}${facts.filter((fact) => fact !== '').join('; ')}`
      }),
    ),
  )
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('place-order.golden.txt')
})

const decideAll = (order: OrderState, events: readonly OrderEvent[]) =>
  events.reduce(
    ({ order: before, effects }, event) => {
      const decision = decideOrder(before, event, NOW)
      return { order: decision.order, effects: [...effects, ...decision.effects] }
    },
    { order, effects: [] as readonly OrderEffect[] },
  )

const states = fc.constantFrom(...Object.values(STATES))
const events = fc.constantFrom(...Object.values(EVENTS))
/** Effects that ask again under the key of the first time: that of the payment, the order or the invoice. */
const REPEATABLE: ReadonlySet<OrderEffect['kind']> = new Set(['ask-provider', 'note-manual-refund', 'correct-invoice'])

describe('an event', () => {
  test('that is repeated at once changes nothing', () => {
    fc.assert(
      fc.property(states, fc.array(events, { maxLength: 5 }), events, (order, before, event) => {
        const { order: reached } = decideAll(order, before)
        const once = decideOrder(reached, event, NOW)
        const twice = decideOrder(once.order, event, NOW)
        expect(twice.order).toEqual(once.order)
        expect(twice.effects.filter(({ kind }) => !REPEATABLE.has(kind))).toEqual([])
      }),
    )
  })

  test('never promises more of a payment back than it has, and books and invoices once', () => {
    fc.assert(
      fc.property(states, fc.array(events, { maxLength: 12 }), (order, all) => {
        const { order: after, effects } = decideAll(order, all)
        for (const { givenBack, amount } of after.payments) expect(givenBack).toBeLessThanOrEqual(amount)
        const count = (kind: OrderEffect['kind']) => effects.filter((effect) => effect.kind === kind).length
        expect(count('issue-invoice')).toBeLessThanOrEqual(1)
        expect(effects.filter(({ kind }) => kind === 'refund-payment').length).toBeLessThanOrEqual(
          after.payments.length,
        )
        const fees = effects.flatMap((effect) => (effect.kind === 'charge-return-fee' ? [effect.paymentId] : []))
        expect(new Set(fees).size).toBe(fees.length)
      }),
    )
  })
})

describe('reports of a payment', () => {
  const off = { isPayerPresent: false }
  const debit = { ...off, paymentMethodType: 'sepa_debit' } as const
  const CARD = ['paid', 'disputed', 'returned', 'regained'] as const
  /** A bank does not argue about a debit: none that was returned is regained. */
  const DEBIT = ['in-progress', 'failed', 'paid', 'disputed', 'returned'] as const
  const STARTS: Readonly<Record<string, readonly [OrderState, readonly PaymentReport['state'][]]>> = {
    'a card that is charged': [givenOrder('charging', [attempt('charging', off)]), CARD],
    'a renewal by card': [givenOrder('charging', [attempt('charging', off)], BOOKED), ['failed', ...CARD]],
    'a debit that is charged': [givenOrder('charging', [attempt('charging', debit)], BOOKED), DEBIT],
    'a debit on its way': [givenOrder('in-progress', [attempt('in-progress', debit)], BOOKED), DEBIT],
    'an order that was taken back': [
      givenOrder('withdrawn', [attempt('charging', debit)], BOOKED),
      ['in-progress', 'paid'],
    ],
  }
  /** What gives something or moves money, once. Mails about a failure depend on whether it was the last word. */
  const LASTING: ReadonlySet<OrderEffect['kind']> = new Set([
    'issue-invoice',
    'refund-payment',
    'charge-return-fee',
    'forget-licence-choice',
  ])
  const lasting = (effects: readonly OrderEffect[]) =>
    effects
      .filter(({ kind }) => LASTING.has(kind))
      .map(effectText)
      .toSorted()

  test.each(Object.entries(STARTS).map(([name, [order, states]]) => ({ name, order, states })))(
    'end the same in any order and however often they come: $name',
    ({ order, states }) => {
      const reports = fc.array(fc.constantFrom(...states), { minLength: 1, maxLength: 6 })
      fc.assert(
        fc.property(reports, fc.infiniteStream(fc.nat()), (all, random) => {
          const shuffled = [...all, ...all]
            .map((state) => ({ state, at: random.next().value ?? 0 }))
            .toSorted((a, b) => a.at - b.at)
          const first = decideAll(
            order,
            all.map((state) => report(state)),
          )
          const second = decideAll(
            order,
            shuffled.map(({ state }) => report(state)),
          )
          expect(stateText(second.order)).toBe(stateText(first.order))
          expect(lasting(second.effects)).toEqual(lasting(first.effects))
        }),
      )
    },
  )
})
