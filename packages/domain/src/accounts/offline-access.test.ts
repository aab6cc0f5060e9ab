import { describe, expect, test } from 'vitest'
import type { LicenceFacts } from './is-licensed.ts'
import { offlineAccessUntil } from './offline-access.ts'

const NOW = new Date('2026-11-30T15:00:00Z')
const SOON = new Date('2026-12-03T10:00:00Z')
const LATER = new Date('2027-06-01T00:00:00Z')
const LONGEST = '2026-12-30T00:00:00.000Z'

const given = (facts: Partial<LicenceFacts> & { readonly ownEnd?: Date; readonly teamEnd?: Date }) =>
  offlineAccessUntil(
    {
      role: 'customers',
      billingType: 'paying',
      freeUntil: null,
      ownStatus: null,
      team: null,
      ownEnd: null,
      teamEnd: null,
      ...facts,
    },
    NOW,
  )?.toISOString() ?? null
const team = { status: 'active', isOwner: false, ownerHasAccess: false } as const

describe('offline access', () => {
  test.each([
    ['nobody without a licence', {}, null],
    ['an own licence that renews itself, for thirty days', { ownStatus: 'active' }, LONGEST],
    ['an own licence that ends earlier, until then', { ownStatus: 'active', ownEnd: SOON }, SOON.toISOString()],
    ['an own licence that ends later, for thirty days', { ownStatus: 'active', ownEnd: LATER }, LONGEST],
    ['a licence whose term is over, although it still counts', { ownStatus: 'active', ownEnd: NOW }, null],
    ['an order that waits', { ownStatus: 'pending-approval' }, null],
    ['a member of a team', { team, teamEnd: SOON }, SOON.toISOString()],
    ['an owner without a seat', { team: { ...team, isOwner: true } }, null],
    ['free access without end', { billingType: 'free' }, LONGEST],
    ['free access that ends', { freeUntil: SOON }, SOON.toISOString()],
    ['free access that has ended', { freeUntil: NOW }, null],
    ['the licence that ends last', { ownStatus: 'active', ownEnd: SOON, freeUntil: LATER }, LONGEST],
    ['administrators', { role: 'admins' }, LONGEST],
  ] as const)('has %s', (_, facts, expected) => {
    expect(given(facts)).toBe(expected)
  })
})
