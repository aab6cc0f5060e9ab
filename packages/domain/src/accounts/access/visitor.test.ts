import { describe, expect, test } from 'vitest'
import type { Session, SessionTeam } from '../session.contract.ts'
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
const team = (ownerHasAccess: boolean): SessionTeam => ({
  _id: 't',
  name: 'T',
  description: '',
  ownerHasAccess,
  owner: { name: 'Lena', email: 'lena@kita.example' },
  licence: { state: 'ended', endedAt: null },
})

describe('a visitor', () => {
  test('without a session is anonymous and not licensed', () => {
    expect(visitorOf(null)).toEqual({ kind: 'anonymous' })
    expect(isLicensed(visitorOf(null))).toBe(false)
  })

  test('is licensed when the server says so', () => {
    expect(isLicensed(visitorOf(session()))).toBe(true)
  })

  test.each([
    ['customers', 'paying', true],
    ['customers', 'member', false],
    ['customers', 'free', false],
    ['admins', 'paying', false],
    ['admins', 'free', false],
  ] as const)('with role %s and billing type %s can buy: %s', (role, billingType, canBuy) => {
    const { user } = session()
    expect(visitorOf(session({ user: { ...user, role, billingType } }))).toMatchObject({ canBuy })
  })

  test('shares the licence of his team unless he pays for himself', () => {
    const of = (billingType: 'paying' | 'member' | 'free') =>
      visitorOf(session({ user: { ...session().user, billingType }, team: team(true), teamRole: 'member' }))
    expect(of('member')).toMatchObject({ sharedTeam: { owner: { name: 'Lena' }, licence: { state: 'ended' } } })
    expect(of('paying')).toMatchObject({ sharedTeam: null })
    expect(of('free')).toMatchObject({ sharedTeam: null })
  })

  test('owns a team without a seat only as its owner, and only when he takes none', () => {
    const isWithoutSeat = (over: Partial<Session>) => visitorOf(session(over))
    expect(isWithoutSeat({ team: team(false), teamRole: 'owner' })).toMatchObject({ isOwnerWithoutSeat: true })
    expect(isWithoutSeat({ team: team(true), teamRole: 'owner' })).toMatchObject({ isOwnerWithoutSeat: false })
    expect(isWithoutSeat({ team: team(false), teamRole: 'member' })).toMatchObject({ isOwnerWithoutSeat: false })
    expect(isWithoutSeat({ team: null, teamRole: null })).toMatchObject({ isOwnerWithoutSeat: false })
  })
})
