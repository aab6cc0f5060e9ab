import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import type { Team } from '@gebaerdenraum/domain/teams/teams.contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenSubscription } from '../../../test/builders.ts'
import { givenMember, givenPerson, givenTeamLicence, givenTeamOf } from '../../../test/given-team.ts'
import { subscriptions, users } from '../../../test/tables.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const teamOf = (id: string, as?: string) => server.call<Team & ErrorAnswer>('GET', `teams/${id}`, { as })
const create = (as: string | undefined, data: object = { name: ' Kita ', description: 'Wir gebärden.' }) =>
  server.call<Team & ErrorAnswer>('POST', 'teams', { as, data })
const patch = (id: string, as: string | undefined, data: object) =>
  server.call<Team & ErrorAnswer>('PATCH', `teams/${id}`, { as, data })
const sessionOf = async (as: string) => (await server.call<Session>('GET', 'session', { as })).body

describe('a team', () => {
  test.each([
    ['Kita\r\nBcc: a@b.example', 'Name deines Teams enthält unzulässige Zeichen'],
    ['Kita\u202Egpj', 'Name deines Teams enthält unzulässige Zeichen'],
    ['\u200B', 'Name deines Teams ist erforderlich'],
  ])('may not be called %j', async (name, sentence) => {
    const team = await givenTeamOf(server, 3)
    const { status, body } = await patch(team.id, team.owner.token, { name })
    expect([status, body.errors]).toEqual([400, { name: sentence }])
  })

  test('shows its owner to members, and nobody else', async () => {
    const team = await givenTeamOf(server, 10)
    const member = await givenMember(server, team)
    const { status, body } = await teamOf(team.id, member.token)
    expect([status, body]).toEqual([
      200,
      {
        _id: team.id,
        name: 'Kita Sonnenhügel',
        description: 'Wir gebärden.',
        owner: { _id: team.owner.id, name: expect.any(String), email: team.owner.email },
        ownerHasAccess: true,
        subscription: team.subscriptionId,
        licence: 'active',
        can: { edit: false, manage: false, invite: false, bill: false, leave: true },
      },
    ])
  })

  test('shows managers its members by name, its seats and what they may do', async () => {
    const team = await givenTeamOf(server, 10)
    const manager = await givenMember(server, team, 'manager', { name: 'Zoe' })
    await givenMember(server, team, 'member', { name: 'Ömer' })
    await givenMember(server, team, 'member', { name: 'Paul' })
    const { body } = await teamOf(team.id, manager.token)
    expect(body.members?.map(({ user, role }) => [user.name, role])).toEqual([
      ['Ömer', 'member'],
      ['Paul', 'member'],
      ['Zoe', 'manager'],
    ])
    expect(body.members?.map(({ can }) => can)).toEqual(Array(3).fill({ changeRole: true, remove: true }))
    expect(body.seats).toEqual({ size: 10, members: 3, openInvitations: 0, ownerHasAccess: true, free: 6 })
    expect(body.can).toEqual({ edit: false, manage: true, invite: true, bill: false, leave: true })
  })

  test.each([true, false])(
    'has its owner outside of the members, with a seat: %s, and seats that add up',
    async (hasSeat) => {
      const team = await givenTeamOf(server, 6, { ownerHasAccess: hasSeat })
      // In some data the account of the owner names the team too.
      await server.database.db.update(users).set({ teamId: team.id }).where(eq(users.id, team.owner.id))
      const manager = await givenMember(server, team, 'manager')
      await givenMember(server, team)
      const invited = [{ name: 'Neu', email: `neu-${hasSeat}@kita.example`, team: team.id, message: 'Komm' }]
      expect((await server.call('POST', 'invitations', { as: manager.token, data: invited })).status).toBe(201)
      for (const as of [team.owner.token, manager.token]) {
        const { owner, members = [], seats, ownerHasAccess } = (await teamOf(team.id, as)).body
        expect([owner._id, members.length, ownerHasAccess]).toEqual([team.owner.id, 2, hasSeat])
        expect(members.map(({ user }) => user._id)).not.toContain(team.owner.id)
        expect(seats).toEqual({
          size: 6,
          members: members.length,
          openInvitations: 1,
          ownerHasAccess: hasSeat,
          free: 6 - members.length - 1 - (hasSeat ? 1 : 0),
        })
      }
    },
  )

  test('of its owner alone has no members, and less than no seat free when its licence is too small', async () => {
    const team = await givenTeamOf(server, 1)
    expect((await teamOf(team.id, team.owner.token)).body).toMatchObject({ members: [], seats: { free: 0 } })
    await givenMember(server, team)
    expect((await teamOf(team.id, team.owner.token)).body.seats).toMatchObject({ members: 1, free: -1 })
  })

  test('is managed by its owner also without a seat, and after its licence ended', async () => {
    const team = await givenTeamOf(server, 10, { ownerHasAccess: false })
    const licence = eq(subscriptions.id, team.subscriptionId)
    await server.database.db.update(subscriptions).set({ status: 'canceled' }).where(licence)
    const { body } = await teamOf(team.id, team.owner.token)
    expect(body).toMatchObject({
      licence: 'inactive',
      seats: { free: 10, ownerHasAccess: false },
      can: { edit: true, manage: true, invite: false, bill: true, leave: false },
    })
    expect((await patch(team.id, team.owner.token, { name: 'Neu' })).status).toBe(200)
    expect((await sessionOf(team.owner.token)).user.hasActiveSubscription).toBe(false)
  })

  test('is not there for others, signed in or not', async () => {
    const team = await givenTeamOf(server, 10)
    const stranger = await givenTeamOf(server, 10)
    const unverified = await givenPerson(server, { emailVerifiedAt: null })
    expect((await teamOf(team.id, stranger.owner.token)).status).toBe(404)
    expect((await patch(team.id, stranger.owner.token, { name: 'Meins' })).status).toBe(404)
    expect((await teamOf('kein-team', stranger.owner.token)).status).toBe(404)
    expect((await teamOf(team.id)).status).toBe(401)
    expect((await teamOf(team.id, unverified.token)).status).toBe(403)
  })

  test('is changed by its owner alone', async () => {
    const team = await givenTeamOf(server, 10)
    for (const role of ['member', 'manager'] as const) {
      const { token } = await givenMember(server, team, role)
      expect((await patch(team.id, token, { name: 'Anders' })).status).toBe(403)
    }
    const { body } = await patch(team.id, team.owner.token, { name: ' Anders ', description: 'Neu' })
    expect(body).toMatchObject({ name: 'Anders', description: 'Neu' })
  })

  test.each([
    [{}, ''],
    [{ name: ' ' }, 'name'],
    [{ description: '' }, 'description'],
    [{ name: 'Neu', owner: 'ich' }, 'owner'],
  ])('refuses the change %j', async (data, field) => {
    const team = await givenTeamOf(server, 10)
    const { status, body } = await patch(team.id, team.owner.token, data)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
  })
})

