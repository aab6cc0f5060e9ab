import { describe, expect, test } from 'vitest'
import type { Session, SessionTeam, User } from '../session.contract.ts'
import { missingLicence } from './missing-licence.ts'

const OWNER = { name: 'Lena Leitung', email: 'leitung@demo.example' }
const team = (licence: SessionTeam['licence'], ownerHasAccess = true): SessionTeam => ({
  _id: 't1',
  name: 'Kita Sonnenhügel',
  description: '',
  ownerHasAccess,
  owner: OWNER,
  licence,
})
const ENDED = team({ state: 'ended', endedAt: '2026-11-12T12:00:00Z' })
const session = (user: Partial<User>, rest: Partial<Omit<Session, 'user'>> = {}): Session => ({
  user: { role: 'customers', billingType: 'paying', hasActiveSubscription: false, ...user } as User,
  team: null,
  teamRole: null,
  hasInvoices: false,
  offlineUntil: null,
  subscription: null,
  license: null,
  ...rest,
})
const withSubscription = (status: 'active' | 'canceled' | 'pending-approval') =>
  ({ subscription: { status } }) as Pick<Session, 'subscription'>

describe('who has no licence', () => {
  test('buys one where he pays for himself', () => {
    const buy = { text: 'Du hast keine aktive Lizenz.', contact: null, action: 'buy' }
    expect(missingLicence(session({}))).toEqual(buy)
    expect(missingLicence(session({}, withSubscription('canceled')))).toEqual(buy)
    const owner = { team: ENDED, teamRole: 'owner', ...withSubscription('canceled') } as const
    expect(missingLicence(session({}, owner))).toEqual(buy)
    expect(missingLicence(session({}, { ...owner, team: { ...ENDED, ownerHasAccess: false } }))).toEqual(buy)
  })

  test('waits while his order on invoice is reviewed', () => {
    expect(missingLicence(session({}, withSubscription('pending-approval')))).toEqual({
      text: 'Du hast keine aktive Lizenz. Deine Bestellung wird noch geprüft.',
      contact: null,
      action: 'licence',
    })
  })

  test('takes a seat of the licence that he pays for', () => {
    const active = team({ state: 'active', endedAt: null }, false)
    expect(missingLicence(session({}, { team: active, teamRole: 'owner', ...withSubscription('active') }))).toEqual({
      text: 'Du hast keine aktive Lizenz, kannst aber dein Team verwalten.',
      contact: null,
      action: 'team',
    })
  })

  test.each(['member', 'manager'] as const)('as %s of a team asks its owner', (teamRole) => {
    expect(missingLicence(session({ billingType: 'member' }, { team: ENDED, teamRole }))).toEqual({
      text: 'Du hast keine aktive Lizenz. Die Lizenz deines Teams ist am 12.11.2026 abgelaufen.',
      contact: OWNER,
      action: 'licence',
    })
  })
})

test('who is licensed misses nothing', () => {
  expect(missingLicence(session({ hasActiveSubscription: true }))).toBeNull()
})
