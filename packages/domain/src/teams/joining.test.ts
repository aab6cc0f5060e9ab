import { describe, expect, test } from 'vitest'
import { canJoin, JOINING_REFUSAL_TEXTS, type JoiningFacts } from './joining.ts'

const FACTS: JoiningFacts = {
  invitation: { state: 'open', email: 'Neu@kita.example', teamId: 'team' },
  person: {
    email: 'neu@KITA.example',
    isEmailVerified: true,
    teamId: null,
    ownsTeam: false,
    hasOwnActiveSubscription: false,
  },
  seats: { size: 3, members: 1, openInvitations: 1, ownerHasAccess: true },
}
const facts = (change: { [Part in keyof JoiningFacts]?: Partial<JoiningFacts[Part]> }): JoiningFacts => ({
  invitation: { ...FACTS.invitation, ...change.invitation },
  person: { ...FACTS.person, ...change.person },
  seats: { ...FACTS.seats, ...change.seats },
})

describe('joining a team', () => {
  test('is for the invited address, whatever its case', () => {
    expect(canJoin(FACTS)).toEqual({ ok: true })
  })

  test.each([
    ['other-address', { person: { email: 'andere@kita.example' } }],
    ['not-verified', { person: { isEmailVerified: false } }],
    ['consumed', { invitation: { state: 'consumed' } }],
    ['cancelled', { invitation: { state: 'cancelled' } }],
    ['expired', { invitation: { state: 'expired' } }],
    ['already-member', { person: { teamId: 'team' } }],
    ['in-other-team', { person: { teamId: 'other' } }],
    ['owns-team', { person: { teamId: 'other', ownsTeam: true, hasOwnActiveSubscription: true } }],
    ['own-subscription', { person: { hasOwnActiveSubscription: true } }],
    ['seats-full', { seats: { size: 2 } }],
  ] as const)('is refused as %s for %j', (reason, change) => {
    expect(canJoin(facts(change))).toEqual({ ok: false, reason })
    expect(JOINING_REFUSAL_TEXTS[reason]).toMatch(/\.$/)
  })

  test.each(['consumed', 'cancelled', 'expired'] as const)(
    'is refused for an invitation that is %s, first of all because its link is invalid',
    (reason) => {
      expect(JOINING_REFUSAL_TEXTS[reason]).toMatch(/^Dieser Einladungslink ist ungültig\. (?:Der|Die) .+\.$/)
    },
  )

  test('tells nobody but the invited what became of the invitation', () => {
    const change = { person: { email: 'fremd@x.example' }, invitation: { state: 'cancelled' } } as const
    expect(canJoin(facts(change))).toEqual({ ok: false, reason: 'other-address' })
  })
})
