import { describe, expect, test } from 'vitest'
import type { Session } from '../accounts/session.contract.ts'
import { isLicensed, visitorOf } from './visitor.ts'

const session = (over: Partial<Session> = {}): Session =>
  ({
    user: {
      role: 'customers',
      isEmailVerified: true,
      hasSubscription: true,
      hasActiveSubscription: true,
      isMultiplicator: false,
    },
    team: null,
    teamRole: null,
    subscription: null,
    license: null,
    ...over,
  }) as Session
const team = (ownerHasAccess: boolean) => ({ _id: 't', name: 'T', description: '', ownerHasAccess })

describe('a visitor', () => {
  test('without a session is anonymous and not licensed', () => {
    expect(visitorOf(null)).toEqual({ kind: 'anonymous' })
    expect(isLicensed(visitorOf(null))).toBe(false)
  })

  test('is licensed when the server says so', () => {
    expect(isLicensed(visitorOf(session()))).toBe(true)
  })

  test('owns a team without a seat only as its owner, and only when he takes none', () => {
    const isWithoutSeat = (over: Partial<Session>) => visitorOf(session(over))
    expect(isWithoutSeat({ team: team(false), teamRole: 'owner' })).toMatchObject({ isOwnerWithoutSeat: true })
    expect(isWithoutSeat({ team: team(true), teamRole: 'owner' })).toMatchObject({ isOwnerWithoutSeat: false })
    expect(isWithoutSeat({ team: team(false), teamRole: 'member' })).toMatchObject({ isOwnerWithoutSeat: false })
    expect(isWithoutSeat({ team: null, teamRole: null })).toMatchObject({ isOwnerWithoutSeat: false })
  })
})
