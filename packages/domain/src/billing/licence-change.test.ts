import { describe, expect, test } from 'vitest'
import { licenceChange } from './licence-change.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const CHOSEN = { id: 'institution-10-12', size: 10, period: 12, isOnInvoice: false }
const ONLINE = { size: 10, period: 12, canAutoRenew: true, periodEnd: new Date('2027-06-01T10:00:00Z') }
const MANUAL = { ...ONLINE, canAutoRenew: false }

describe('choosing another licence', () => {
  test.each([
    [null, CHOSEN, 'purchase'],
    [ONLINE, { ...CHOSEN, size: 15 }, 'upgrade'],
    [ONLINE, { ...CHOSEN, period: 24 }, 'upgrade'],
    [ONLINE, { ...CHOSEN, size: 5 }, 'successor'],
    [ONLINE, { ...CHOSEN, period: 1 }, 'successor'],
    [ONLINE, { ...CHOSEN, size: 50, period: 1 }, 'successor'],
    [MANUAL, { ...CHOSEN, size: 5 }, 'successor'],
    [MANUAL, { ...CHOSEN, size: 15 }, 'upgrade'],
  ])('%j → %j is a %s', (present, chosen, change) => {
    expect(licenceChange(present, chosen, NOW)).toBe(change)
  })

  test.each([{ size: 15 }, { period: 24 }, { size: 5 }, {}])(
    'near the end of one that does not renew itself is its successor: %j',
    (terms) => {
      const present = { ...MANUAL, periodEnd: new Date('2026-12-01T10:00:00Z') }
      expect(licenceChange(present, { ...CHOSEN, ...terms, isOnInvoice: true }, NOW)).toBe('successor')
    },
  )
})

describe('choosing the same licence', () => {
  test('that renews itself keeps it; on invoice it is ordered for the next term', () => {
    expect(licenceChange(ONLINE, CHOSEN, NOW)).toBe('keep')
    expect(licenceChange(ONLINE, { ...CHOSEN, isOnInvoice: true }, NOW)).toBe('successor')
  })

  test.each([
    ['2027-01-20T10:00:00Z', 'successor'],
    ['2027-01-20T10:00:01Z', 'keep'],
    ['2026-11-20T10:00:00Z', 'successor'],
  ])('that does not renew itself and ends %s is a %s, however it is paid', (end, change) => {
    for (const isOnInvoice of [true, false]) {
      expect(licenceChange({ ...MANUAL, periodEnd: new Date(end) }, { ...CHOSEN, isOnInvoice }, NOW)).toBe(change)
    }
  })
})
