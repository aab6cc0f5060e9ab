import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenUser, PASSWORD } from '../../../test/builders.ts'
import { type GivenTeam, givenMember, givenPerson, givenTeamOf } from '../../../test/given-team.ts'
import { mailsTo } from '../../../test/mails.ts'
import { invitations, users } from '../../../test/tables.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'
import { runUnitOfWork } from '../../platform/database/unit-of-work.ts'
import { changeTeamLicence } from './change-team-licence.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const patch = (id: string, as: string | undefined, data: object) =>
  server.call<ErrorAnswer>('PATCH', `users/${id}`, { as, data })
const sessionOf = async (as: string) => (await server.call<Session>('GET', 'session', { as })).body
const subjectsTo = async (email: string) => (await mailsTo(server, email, 0)).map(({ subject }) => subject)
const rowOf = async (id: string) => (await server.database.db.select().from(users).where(eq(users.id, id)))[0]

/** A team with one person of each role, and strangers to it. */
const cast = async () => {
  const team = await givenTeamOf(server, 10)
  return {
    team,
    owner: team.owner,
    manager: await givenMember(server, team, 'manager'),
    otherManager: await givenMember(server, team, 'manager'),
    member: await givenMember(server, team),
    otherMember: await givenMember(server, team),
    stranger: (await givenTeamOf(server, 10)).owner,
    guest: await givenPerson(server),
  }
}
type Part = Exclude<keyof Awaited<ReturnType<typeof cast>>, 'team'>

describe('removing a member', () => {
  test.each<readonly [Part, Part, number]>([
    ['owner', 'manager', 200],
    ['owner', 'member', 200],
    ['manager', 'otherManager', 200],
    ['manager', 'member', 200],
    ['manager', 'owner', 403],
    ['owner', 'owner', 403],
    ['member', 'otherMember', 404],
    ['member', 'manager', 404],
    ['member', 'owner', 404],
    ['stranger', 'member', 404],
    ['guest', 'member', 404],
    ['manager', 'guest', 404],
    ['manager', 'stranger', 404],
    ['guest', 'guest', 409],
  ])('by the %s, of the %s, is answered %i', async (by, of, status) => {
    const people = await cast()
    const before = await rowOf(people[of].id)
    expect((await patch(people[of].id, people[by].token, { team: null })).status).toBe(status)
    const after = await rowOf(people[of].id)
    if (status === 200) expect(after).toMatchObject({ teamId: null, teamRole: null, billingType: 'paying' })
    else expect(after).toEqual(before)
  })

  test('tells him by mail, and the manager only what the team knows of him', async () => {
    const { manager, member } = await cast()
    const { body } = await patch(member.id, manager.token, { team: null })
    expect(body).toEqual({
      _id: member.id,
      name: expect.any(String),
      email: member.email,
      team: null,
      teamRole: null,
    })
    expect(await subjectsTo(member.email)).toEqual(['Du bist nicht mehr im Team'])
    expect((await sessionOf(member.token)).user.hasActiveSubscription).toBe(false)
  })

  test('without a sign-in is refused', async () => {
    const { member } = await cast()
    expect((await patch(member.id, undefined, { team: null })).status).toBe(401)
  })

  test('frees the seat', async () => {
    const { owner, member } = await cast()
    expect((await sessionOf(owner.token)).freeSeats).toBe(5)
    await patch(member.id, owner.token, { team: null })
    expect((await sessionOf(owner.token)).freeSeats).toBe(6)
  })
})

describe('leaving', () => {
  test.each<Part>(['member', 'manager'])('is free to a %s, who gets no mail of it', async (part) => {
    const people = await cast()
    const { status, body } = await patch(people[part].id, people[part].token, { team: null })
    expect([status, body]).toMatchObject([200, { _id: people[part].id, team: null, billingType: 'paying' }])
    expect(await subjectsTo(people[part].email)).toEqual([])
    expect(await sessionOf(people[part].token)).toMatchObject({ team: null, teamRole: null })
  })

  test('is refused to the owner, who is told why', async () => {
    const { owner } = await cast()
    const { body } = await patch(owner.id, owner.token, { team: null })
    expect(body.message).toBe('Als Inhaber kannst du dein Team nicht verlassen.')
  })
})

