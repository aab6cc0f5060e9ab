import { describe, expect, test } from 'vitest'
import { TEAM_ROLES } from '../session.contract.ts'
import { canChangeRole, canRemove, managesTeam } from './team-roles.ts'

const actor = (role: (typeof TEAM_ROLES)[number]) => ({ userId: 'actor', role })
const target = (role: (typeof TEAM_ROLES)[number]) => ({ userId: 'target', role })
const said = (verdict: ReturnType<typeof canRemove>) => (verdict.ok ? 'yes' : verdict.reason)

test('managers and the owner manage the team', () => {
  expect([...TEAM_ROLES, null].filter(managesTeam)).toEqual(['manager', 'owner'])
})

describe('changing a role', () => {
  test.each([
    ['owner', 'manager', 'member', 'yes'],
    ['owner', 'member', 'manager', 'yes'],
    ['manager', 'manager', 'member', 'yes'],
    ['manager', 'member', 'manager', 'yes'],
    ['manager', 'owner', 'member', 'owner-stays'],
    ['owner', 'owner', 'member', 'owner-stays'],
    ['member', 'member', 'manager', 'not-manager'],
    ['member', 'manager', 'member', 'not-manager'],
    ['owner', 'member', 'member', 'same-role'],
  ] as const)('by a %s, of a %s into a %s: %s', (by, of, into, verdict) => {
    expect(said(canChangeRole(actor(by), target(of), into))).toBe(verdict)
  })
})

describe('removing', () => {
  test.each([
    ['owner', 'manager', 'yes'],
    ['manager', 'manager', 'yes'],
    ['manager', 'member', 'yes'],
    ['manager', 'owner', 'owner-stays'],
    ['member', 'member', 'not-manager'],
  ] as const)('by a %s, of a %s: %s', (by, of, verdict) => {
    expect(said(canRemove(actor(by), target(of)))).toBe(verdict)
  })

  test('oneself is leaving: everybody may but the owner', () => {
    expect(TEAM_ROLES.map((role) => said(canRemove(actor(role), actor(role))))).toEqual([
      'yes',
      'yes',
      'owner-cannot-leave',
    ])
  })
})
