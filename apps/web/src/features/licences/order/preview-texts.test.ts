import type { InvoicePreview } from '@gebaerdenraum/domain/licences/checkout.contract'
import { describe, expect, test } from 'vitest'
import {
  agreedChargeText,
  changeText,
  chargeText,
  priceText,
  renewalText,
  surplusText,
  taxRows,
} from './preview-texts.ts'

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
  test('when the licence begins', () => {
    expect(changeText(PREVIEW)).toBe('Die Lizenz beginnt sofort und läuft bis 21.11.2027.')
    expect(changeText({ ...PREVIEW, change: 'successor' })).toContain('beginnt am 21.11.2026')
  })

  test('when it is charged', () => {
    expect(chargeText(PREVIEW, 'card')).toBe('Der Betrag wird sofort abgebucht.')
    expect(chargeText(PREVIEW, 'sepa_debit')).toContain('eingezogen')
    expect(chargeText(PREVIEW, 'invoice')).toContain('Rechnung')
    expect(chargeText({ ...PREVIEW, next_payment_attempt: END }, 'card')).toBe('Abgebucht wird am 21.11.2027.')
    expect(agreedChargeText(PREVIEW)).toBe('Die Rechnung bekommst du gleich per E-Mail.')
    expect(agreedChargeText({ ...PREVIEW, next_payment_attempt: END })).toContain('am 21.11.2027')
    expect(chargeText({ ...PREVIEW, total: 0 }, 'card')).toBe('Es ist jetzt nichts zu bezahlen.')
  })

  test('how the term ends', () => {
    expect(renewalText(PREVIEW, 12)).toContain('verlängert sich am 21.11.2027 um 1 Jahr, zu dem Preis, der dann gilt')
    expect(renewalText(PREVIEW, null)).toContain('endet am 21.11.2027 von selbst')
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
