import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canAccept, canInvite, canTakeOwnSeat, freeSeats, seatShares, seatsWarning } from './seats.ts'

const ten = { size: 10, members: 4, openInvitations: 2, ownerHasAccess: true }

describe('seats', () => {
  test('free are those that nobody has or is offered, one less when the owner has access', () => {
    expect(freeSeats(ten)).toBe(3)
    expect(freeSeats({ ...ten, ownerHasAccess: false })).toBe(4)
    expect(freeSeats({ ...ten, size: 5 })).toBe(-2)
  })

  test('allow as many invitations as are free, and say how many are missing', () => {
    expect(canInvite(ten, 3)).toEqual({ ok: true })
    expect(canInvite(ten, 5)).toEqual({ ok: false, reason: 'seats-full', missing: 2 })
    expect(canInvite({ ...ten, size: 5 }, 1)).toEqual({ ok: false, reason: 'seats-full', missing: 1 })
    expect(canInvite(ten, 0)).toEqual({ ok: false, reason: 'nobody' })
  })

  test('let an open invitation be accepted unless the licence has shrunk below it', () => {
    expect(canAccept({ ...ten, openInvitations: 5 })).toBe(true)
    expect(canAccept({ ...ten, openInvitations: 6 })).toBe(false)
  })

  test('let the owner in when one is free', () => {
    expect(canTakeOwnSeat({ ...ten, ownerHasAccess: false })).toBe(true)
    expect(canTakeOwnSeat({ ...ten, ownerHasAccess: false, openInvitations: 5 })).toBe(true)
    expect(canTakeOwnSeat({ ...ten, ownerHasAccess: false, openInvitations: 6 })).toBe(false)
    expect(canTakeOwnSeat({ ...ten, size: 1 })).toBe(true)
  })

  test('never come to more than the licence by inviting what may be invited', () => {
    const facts = fc.record({
      size: fc.nat(50),
      members: fc.nat(50),
      openInvitations: fc.nat(50),
      ownerHasAccess: fc.boolean(),
    })
    fc.assert(
      fc.property(facts, fc.nat(60), (seats, people) => {
        if (!canInvite(seats, people).ok) return
        expect(freeSeats({ ...seats, openInvitations: seats.openInvitations + people })).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('fill the chart', () => {
    expect(seatShares(ten)).toEqual([
      { category: 'owner', seats: 1 },
      { category: 'members', seats: 4 },
      { category: 'invitations', seats: 2 },
      { category: 'free', seats: 3 },
    ])
    expect(seatShares({ ...ten, size: 5 }).at(-1)?.seats).toBe(0)
  })

  test('are warned of in the quoted words', () => {
    expect(seatsWarning(2)).toBe(
      'Es sind nicht genügend freie Plätze in Ihrer Lizenz vorhanden. Entfernen Sie 2 Person(en) aus der Liste oder stornieren Sie 2 offene Einladung(en).',
    )
  })
})
