import type { InvoiceSummary } from '@gebaerdenraum/domain/billing/invoices/invoices.contract'
import { expect, test } from 'vitest'
import { invoiceState, overdueText, proposalText, sentText } from './invoice-texts.ts'

const LEDGER = {
  customer: 'Kita Nord',
  email: 'kita@kita.example',
  method: 'invoice',
  dueOn: '2026-11-10',
  daysOverdue: 12,
  paidOn: null,
  isTransferred: true,
  next: 1,
  isProposed: true,
  licence: null,
} as const
const INVOICE: InvoiceSummary = {
  id: '1',
  number: '2026-00042',
  kind: 'invoice',
  created: 1_795_000_000,
  total: 70_210,
  status: 'open',
  invoice_pdf: null,
  invoice_xml: null,
  corrects: null,
  ledger: { ...LEDGER, reminders: [] },
}

test('an overdue invoice says for how long, and what is proposed', () => {
  expect(invoiceState(INVOICE)).toEqual({ text: 'Überfällig', tone: 'red' })
  expect(overdueText(INVOICE)).toBe('fällig seit 12 Tagen')
  expect(proposalText(INVOICE)).toBe('Zahlungserinnerung vorgeschlagen')
})

test('one that is not overdue says neither', () => {
  const young = { ...INVOICE, ledger: { ...LEDGER, reminders: [], daysOverdue: 0, next: null, isProposed: false } }
  expect([invoiceState(young).text, overdueText(young), proposalText(young)]).toEqual(['Offen', null, null])
})

test('paid ones, taken back ones and credit notes say so', () => {
  expect(
    [
      { ...INVOICE, status: 'paid' as const },
      { ...INVOICE, status: 'void' as const },
      { ...INVOICE, kind: 'credit-note' as const },
    ].map((invoice) => invoiceState(invoice).text),
  ).toEqual(['Bezahlt', 'Zurückgenommen', 'Rechnungskorrektur'])
})

test('names the sent reminders, and why others were not sent', () => {
  expect(sentText(1, [])).toBe('Eine Erinnerung ist unterwegs.')
  expect(sentText(3, [{ reason: 'not-owed' }, { reason: 'not-owed' }])).toBe(
    '3 Erinnerungen sind unterwegs; 2 nicht: inzwischen bezahlt oder zurückgenommen.',
  )
  expect(sentText(0, [{ reason: 'other-level' }])).toBe(
    'Keine Erinnerung wurde verschickt; 1 nicht: inzwischen schon erinnert.',
  )
})
