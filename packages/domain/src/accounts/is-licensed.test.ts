import { describe, expect, test } from 'vitest'
import { hasActiveLicence, type LicenceFacts, licenceSource } from './is-licensed.ts'

const NOW = new Date('2026-11-22T10:00:00Z')
const LATER = new Date('2026-11-22T10:00:00.001Z')

const facts = (some: Partial<LicenceFacts> = {}): LicenceFacts => ({
  role: 'customers',
  billingType: 'paying',
  freeUntil: null,
  ownStatus: null,
  team: null,
  ...some,
})
const team = (some: Partial<NonNullable<LicenceFacts['team']>> = {}) => ({
  status: 'active' as const,
  isOwner: false,
  ownerHasAccess: true,
  ...some,
})

describe('is licensed', () => {
  test.each([
    ['with an active subscription of his own', facts({ ownStatus: 'active' })],
    ['as a member of a team whose subscription is active', facts({ billingType: 'member', team: team() })],
    ['as an owner who takes a seat', facts({ ownStatus: 'active', team: team({ isOwner: true }) })],
    ['with free access', facts({ billingType: 'free' })],
    ['with free access until later', facts({ freeUntil: LATER })],
    [
      'with free access until later, as an owner who takes no seat',
      facts({ freeUntil: LATER, team: team({ isOwner: true, ownerHasAccess: false }) }),
    ],
    ['with an own subscription after free access ended', facts({ freeUntil: NOW, ownStatus: 'active' })],
    ['as an administrator', facts({ role: 'admins' })],
  ])('%s', (_, given) => expect(hasActiveLicence(given, NOW)).toBe(true))
})

describe('is not licensed', () => {
  test.each([
    ['without any subscription', facts()],
    ['while the order waits for approval', facts({ ownStatus: 'pending-approval' })],
    ['after the subscription ended', facts({ ownStatus: 'canceled' })],
    ['from the very moment that free access ends', facts({ freeUntil: NOW })],
    [
      'as a member of a team whose subscription ended',
      facts({ billingType: 'member', team: team({ status: 'canceled' }) }),
    ],
    [
      'as an owner who takes no seat',
      facts({ ownStatus: 'active', team: team({ isOwner: true, ownerHasAccess: false }) }),
    ],
  ])('%s', (_, given) => expect(hasActiveLicence(given, NOW)).toBe(false))
})

test.each([
  ['own', facts({ ownStatus: 'active', billingType: 'free', role: 'admins' })],
  ['own', facts({ ownStatus: 'active', team: team({ isOwner: true }) })],
  ['team', facts({ billingType: 'member', team: team(), freeUntil: LATER })],
  ['free', facts({ role: 'admins', billingType: 'free' })],
  ['free', facts({ ownStatus: 'canceled', freeUntil: LATER })],
  ['administrator', facts({ role: 'admins' })],
  ['none', facts({ ownStatus: 'canceled' })],
])('what is paid for comes before what is given: %s', (source, given) => {
  expect(licenceSource(given, NOW)).toBe(source)
})
