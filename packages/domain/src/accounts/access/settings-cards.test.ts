import { describe, expect, test } from 'vitest'
import type { License, Session, SessionTeam, User } from '../session.contract.ts'
import { settingsCards } from './settings-cards.ts'

const SINGLE: License = { id: 'l1', title: 'Einzellizenz', size: 1, period: 12, canAutoRenew: true }
const FOR_TEN: License = { ...SINGLE, id: 'l10', title: 'Institution', size: 10 }
const TEAM: SessionTeam = {
  _id: 't1',
  name: 'Kita Sonnenhügel',
  description: '',
  ownerHasAccess: true,
  owner: { name: 'Lena Leitung', email: 'leitung@demo.example' },
  licence: { state: 'active', endedAt: null },
}

const account = (user: Partial<User>, rest: Partial<Omit<Session, 'user'>> = {}): Session => ({
  user: {
    role: 'customers',
    billingType: 'paying',
    hasSubscription: true,
    hasActiveSubscription: true,
    ...user,
  } as User,
  team: null,
  teamRole: null,
  hasInvoices: false,
  offlineUntil: null,
  subscription: null,
  license: null,
  ...rest,
})
const subscription = (
  subscriptionType: 'stripe' | 'manual',
  license: License,
): Pick<Session, 'subscription' | 'license'> => ({
  subscription: {
    _id: 's1',
    status: 'active',
    subscriptionType,
    license: license.id,
    licenseObject: license,
    periodEnd: null,
    cancelAtPeriodEnd: false,
  },
  license,
})
const NEVER: Partial<User> = { hasSubscription: false, hasActiveSubscription: false }

const PAYING = ['billing-address', 'password-change', 'user-subscription', 'invoices', 'own-data']
const NOT_PAYING = ['password-change', 'own-data']
const MANAGEMENT = ['team-overview', 'team-members', 'team-invitations', 'team-invite']

const linksOf = (session: Session): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(settingsCards(session).map(({ id, links }) => [id, links]))

describe('the settings of', () => {
  test('somebody with a single licence are his account and the help', () => {
    const session = account({}, subscription('stripe', SINGLE))
    expect(linksOf(session)).toEqual({ account: PAYING, support: ['help'] })
  })

  test('somebody who never had a licence are the same: he may enter his address before he buys', () => {
    expect(linksOf(account(NEVER))).toEqual({ account: PAYING, support: ['help'] })
  })

  test('somebody whose licence expired are the same', () => {
    const session = account({ hasActiveSubscription: false }, subscription('stripe', SINGLE))
    expect(linksOf(session)).toEqual({ account: PAYING, support: ['help'] })
  })

  test('somebody who pays by invoice hold no list of invoices until one was issued', () => {
    const session = account({}, subscription('manual', FOR_TEN))
    expect(linksOf(session)['account']).toEqual(['billing-address', 'password-change', 'user-subscription', 'own-data'])
    expect(linksOf({ ...session, hasInvoices: true })['account']).toEqual(PAYING)
  })

  test('a member who paid before he joined keep his invoices', () => {
    const session = account({ ...NEVER, billingType: 'member' }, { team: TEAM, teamRole: 'member', hasInvoices: true })
    expect(linksOf(session)['account']).toEqual(['password-change', 'invoices', 'own-data'])
  })

  test('the payer of a team licence without a team offer to create one', () => {
    expect(linksOf(account({}, subscription('stripe', FOR_TEN)))['team']).toEqual(['team-create'])
  })

  test('the payer of a team licence that does not hold offer no team', () => {
    const session = account({ hasActiveSubscription: false }, subscription('manual', FOR_TEN))
    expect(linksOf(session)['team']).toBeUndefined()
  })

  test('the owner of a team are his account and everything about the team', () => {
    const session = account({}, { ...subscription('stripe', FOR_TEN), team: TEAM, teamRole: 'owner' })
    expect(linksOf(session)).toEqual({ account: PAYING, team: [...MANAGEMENT, 'team-billing'], support: ['help'] })
  })

  test('the owner without a seat are the same as with one', () => {
    const team = { ...TEAM, ownerHasAccess: false }
    const session = account(
      { hasActiveSubscription: false },
      { ...subscription('stripe', FOR_TEN), team, teamRole: 'owner' },
    )
    expect(linksOf(session)['team']).toEqual([...MANAGEMENT, 'team-billing'])
  })

  test('an owner who does not pay hold no team', () => {
    expect(linksOf(account({ billingType: 'free' }, { team: TEAM, teamRole: 'owner' }))['team']).toBeUndefined()
  })

  test('a manager are password, data and the team without its billing', () => {
    const session = account({ ...NEVER, billingType: 'member' }, { team: TEAM, teamRole: 'manager' })
    expect(linksOf(session)).toEqual({ account: NOT_PAYING, team: MANAGEMENT, support: ['help'] })
  })

  test('a member hold the overview of the team only', () => {
    const session = account({ ...NEVER, billingType: 'member' }, { team: TEAM, teamRole: 'member' })
    expect(linksOf(session)).toEqual({ account: NOT_PAYING, team: ['team-overview'], support: ['help'] })
  })

  test('a multiplicator in a team are those of any member', () => {
    const session = account(
      { ...NEVER, billingType: 'member', isMultiplicator: true },
      { team: TEAM, teamRole: 'member' },
    )
    expect(linksOf(session)['team']).toEqual(['team-overview'])
  })

  test('a free account have nothing to pay', () => {
    expect(linksOf(account({ ...NEVER, billingType: 'free' }))).toEqual({ account: NOT_PAYING, support: ['help'] })
  })

  test('an administrator have nothing to pay either', () => {
    expect(linksOf(account({ ...NEVER, role: 'admins' }))).toEqual({ account: NOT_PAYING, support: ['help'] })
  })
})
