import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { administrationTeamsContract } from './administration-teams.contract.ts'
import { INVITATIONS_AT_ONCE_MAX } from './invitation-state.ts'
import { invitationsContract } from './invitations.contract.ts'
import { teamsContract } from './teams.contract.ts'

const MOMENT = '2026-11-21T12:00:00.000Z'
const PERSON = { _id: 'u1', name: 'Eva', email: 'eva@kita.example' }
const SEATS = { size: 10, members: 4, openInvitations: 2, ownerHasAccess: true, free: 3 }
const INVITED = { name: 'Eva', email: 'eva@kita.example', team: 't1', message: '' }

const invitation = {
  _id: 'i1',
  email: 'eva@kita.example',
  name: 'Eva',
  team: 't1',
  message: 'Komm dazu',
  createdAt: MOMENT,
  consumedAt: null,
  invalidatedAt: MOMENT,
  expiresAt: MOMENT,
  isConsumed: false,
  isInvalidated: true,
  isExpired: false,
  isValid: false,
  new: false,
}
const openedInvitation = {
  ...invitation,
  team: { _id: 't1', name: 'Kita Sonne', description: 'Krippe' },
  inviter: 'Lea',
}
const team = {
  _id: 't1',
  name: 'Kita Sonne',
  description: 'Krippe',
  owner: PERSON,
  ownerHasAccess: true,
  subscription: null,
  licence: 'active',
  members: [{ user: PERSON, role: 'member', can: { changeRole: true, remove: false } }],
  seats: SEATS,
  can: { edit: true, manage: true, invite: false, bill: false, leave: true },
}
const summary = { _id: 't1', name: 'Kita Sonne', owner: PERSON, licence: 'inactive', seats: SEATS, createdAt: MOMENT }
const administeredTeam = {
  ...summary,
  description: 'Krippe',
  heldLicence: null,
  members: [{ ...PERSON, role: 'manager' }],
  invitations: [
    {
      _id: 'i1',
      name: 'Eva',
      email: 'eva@kita.example',
      createdAt: MOMENT,
      expiresAt: MOMENT,
      isExpired: false,
      delivery: 'refused',
    },
  ],
}

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success
const messages = (schema: z.ZodType, value: unknown): readonly string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

describe('what leaves', () => {
  const { record, get } = invitationsContract
  test.each<readonly [string, z.ZodType, object]>([
    ['an invitation', record, { ...invitation, delivery: 'waiting' }],
    ['an opened invitation', get.result, openedInvitation],
    ['a team', teamsContract.record, team],
    ['a team in a list of the administration', administrationTeamsContract.record, summary],
    ['a team in the administration', administrationTeamsContract.get.result, administeredTeam],
    ['a team that the administration changed', administrationTeamsContract.patch.result, administeredTeam],
  ])('%s has all of these fields, and no other', (_, schema, value) => {
    expect(schema.parse({ ...value, secret: 'x' })).toEqual(value)
  })

  test('an opened invitation does not say how its mail went', () => {
    expect(get.result.parse({ ...openedInvitation, delivery: 'sent' })).not.toHaveProperty('delivery')
  })

  test.each(['waiting', 'sent', 'refused'])('a mail is %s', (delivery) => {
    expect(accepts(record, { ...invitation, delivery })).toBe(true)
    const [invited] = administeredTeam.invitations
    const invitations = [{ ...invited, delivery }]
    expect(accepts(administrationTeamsContract.get.result, { ...administeredTeam, invitations })).toBe(true)
  })

  test.each(['active', 'inactive', 'none'])('the licence of a team is %s', (licence) => {
    expect(accepts(teamsContract.record, { ...team, licence })).toBe(true)
    expect(accepts(administrationTeamsContract.find.filters.licence.value, licence)).toBe(true)
  })

  test.each(['', 'vanished', null])('nothing else: %j', (word) => {
    expect(accepts(record, { ...invitation, delivery: word })).toBe(false)
    expect(accepts(teamsContract.record, { ...team, licence: word })).toBe(false)
    expect(accepts(administrationTeamsContract.find.filters.licence.value, word)).toBe(false)
  })
})