describe('the owner’s own seat', () => {
  test('can be given up at any time, and taken back only where one is free', async () => {
    const team = await givenTeamOf(server, 3)
    await givenMember(server, team)
    await givenMember(server, team)
    const given = await patch(team.id, team.owner.token, { ownerHasAccess: false })
    expect(given.body.seats).toMatchObject({ free: 1 })
    expect((await sessionOf(team.owner.token)).user.hasActiveSubscription).toBe(false)
    expect((await patch(team.id, team.owner.token, { ownerHasAccess: true })).body.seats?.free).toBe(0)
    await patch(team.id, team.owner.token, { ownerHasAccess: false })
    await givenMember(server, team)
    const { status, body } = await patch(team.id, team.owner.token, { ownerHasAccess: true })
    expect([status, body.data]).toEqual([409, { missing: 1 }])
  })
})

describe('creating a team', () => {
  test('makes the payer of a team licence its owner, who shares it', async () => {
    const subscriptionId = await givenTeamLicence(server, 5)
    const payer = await givenPerson(server, { subscriptionId })
    const { status, body } = await create(payer.token)
    expect([status, body]).toMatchObject([
      201,
      {
        name: 'Kita',
        subscription: subscriptionId,
        licence: 'active',
        seats: { size: 5, members: 0, openInvitations: 0, ownerHasAccess: true, free: 4 },
      },
    ])
    expect(await sessionOf(payer.token)).toMatchObject({
      teamRole: 'owner',
      team: { _id: body._id, name: 'Kita' },
      user: { team: body._id, hasActiveSubscription: true, billingType: 'paying' },
      freeSeats: 4,
      openInvitations: 0,
    })
  })

  test('twice at once makes one', async () => {
    const payer = await givenPerson(server, { subscriptionId: await givenTeamLicence(server, 5) })
    const statuses = (await Promise.all([create(payer.token), create(payer.token)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, 409])
  })

  test('is refused to who has a team, pays for one seat, for none, or does not pay at all', async () => {
    const team = await givenTeamOf(server, 10)
    const member = await givenMember(server, team)
    const single = await givenPerson(server, { subscriptionId: await givenSubscription(server, 'active') })
    const expired = await givenPerson(server, { subscriptionId: await givenSubscription(server, 'canceled') })
    const free = await givenPerson(server, { billingType: 'free' })
    const callers = [team.owner, member, single, expired, free]
    const statuses = await Promise.all(callers.map(async ({ token }) => (await create(token)).status))
    expect(statuses).toEqual([409, 409, 403, 403, 403])
    expect((await create(undefined)).status).toBe(401)
  })

  test('needs name and description', async () => {
    const payer = await givenPerson(server, { subscriptionId: await givenTeamLicence(server, 5) })
    const { status, body } = await create(payer.token, { name: '', description: ' ' })
    expect([status, body.errors]).toEqual([
      400,
      { name: 'Name deines Teams ist erforderlich', description: 'Beschreibung deines Teams ist erforderlich' },
    ])
  })
})

describe('the session', () => {
  test('counts seats and invitations for owner and managers only', async () => {
    const team = await givenTeamOf(server, 10)
    const manager = await givenMember(server, team, 'manager')
    const member = await givenMember(server, team)
    const data = { email: 'offen@test.example', team: team.id }
    await server.call('POST', 'invitations', { as: manager.token, data })
    for (const { token } of [team.owner, manager]) {
      expect(await sessionOf(token)).toMatchObject({ freeSeats: 6, openInvitations: 1 })
    }
    expect(Object.keys(await sessionOf(member.token))).not.toContain('freeSeats')
    expect(Object.keys(await sessionOf(member.token))).not.toContain('openInvitations')
  })
})
