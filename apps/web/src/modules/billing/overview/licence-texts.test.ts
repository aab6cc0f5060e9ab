import type { WholeSubscription } from '@gebaerdenraum/domain/billing/subscriptions.contract'
import { describe, expect, test } from 'vitest'
import { changedText, heldText, paymentText, periodEndText, statusTag, waitingText } from './licence-texts.ts'

const LICENCE = { id: 'single-1-12', title: 'Einzellizenz', size: 1, period: 12, canAutoRenew: true }
const PAYMENT = {
  status: 'paid',
  method: 'card',
  dueTotal: 0,
  nextAttempt: null,
  needsConfirmation: false,
  endsAt: null,
} as const
const SUBSCRIPTION: WholeSubscription = {
  _id: '1',
  status: 'active',
  subscriptionType: 'stripe',
  license: LICENCE.id,
  licenseObject: LICENCE,
  periodEnd: '2027-03-01T12:00:00Z',
  cancelAtPeriodEnd: false,
  provider: 'sandbox',
  periodStart: '2026-03-01T12:00:00Z',
  successor: null,
  waiting: null,
  held: null,
  renewal: {
    _id: '1',
    licenseObject: LICENCE,
    periodStart: '2027-03-01T12:00:00Z',
    periodEnd: '2028-03-01T12:00:00Z',
    status: 'planned',
    obstacle: null,
  },
  payment: PAYMENT,
}

test.each([
  [{}, 'Aktiv'],
  [{ status: 'pending-approval' }, 'Wird geprüft'],
  [{ status: 'canceled' }, 'Abgelaufen'],
  [{ payment: { ...PAYMENT, status: 'in-progress' } }, 'Aktiv, Zahlung läuft'],
  [{ payment: { ...PAYMENT, status: 'failed' } }, 'Zahlung fehlgeschlagen'],
] as const)('a licence with %o is called %s', (change, text) => {
  expect(statusTag({ ...SUBSCRIPTION, ...change }).text).toBe(text)
})

describe('the end of the period', () => {
  test('is followed by the next, or not', () => {
    expect(periodEndText(SUBSCRIPTION)).toBe('Die Lizenz läuft bis 01.03.2027 und verlängert sich dann.')
    expect(periodEndText({ ...SUBSCRIPTION, cancelAtPeriodEnd: true, renewal: null })).toBe(
      'Die Lizenz läuft am 01.03.2027 aus und verlängert sich nicht.',
    )
  })

  test.each([
    ['approval', 'wird noch geprüft'],
    ['method', 'passt nicht mehr zu deiner Rechnungsadresse'],
    ['dispute', 'bei deiner Bank bestritten'],
    ['territory', 'rechnen wir die nächste Laufzeit von Hand aus'],
  ] as const)('is not followed by itself where something is in the way: %s', (obstacle, text) => {
    const { renewal } = SUBSCRIPTION
    const end = periodEndText({ ...SUBSCRIPTION, renewal: renewal && { ...renewal, obstacle } })
    expect(end).toMatch(/^Die Lizenz läuft bis 01.03.2027\. /)
    expect(end).toContain(text)
    expect(end).not.toContain('verlängert sich dann')
  })

  test('lies in the past, or begins with the approval', () => {
    expect(periodEndText({ ...SUBSCRIPTION, status: 'canceled' })).toBe('Die Lizenz ist am 01.03.2027 abgelaufen.')
    expect(periodEndText({ ...SUBSCRIPTION, status: 'pending-approval', periodEnd: null })).toContain('freigegeben')
  })
})

test('a period whose next is held says why, and until when access stays', () => {
  const of = (held: WholeSubscription['held']) => heldText({ ...SUBSCRIPTION, held })
  expect(of(null)).toBeNull()
  expect(of({ for: 'approval', until: null })).toMatch(/Der Zugang bleibt offen; du musst nichts tun\.$/)
  expect(of({ for: 'method', until: '2027-03-22T12:00:00Z' })).toMatch(/Dein Zugang bleibt bis zum 22\.03\.2027\.$/)
})

describe('an order on invoice', () => {
  const INSTITUTION = {
    id: 'institution-20-24',
    title: 'Einrichtung, 20 Plätze',
    size: 20,
    period: 24,
    canAutoRenew: true,
  }
  const waiting = { licenseObject: INSTITUTION, orderedAt: '2026-11-20T12:00:00Z' }

  test('gives full access once it is approved', () => {
    const text = waitingText({ ...SUBSCRIPTION, status: 'pending-approval', licenseObject: INSTITUTION })
    expect(text).toContain('Du hast „Einrichtung, 20 Plätze“ für 2 Jahre auf Rechnung bestellt.')
    expect(text).toContain('einige Werktage')
    expect(text).toContain('Erst danach wird der volle Zugang freigeschaltet')
  })

  test('for more than one has leaves the present licence as it is', () => {
    const text = waitingText({ ...SUBSCRIPTION, waiting })
    expect(text).toContain('Am 20.11.2026 hast du „Einrichtung, 20 Plätze“ für 2 Jahre auf Rechnung bestellt.')
    expect(text).toContain('Bis dahin gilt deine bisherige Lizenz.')
    expect(waitingText(SUBSCRIPTION)).toBeNull()
  })

  test('has come in, but has changed nothing yet', () => {
    expect(changedText({ isWaiting: true })).toBe('Bestellung eingegangen')
    expect(changedText({ isWaiting: false })).toBe('Lizenz erfolgreich geändert')
  })
})

test('a failed payment says how much, when it is tried again and until when', () => {
  const payment = {
    ...PAYMENT,
    status: 'failed',
    dueTotal: 4900,
    nextAttempt: '2026-11-24T12:00:00Z',
    needsConfirmation: false,
    endsAt: '2026-12-12T12:00:00Z',
  } as const
  expect(paymentText({ ...SUBSCRIPTION, payment })).toBe(
    '49,00\u00a0€ konnten nicht eingezogen werden. Wir versuchen es am 24.11.2026 noch einmal. Wird bis 12.12.2026 nicht bezahlt, endet der Zugang.',
  )
})
