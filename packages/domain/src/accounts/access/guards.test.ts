import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { requireAccount, requireLicence, requireSecondFactor, requireTeamRole, requireUserRole } from './guards.ts'
import {
  ADMINS,
  ADMINS_ENROLLING,
  CUSTOMERS,
  LICENSED,
  PUBLIC,
  PUBLIC_UNVERIFIED,
  SIGNED_IN,
  teamRoles,
} from './route-access.ts'
import { ANONYMOUS, type User } from './visitor.ts'

const licensed: User = {
  kind: 'user',
  role: 'customers',
  isEmailVerified: true,
  isLicensed: true,
  hasSubscription: true,
  canBuy: true,
  sharedTeam: null,
  teamRole: null,
  isOwnerWithoutSeat: false,
  isMultiplicator: false,
}
const unlicensed: User = { ...licensed, isLicensed: false }
const allow = { kind: 'allow' }

describe('guard 1, account', () => {
  test('sends who is not signed in to the login', () => {
    expect(requireAccount(SIGNED_IN, ANONYMOUS)).toEqual({ kind: 'redirect', to: 'login' })
  })

  test('lets anyone into a public page', () => {
    expect(requireAccount(PUBLIC, ANONYMOUS)).toEqual(allow)
    expect(requireAccount(PUBLIC, licensed)).toEqual(allow)
  })

  test('sends who has not confirmed the e-mail address to the signup, from public pages too', () => {
    const unverified = { ...licensed, isEmailVerified: false }
    expect(requireAccount(SIGNED_IN, unverified)).toEqual({ kind: 'redirect', to: 'signup' })
    expect(requireAccount(PUBLIC, unverified)).toEqual({ kind: 'redirect', to: 'signup' })
  })

  test('leaves login, signup and verification open to the unverified', () => {
    expect(requireAccount(PUBLIC_UNVERIFIED, { ...licensed, isEmailVerified: false })).toEqual(allow)
  })
})

describe('an administrator who has to set up a second factor', () => {
  const enrolling: User = { ...licensed, role: 'admins', awaitsSecondFactor: true }

  test('is sent to where he does so, whatever else he opens', () => {
    for (const access of [SIGNED_IN, LICENSED, ADMINS, CUSTOMERS]) {
      expect(requireSecondFactor(access, enrolling)).toEqual({ kind: 'redirect', to: 'administration-sign-in' })
    }
  })

  test('stays there, and reads public pages', () => {
    for (const access of [ADMINS_ENROLLING, PUBLIC, PUBLIC_UNVERIFIED]) {
      expect(requireSecondFactor(access, enrolling)).toEqual(allow)
    }
    expect(requireSecondFactor(LICENSED, licensed)).toEqual(allow)
  })
})

describe('guard 2, licence', () => {
  test('lets a licensed user in', () => {
    expect(requireLicence(LICENSED, licensed)).toEqual(allow)
  })

  test('lets an unlicensed user into pages that need no licence', () => {
    expect(requireLicence(SIGNED_IN, unlicensed)).toEqual(allow)
  })

  test('sends a team owner whose own seat is not taken to the team overview', () => {
    const owner: User = { ...unlicensed, teamRole: 'owner', isOwnerWithoutSeat: true }
    expect(requireLicence(LICENSED, owner)).toEqual({
      kind: 'redirect',
      to: 'team-overview',
      notice: { tone: 'info', text: 'Du hast keine aktive Lizenz, kannst aber dein Team verwalten.' },
    })
  })

  test('sends who never had a subscription to the checkout', () => {
    expect(requireLicence(LICENSED, { ...unlicensed, hasSubscription: false })).toEqual({
      kind: 'redirect',
      to: 'checkout',
      notice: { tone: 'warning', text: 'Du hast keine aktive Lizenz.' },
    })
  })

  test('sends who had one before to the licence page', () => {
    expect(requireLicence(LICENSED, unlicensed)).toEqual({
      kind: 'redirect',
      to: 'user-subscription',
      notice: { tone: 'warning', text: 'Du hast keine aktive Lizenz.' },
    })
  })

  describe('of a team whose licence expired', () => {
    const sharedTeam = {
      owner: { name: 'Lena Leitung', email: 'leitung@demo.example' },
      licence: { state: 'ended', endedAt: '2026-11-12T12:00:00Z' },
    } as const
    const seated = { ...unlicensed, hasSubscription: false, canBuy: false, sharedTeam } as const

    test.each(['member', 'manager'] as const)(
      'sends a %s to the licence page, says why and whom to ask',
      (teamRole) => {
        expect(requireLicence(LICENSED, { ...seated, teamRole })).toEqual({
          kind: 'redirect',
          to: 'user-subscription',
          notice: {
            tone: 'warning',
            text: 'Du hast keine aktive Lizenz. Die Lizenz deines Teams ist am 12.11.2026 abgelaufen. Bitte wende dich an Lena Leitung (leitung@demo.example).',
          },
        })
      },
    )
  })

  test('never sends who cannot buy to the checkout', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.constantFrom(null, 'member', 'manager'), (hasSubscription, teamRole) => {
        const visitor = { ...unlicensed, canBuy: false, hasSubscription, teamRole }
        expect(requireLicence(LICENSED, visitor)).not.toMatchObject({ to: 'checkout' })
      }),
    )
  })

  test('treats an owner with a seat and an expired licence like anyone whose licence expired', () => {
    expect(requireLicence(LICENSED, { ...unlicensed, teamRole: 'owner' })).toMatchObject({ to: 'user-subscription' })
  })
})

describe('guard 3, user role', () => {
  test('keeps an administrator out of a page for customers, where he is, and says why', () => {
    expect(requireUserRole(CUSTOMERS, { ...licensed, role: 'admins' })).toEqual({
      kind: 'stay',
      notice: { tone: 'warning', text: 'Diese Seite ist nur für folgende Benutzerrollen verfügbar: Kunden' },
    })
  })

  test('names every role that may come in', () => {
    const access = { ...ADMINS, userRoles: ['customers', 'admins'] } as const
    expect(requireUserRole({ ...access, userRoles: ['admins'] }, licensed)).toMatchObject({
      notice: { text: 'Diese Seite ist nur für folgende Benutzerrollen verfügbar: Administratoren' },
    })
    expect(requireUserRole(access, licensed)).toEqual(allow)
  })
})

describe('guard 4, team role', () => {
  const management = teamRoles('manager', 'owner')

  test('sends a member away from the management to the team overview and says why', () => {
    expect(requireTeamRole(management, { ...licensed, teamRole: 'member' })).toEqual({
      kind: 'redirect',
      to: 'team-overview',
      notice: { tone: 'warning', text: 'Diese Seite ist nur für folgende Team-Rollen verfügbar: Verwalter, Inhaber' },
    })
  })

  test.each(['manager', 'owner'] as const)('lets a %s in', (teamRole) => {
    expect(requireTeamRole(management, { ...licensed, teamRole })).toEqual(allow)
  })

  test('sends who has no team to the settings, since the team overview would not have him either', () => {
    expect(requireTeamRole(management, licensed)).toMatchObject({ kind: 'redirect', to: 'settings' })
    expect(requireTeamRole(teamRoles('member', 'manager', 'owner'), licensed)).toMatchObject({ to: 'settings' })
  })
})
