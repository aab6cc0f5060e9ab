import { describe, expect, test } from 'vitest'
import { isConfirmedTooLate } from './confirmed-too-late.ts'

type Given = Parameters<typeof isConfirmedTooLate>[0]

const ASKED = new Date('2026-11-22T10:00:00Z')
const PURCHASE = { kind: 'purchase', periodEnd: '2026-12-22T10:00:00.000Z' }
const after = (minutes: number) => new Date(ASKED.getTime() + minutes * 60_000)

/** A payment for an order that its bank asked about, confirmed after so many minutes. */
const confirmed = (minutes: number, { order = {}, payment = {}, periodEnd = '' } = {}): boolean =>
  isConfirmedTooLate({
    order: { bookedAt: null, status: 'charging', priced: PURCHASE, ...order },
    payment: { isPayerPresent: true, needsConfirmation: true, createdAt: ASKED, ...payment },
    subscription: periodEnd === '' ? undefined : { periodEnd: new Date(periodEnd) },
    now: after(minutes),
  } as Given)

describe('a confirmation', () => {
  test('counts within the hour, and not after it', () => {
    expect([confirmed(20), confirmed(59), confirmed(61)]).toEqual([false, false, true])
  })

  test('does not count once the order was refused', () => {
    expect(confirmed(1, { order: { status: 'declined' } })).toBe(true)
  })

  test('of more for the rest of a term does not count once that term was renewed', () => {
    const order = { priced: { kind: 'upgrade', periodEnd: '2026-11-22T10:05:00.000Z' } }
    expect(confirmed(1, { order, periodEnd: '2026-11-22T10:05:00Z' })).toBe(false)
    expect(confirmed(10, { order, periodEnd: '2027-11-22T10:05:00Z' })).toBe(true)
  })

  test('of what is owed counts whenever it comes; so does what needed none, learned of late', () => {
    expect(confirmed(5_000, { order: { bookedAt: ASKED, status: 'failed' } })).toBe(false)
    expect(confirmed(5_000, { payment: { needsConfirmation: false } })).toBe(false)
    expect(confirmed(5_000, { payment: { isPayerPresent: false } })).toBe(false)
  })
})
