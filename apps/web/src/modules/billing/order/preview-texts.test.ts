import type { InvoicePreview } from '@gebaerdenraum/domain/billing/checkout.contract'
import { describe, expect, test } from 'vitest'
import { factsOf, priceText, surplusText, taxRows } from './preview-texts.ts'

const START = Date.UTC(2026, 10, 21) / 1000
const END = Date.UTC(2027, 10, 21) / 1000
const line = (amount: number, tax: number, rate: number): InvoicePreview['lines']['data'][number] => ({
  description: 'Lizenz',
  amount,
  tax_amounts: [{ amount: tax, tax_rate_percentage: rate }],
  period: { start: START, end: END },
})
const PREVIEW: InvoicePreview = {
  change: 'purchase',
  currency: 'EUR',
  lines: { data: [line(1000, 190, 19)] },
  subtotal: 1000,
  tax: 190,
  total: 1190,
  tax_note: null,
  period_start: START,
  period_end: END,
  next_payment_attempt: null,
  subscription_proration_date: START,
  surplus: 0,
}

describe('a preview says', () => {
  test('what its texts follow from', () => {
    const order = { method: 'card', isAgreed: false, period: 12 } as const
    const facts = {
      ...order,
      change: 'purchase',
      start: new Date('2026-11-21T00:00:00Z'),
      end: new Date('2027-11-21T00:00:00Z'),
      total: 1190,
      chargedAt: null,
    }
    expect(factsOf(PREVIEW, order)).toEqual(facts)
    expect(factsOf({ ...PREVIEW, next_payment_attempt: END }, order)).toEqual({ ...facts, chargedAt: facts.end })
  })

  test('the whole price with its taxes', () => {
    expect(priceText(PREVIEW).replaceAll('\u00a0', ' ')).toBe('11,90 €, inklusive 19 % Mehrwertsteuer')
    const lines = { data: [line(1000, 0, 0)] }
    expect(priceText({ ...PREVIEW, lines, total: 1000, tax_note: 'Steuerfrei' })).toMatch(/^10,00.€, Steuerfrei$/)
  })

  test('how many members lose their seat', () => {
    expect(surplusText(PREVIEW)).toBeNull()
    expect(surplusText({ ...PREVIEW, surplus: 1 })).toContain('Ein Mitglied deines Teams verliert')
    expect(surplusText({ ...PREVIEW, surplus: 3 })).toContain('3 Mitglieder deines Teams verlieren')
  })
})

test('VAT is added up by rate, and nothing is said where there is none', () => {
  const lines = { data: [line(1000, 190, 19), line(-400, -76, 19), line(700, 0, 0)] }
  expect(taxRows({ ...PREVIEW, lines })).toEqual([{ rate: 19, amount: 114 }])
})