describe('an invitation', () => {
  const { data } = invitationsContract.create

  test('has an empty name and an empty message unless they are given', () => {
    expect(data.parse({ email: 'eva@kita.example', team: 't1' })).toEqual({ ...INVITED, name: '' })
    expect(data.parse([{ ...INVITED, message: ' Komm! ' }])).toEqual([{ ...INVITED, message: 'Komm!' }])
  })

  test.each([
    ['of the longest message', { message: 'a'.repeat(2000) }, true],
    ['of a longer message', { message: 'a'.repeat(2001) }, false],
    ['of the longest id of a team', { team: 'a'.repeat(60) }, true],
    ['of a longer id', { team: 'a'.repeat(61) }, false],
    ['of no team', { team: '' }, false],
    ['without an address', { email: 'eva' }, false],
    ['with another field', { role: 'owner' }, false],
  ])('%s is taken or refused', (_, change, isTaken) => {
    expect(accepts(data, { ...INVITED, ...change })).toBe(isTaken)
    expect(accepts(data, [{ ...INVITED, ...change }])).toBe(isTaken)
  })

  test('that is refused says what is too long', () => {
    const message = 'Nachricht darf höchstens 2000 Zeichen lang sein'
    const [one, many] = data.options
    expect(messages(one, { ...INVITED, message: 'a'.repeat(2001) })).toEqual([message])
    const tooMany = Array.from({ length: INVITATIONS_AT_ONCE_MAX + 1 }, () => INVITED)
    expect(messages(many, tooMany)).toEqual(['Höchstens 200 Personen auf einmal'])
  })

  test('is answered as one, or as all of a call', () => {
    const { result } = invitationsContract.create
    const answer = { ...invitation, delivery: 'waiting' }
    expect([result.parse(answer), result.parse([answer])]).toEqual([answer, [answer]])
  })

  test('is one of as many as one call takes, and of one at least', () => {
    const people = Array.from({ length: INVITATIONS_AT_ONCE_MAX }, () => INVITED)
    expect([[], people, [...people, INVITED]].map((all) => accepts(data, all))).toEqual([false, true, false])
  })

  test('is cancelled or sent again, and nothing else', () => {
    const changes = [{ invalidatedAt: MOMENT }, { resend: true }]
    const others = [{}, { resend: false }, { invalidatedAt: 'now' }, { ...changes[0], resend: true }]
    const isTaken = (value: unknown) => accepts(invitationsContract.patch.data, value)
    expect([changes.map(isTaken), others.map(isTaken)]).toEqual([
      [true, true],
      [false, false, false, false],
    ])
  })

  test('is opened with a token', () => {
    const { invitationToken } = invitationsContract.get.query
    const tokens = ['', 'a', 'a'.repeat(200), 'a'.repeat(201)]
    expect(tokens.map((token) => accepts(invitationToken, token))).toEqual([false, true, true, false])
  })

  test('is found by its team and by its moments', () => {
    const { team: teamFilter, consumedAt, invalidatedAt, expiresAt } = invitationsContract.find.filters
    expect(['', 'a'.repeat(60), 'a'.repeat(61)].map((id) => accepts(teamFilter.value, id))).toEqual([
      false,
      true,
      false,
    ])
    for (const { value, operators } of [consumedAt, invalidatedAt]) {
      expect(['', null, MOMENT].map((moment) => value.parse(moment))).toEqual([null, null, MOMENT])
      expect([accepts(value, 'now'), operators]).toEqual([false, ['$ne']])
    }
    expect(expiresAt.operators).toEqual(['$gt', '$gte', '$lt', '$lte'])
    expect(invitationsContract.find.sort).toEqual(['createdAt'])
    expect(invitationsContract.find.limit).toEqual({ default: 20, max: 100 })
  })
})

describe('a team', () => {
  const { create, patch } = teamsContract
  const given = { name: 'Kita Sonne', description: 'Krippe' }

  test('is made of a name and a description, without blanks around them', () => {
    expect(create.data.parse({ name: ' Kita Sonne ', description: ' Krippe ' })).toEqual(given)
    expect(accepts(create.data, { ...given, description: 'a'.repeat(1000) })).toBe(true)
  })

  test.each([
    [{ description: ' ' }, 'Beschreibung deines Teams ist erforderlich'],
    [{ description: 'a'.repeat(1001) }, 'Beschreibung deines Teams darf höchstens 1000 Zeichen lang sein'],
    [{ name: 'a'.repeat(121) }, expect.stringContaining('Name deines Teams')],
  ])('is refused with a German sentence: %j', (change, message) => {
    expect(messages(create.data, { ...given, ...change })).toEqual([message])
    expect(messages(patch.data, change)).toEqual([message])
  })

  test('changes in one field at least, and in no other', () => {
    for (const change of [{ name: 'Neu' }, { description: 'Neu' }, { ownerHasAccess: false }])
      expect(patch.data.parse(change)).toEqual(change)
    expect(messages(patch.data, {})).toEqual(['Nichts zu ändern'])
    expect(accepts(patch.data, { owner: 'u2' })).toBe(false)
  })
})

describe('the administration of teams', () => {
  const { find, patch } = administrationTeamsContract

  test('sends an invitation again or cancels it, and nothing else', () => {
    for (const word of ['resendInvitation', 'cancelInvitation']) {
      const ids = ['', 'a'.repeat(60), 'a'.repeat(61)]
      expect(ids.map((id) => accepts(patch.data, { [word]: id }))).toEqual([false, true, false])
    }
    expect(accepts(patch.data, {})).toBe(false)
    expect(accepts(patch.data, { resendInvitation: 'i1', cancelInvitation: 'i1' })).toBe(false)
  })

  test('searches by words of a limited length, without blanks around them', () => {
    expect(find.query.search.parse(' Kita ')).toBe('Kita')
    expect(accepts(find.query.search, undefined)).toBe(true)
    expect(accepts(find.query.search, 'a'.repeat(1_000))).toBe(false)
    expect([find.sort, find.limit]).toEqual([['name', 'createdAt'], { default: 20, max: 100 }])
  })
})
