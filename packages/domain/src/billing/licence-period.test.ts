import { describe, expect, test } from 'vitest'
import { licenceChange } from './licence-change.ts'
import { addMonths, periodText, renewsSoon } from './licence-period.ts'

test.each([
  [1, '1 Monat'],
  [6, '6 Monate'],
  [12, '1 Jahr'],
  [18, '18 Monate'],
  [24, '2 Jahre'],
])('%i months are shown as %s', (months, text) => {
  expect(periodText(months)).toBe(text)
})

test('a licence that began on the 31st ends on the last day of short months and on the 31st again', () => {
  const start = new Date('2027-01-31T08:30:00Z')
  const ends = [1, 2, 13, 14].map((months) => addMonths(start, months).toISOString().slice(0, 10))
  expect(ends).toEqual(['2027-02-28', '2027-03-31', '2028-02-29', '2028-03-31'])
  expect(addMonths(new Date('2027-02-28T08:30:00Z'), 1, 31).toISOString()).toBe('2027-03-31T08:30:00.000Z')
})

describe('the notice that it renews soon', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const running = { status: 'active', cancelAtPeriodEnd: false }
  test.each([
    [{ ...running, periodEnd: '2026-12-12T09:59:59Z' }, true],
    [{ ...running, periodEnd: '2026-12-12T10:00:00Z' }, false],
    [{ ...running, periodEnd: '2026-11-21T09:00:00Z' }, false],
    [{ ...running, periodEnd: null }, false],
    [{ ...running, cancelAtPeriodEnd: true, periodEnd: '2026-11-25T10:00:00Z' }, false],
    [{ ...running, status: 'canceled', periodEnd: '2026-11-25T10:00:00Z' }, false],
  ])('%j: %s', (term, expected) => {
    expect(renewsSoon(term, now)).toBe(expected)
  })
})

describe('choosing another licence', () => {
  const ten = { id: 'institution-10-12', size: 10, period: 12 }
  test.each([
    [null, ten, 'purchase'],
    [ten, ten, 'keep'],
    [ten, { ...ten, size: 15 }, 'upgrade'],
    [ten, { ...ten, period: 24 }, 'upgrade'],
    [ten, { ...ten, size: 5 }, 'successor'],
    [ten, { ...ten, period: 1 }, 'successor'],
    [ten, { ...ten, size: 50, period: 1 }, 'successor'],
  ])('%j → %j is a %s', (present, chosen, change) => {
    expect(licenceChange(present, chosen)).toBe(change)
  })
})