describe('changing a role', () => {
  test.each<readonly [Part, Part, 'member' | 'manager', number]>([
    ['owner', 'member', 'manager', 200],
    ['owner', 'manager', 'member', 200],
    ['manager', 'member', 'manager', 200],
    ['manager', 'otherManager', 'member', 200],
    ['manager', 'manager', 'member', 200],
    ['manager', 'member', 'member', 200],
    ['manager', 'owner', 'member', 403],
    ['owner', 'owner', 'manager', 403],
    ['member', 'member', 'manager', 403],
    ['member', 'otherMember', 'manager', 404],
    ['stranger', 'member', 'manager', 404],
    ['guest', 'member', 'manager', 404],
    ['owner', 'stranger', 'member', 404],
  ])('by the %s, of the %s, into a %s, is answered %i', async (by, of, teamRole, status) => {
    const people = await cast()
    const before = await rowOf(people[of].id)
    expect((await patch(people[of].id, people[by].token, { teamRole })).status).toBe(status)
    expect((await rowOf(people[of].id))?.teamRole).toBe(status === 200 ? teamRole : before?.teamRole)
  })

  test('to owner is not offered', async () => {
    const { owner, member } = await cast()
    expect((await patch(member.id, owner.token, { teamRole: 'owner' })).status).toBe(400)
  })

  test('tells him by mail, once', async () => {
    const { owner, member } = await cast()
    await patch(member.id, owner.token, { teamRole: 'manager' })
    await patch(member.id, owner.token, { teamRole: 'manager' })
    await patch(member.id, owner.token, { teamRole: 'member' })
    expect(await subjectsTo(member.email)).toEqual([
      'Du verwaltest jetzt dein Team mit',
      'Deine Rolle im Team hat sich geändert',
    ])
  })

  test('by two managers of each other at once leaves one of them', async () => {
    const { manager, otherManager } = await cast()
    const answers = await Promise.all([
      patch(otherManager.id, manager.token, { teamRole: 'member' }),
      patch(manager.id, otherManager.token, { teamRole: 'member' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })
})

test.each([
  [{ team: null, teamRole: 'member' }, 'team'],
  [{ team: null, preferences: {} }, 'preferences'],
  [{ team: 'x' }, 'invitationId'],
  [{ invitationId: 'x', invitationToken: 'y' }, 'team'],
  [{ team: null, invitationId: 'x' }, 'invitationId'],
])('a change of %j is refused by name', async (data, field) => {
  const { id, token } = await givenPerson(server)
  const { status, body } = await patch(id, token, data)
  expect([status, Object.keys(body.errors ?? {})[0]]).toEqual([400, field])
})

describe('deleting an account', () => {
  test('frees its seat, takes the accepted invitation along and leaves the ones it sent', async () => {
    const { team, owner } = await cast()
    const manager = await givenUser(server, { teamId: team.id, teamRole: 'manager', billingType: 'member' })
    const invited = async (email: string) =>
      (
        await server.call<{ _id: string }>('POST', 'invitations', {
          as: manager.token,
          data: { email, team: team.id },
        })
      ).body._id
    const sent = await invited('bleibt@test.example')
    const taken = await invited('war-da@test.example')
    const change = { consumedAt: new Date(), consumedBy: manager.id }
    await server.database.db.update(invitations).set(change).where(eq(invitations.id, taken))
    expect((await sessionOf(owner.token)).freeSeats).toBe(3)
    await server.call('DELETE', `users/${manager.id}`, { as: manager.token, data: { password: PASSWORD } })
    expect(await sessionOf(owner.token)).toMatchObject({ freeSeats: 4, openInvitations: 1 })
    const rows = await server.database.db.select().from(invitations).where(eq(invitations.teamId, team.id))
    expect(rows).toMatchObject([{ id: sent, inviterId: null }])
  })
})

describe('a smaller licence', () => {
  const license = (size: number) => ({ id: `x-${size}`, title: 'Kleiner', size, period: 12, canAutoRenew: true })
  const change = ({ id }: GivenTeam, size: number) =>
    runUnitOfWork(server.database.db, server.services, (unit) =>
      changeTeamLicence(unit, server.services, id, license(size)),
    )

  test('is left by the newest members, who are told by mail; never by the owner', async () => {
    const team = await givenTeamOf(server, 10)
    const old = await givenMember(server, team, 'member', { createdAt: new Date('2020-01-01') })
    const middle = await givenMember(server, team, 'manager', { createdAt: new Date('2021-01-01') })
    const young = await givenMember(server, team, 'member', { createdAt: new Date('2022-01-01') })
    expect(await change(team, 3)).toEqual([young.id])
    expect(await change(team, 1)).toEqual(expect.arrayContaining([middle.id, old.id]))
    for (const { email } of [old, middle, young]) {
      expect(await subjectsTo(email)).toEqual(['Dein Platz im Team ist weggefallen'])
    }
    expect(await sessionOf(team.owner.token)).toMatchObject({ freeSeats: 0, teamRole: 'owner' })
  })

  test('counts who joined last as newest, however old his account is', async () => {
    const team = await givenTeamOf(server, 10)
    const late = await givenMember(server, team, 'member', { createdAt: new Date('2020-01-01') })
    const early = await givenMember(server, team, 'member', { createdAt: new Date('2024-01-01') })
    await server.database.db.insert(invitations).values({
      teamId: team.id,
      email: late.email,
      name: '',
      message: '',
      tokenHash: 'x',
      expiresAt: new Date(),
      consumedAt: new Date('2026-01-01'),
      consumedBy: late.id,
    })
    expect(await change(team, 2)).toEqual([late.id])
    expect((await rowOf(early.id))?.teamId).toBe(team.id)
  })

  test('with seats enough changes nothing but itself', async () => {
    const team = await givenTeamOf(server, 10)
    await givenMember(server, team)
    expect(await change(team, 2)).toEqual([])
    expect((await sessionOf(team.owner.token)).license).toEqual(license(2))
  })
})
