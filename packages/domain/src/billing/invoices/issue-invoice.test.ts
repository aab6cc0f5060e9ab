import { describe, expect, test } from 'vitest'
import { addDays, germanDayOf, writtenDay } from '../../kernel/german-days.ts'
import { invoiceNumber, yearOfDay } from './invoice-number.ts'
import { invoiceStatus } from './invoice-status.ts'
import { INVOICES } from './invoices.fixture.ts'

describe('an issued invoice', () => {
  test('charges to the cent what was priced', () => {
    const { lines, totals } = INVOICES['of an upgrade']
    expect(lines.map(({ quantity, net, tax }) => ({ quantity, net, tax }))).toEqual([
      { quantity: -1, net: -34_646, tax: -6_583 },
      { quantity: 1, net: 62_363, tax: 11_849 },
    ])
    expect(totals).toMatchObject({ net: 27_717, tax: 5_266, gross: 32_983 })
  })

  test('names the days of the service, of which the last is the one before the next term', () => {
    expect(INVOICES['of a person by card'].servicePeriod).toEqual({ start: '2026-11-21', end: '2026-12-20' })
    expect(INVOICES['of an upgrade'].servicePeriod).toEqual({ start: '2026-11-21', end: '2027-07-31' })
    expect(INVOICES['of a fee'].servicePeriod).toEqual({ start: '2026-11-21', end: '2026-11-21' })
  })

  test('is due after fourteen days, or debited after two', () => {
    expect(INVOICES['of a company on account'].payment).toEqual({ method: 'invoice', dueOn: '2026-12-05' })
    expect(INVOICES['of a company by direct debit'].payment).toMatchObject({ dueOn: '2026-11-23' })
  })

  test('is taken back by a credit note that says everything again, with its own number and day', () => {
    const { kind, number, issuedOn, corrects, lines, totals } = INVOICES['that takes another back']
    const original = INVOICES['of a company on account']
    expect({ kind, number, issuedOn }).toEqual({ kind: 'credit-note', number: '2026-00043', issuedOn: '2026-11-25' })
    expect(corrects).toMatchObject({ number: original.number, issuedOn: original.issuedOn })
    expect({ lines, totals }).toEqual({ lines: original.lines, totals: original.totals })
  })
})

describe('days', () => {
  test('are those of Germany, also around midnight and at New Year', () => {
    expect(germanDayOf(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01')
    expect(germanDayOf(new Date('2026-06-30T21:59:59Z'))).toBe('2026-06-30')
    expect(yearOfDay(germanDayOf(new Date('2026-12-31T23:30:00Z')))).toBe(2027)
  })

  test('are counted over months and summer time', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
    expect(writtenDay('2026-11-05')).toBe('05.11.2026')
  })
})

test('a number holds the year and is never shortened', () => {
  expect([invoiceNumber(2026, 1), invoiceNumber(2026, 123_456)]).toEqual(['2026-00001', '2026-123456'])
})

describe('the state of an invoice', () => {
  test.each([
    ['paid', 'paid', false],
    ['in-progress', 'open', false],
    ['failed', 'open', false],
    ['paid', 'void', true],
    [null, 'open', false],
  ] as const)('of an order that is %s is %s', (order, status, isTakenBack) => {
    expect(invoiceStatus(order, isTakenBack)).toBe(status)
  })
})
