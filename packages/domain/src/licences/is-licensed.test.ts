import { describe, expect, test } from 'vitest'
import { hasActiveLicence, type LicenceFacts } from './is-licensed.ts'

const facts = (some: Partial<LicenceFacts> = {}): LicenceFacts => ({
  role: 'customers',
  billingType: 'paying',
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
    ['as an administrator', facts({ role: 'admins' })],
  ])('%s', (_, given) => expect(hasActiveLicence(given)).toBe(true))
})

describe('is not licensed', () => {
  test.each([
    ['without any subscription', facts()],
    ['while the order waits for approval', facts({ ownStatus: 'pending-approval' })],
    ['after the subscription ended', facts({ ownStatus: 'canceled' })],
    [
      'as a member of a team whose subscription ended',
      facts({ billingType: 'member', team: team({ status: 'canceled' }) }),
    ],
    [
      'as an owner who takes no seat',
      facts({ ownStatus: 'active', team: team({ isOwner: true, ownerHasAccess: false }) }),
    ],
  ])('%s', (_, given) => expect(hasActiveLicence(given)).toBe(false))
})
