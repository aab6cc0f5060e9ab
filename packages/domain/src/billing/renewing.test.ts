import { describe, expect, test } from 'vitest'
import { endsSoon, isRenewing, renewsSoon } from './renewing.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const RENEWING = {
  status: 'active',
  cancelAtPeriodEnd: false,
  periodEnd: '2026-12-12T09:59:59Z',
  renewal: { obstacle: null },
} as const
/** On invoice without a new order, and accepted offers: nothing follows. */
const ENDING = { ...RENEWING, renewal: null } as const

describe('the notice that it renews soon', () => {
  test.each([
    [RENEWING, true],
    ...(['approval', 'method', 'dispute', 'territory'] as const).map(
      (obstacle) => [{ ...RENEWING, renewal: { obstacle } }, false] as const,
    ),
    [{ ...RENEWING, periodEnd: '2026-12-12T10:00:00Z' }, false],
    [{ ...RENEWING, periodEnd: '2026-11-21T09:00:00Z' }, false],
    [{ ...RENEWING, periodEnd: null }, false],
    [{ ...RENEWING, cancelAtPeriodEnd: true }, false],
    [{ ...RENEWING, status: 'canceled' }, false],
    [ENDING, false],
  ] as const)('%j: %s', (licence, expected) => {
    expect(renewsSoon(licence, NOW)).toBe(expected)
  })
})

describe('the notice that it ends', () => {
  test.each([
    [ENDING, true],
    [{ ...ENDING, periodEnd: '2027-01-20T09:59:59Z' }, true],
    [{ ...ENDING, periodEnd: '2027-01-20T10:00:00Z' }, false],
    [{ ...ENDING, periodEnd: null }, false],
    [{ ...ENDING, status: 'canceled' }, false],
    [{ ...ENDING, status: 'pending-approval' }, false],
    [RENEWING, false],
    [{ ...ENDING, cancelAtPeriodEnd: true }, false],
    [{ ...RENEWING, renewal: { obstacle: 'approval' } }, false],
  ] as const)('%j: %s', (licence, expected) => {
    expect(endsSoon(licence, NOW)).toBe(expected)
  })

  test('is never shown with the other', () => {
    for (const licence of [RENEWING, ENDING]) {
      expect(renewsSoon(licence, NOW) && endsSoon(licence, NOW)).toBe(false)
      expect(isRenewing(licence)).toBe(!endsSoon(licence, NOW))
    }
  })
})
