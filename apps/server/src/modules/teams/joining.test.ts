import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import type { Invitation } from '@gebaerdenraum/domain/teams/invitations.contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GivenUser, givenSubscription } from '../../../test/builders.ts'
import { type GivenTeam, givenMember, givenPerson, givenTeamOf, invitationTokenOf } from '../../../test/given-team.ts'
import { invitations, subscriptions, users } from '../../../test/tables.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let team: GivenTeam
beforeAll(async () => {
  server = await openTestServer()
  team = await givenTeamOf(server, 100)
})
afterAll(() => server.close())

const invite = async (email: string, into: GivenTeam = team): Promise<string> => {
  const data = { name: 'Neu', email, team: into.id, message: '' }
  const { body } = await server.call<Invitation>('POST', 'invitations', { as: into.owner.token, data })
  return body._id
}
const accept = async (person: GivenUser, invitationId: string, change: object = {}) => {
  const data = {
    team: team.id,
    invitationId,
    invitationToken: await invitationTokenOf(server, invitationId),
    ...change,
  }
  return server.call<ErrorAnswer>('PATCH', `users/${person.id}`, { as: person.token, data })
}
const sessionOf = async (as: string) => (await server.call<Session>('GET', 'session', { as })).body
const rowOf = async (id: string) =>
  (await server.database.db.select().from(invitations).where(eq(invitations.id, id)))[0]

describe('accepting an invitation', () => {
  test('makes the person a licensed member', async () => {
    const person = await givenPerson(server)
    const { status, body } = await accept(person, await invite(person.email))
    expect([status, body]).toMatchObject([200, { _id: person.id, team: team.id, billingType: 'member' }])
    expect(await sessionOf(person.token)).toMatchObject({
      teamRole: 'member',
      user: { hasActiveSubscription: true },
      subscription: null,
    })
  })

  test('takes the address in any case', async () => {
    const person = await givenPerson(server, { email: 'Gross.Klein@test.example' })
    expect((await accept(person, await invite('gross.KLEIN@Test.Example'))).status).toBe(200)
  })

  test('works once: the link is used up, also for the same person after leaving', async () => {
    const person = await givenPerson(server)
    const id = await invite(person.email)
    await accept(person, id)
    expect((await rowOf(id))?.consumedBy).toBe(person.id)
    await server.call('PATCH', `users/${person.id}`, { as: person.token, data: { team: null } })
    const { status, body } = await accept(person, id)
    expect([status, body.message]).toEqual([
      409,
      'Dieser Einladungslink ist ungültig. Der Einladungslink wurde bereits verwendet.',
    ])
  })

  test('many times at once succeeds exactly once', async () => {
    const person = await givenPerson(server)
    const id = await invite(person.email)
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => accept(person, id)))).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted()).toEqual([200, ...Array(7).fill(409)])
  })

  test('keeps free access that an administrator gave', async () => {
    const person = await givenPerson(server, { billingType: 'free' })
    await accept(person, await invite(person.email))
    expect((await sessionOf(person.token)).user.billingType).toBe('free')
    await server.call('PATCH', `users/${person.id}`, { as: person.token, data: { team: null } })
    expect((await sessionOf(person.token)).user.billingType).toBe('free')
  })
})

describe('an invitation is refused', () => {
  test('to anybody but the invited address', async () => {
    const person = await givenPerson(server)
    const { status, body } = await accept(person, await invite('andere@test.example'))
    expect([status, body.data]).toEqual([403, { reason: 'other-address' }])
    expect((await sessionOf(person.token)).team).toBeNull()
  })

  test.each([
    ['with a wrong token', { invitationToken: 'falsch' }],
    ['for another team', { team: '00000000-0000-7000-8000-000000000000' }],
    ['that does not exist', { invitationId: '00000000-0000-7000-8000-000000000000' }],
    ['whose id is none', { invitationId: 'einladung' }],
  ])('%s, as if there were none', async (_, change) => {
    const person = await givenPerson(server)
    const { status, body } = await accept(person, await invite(person.email), change)
    expect([status, body.message]).toEqual([404, 'Diese Einladung gibt es nicht.'])
  })

  test('before the address is confirmed', async () => {
    const person = await givenPerson(server, { emailVerifiedAt: null })
    const { status, body } = await accept(person, await invite(person.email))
    expect([status, body.data]).toEqual([403, { reason: 'not-verified' }])
  })

  test.each([
    ['after fourteen days', { expiresAt: new Date(Date.now() - 1) }, 410, 'Die Einladung ist bereits abgelaufen.'],
    [
      'after it was cancelled',
      { invalidatedAt: new Date() },
      410,
      'Die Einladung wurde durch einen Verwalter des Teams storniert.',
    ],
  ])('%s', async (_, change, status, sentence) => {
    const person = await givenPerson(server)
    const id = await invite(person.email)
    await server.database.db.update(invitations).set(change).where(eq(invitations.id, id))
    const answer = await accept(person, id)
    expect([answer.status, answer.body.message]).toEqual([status, `Dieser Einladungslink ist ungültig. ${sentence}`])
  })

  test('with the link before the newest one', async () => {
    const person = await givenPerson(server)
    const id = await invite(person.email)
    const invitationToken = await invitationTokenOf(server, id)
    await server.call('PATCH', `invitations/${id}`, { as: team.owner.token, data: { resend: true } })
    expect((await accept(person, id, { invitationToken })).status).toBe(404)
    expect((await accept(person, id)).status).toBe(200)
  })

  test('to somebody with an active licence of his own, who is told what to do', async () => {
    const subscriptionId = await givenSubscription(server, 'active')
    const person = await givenPerson(server, { subscriptionId })
    const id = await invite(person.email)
    const { status, body } = await accept(person, id)
    expect([status, body.data]).toEqual([409, { reason: 'own-subscription' }])
    expect(body.message).toContain('Kündige sie in den Einstellungen')
    await server.database.db
      .update(subscriptions)
      .set({ status: 'canceled' })
      .where(eq(subscriptions.id, subscriptionId))
    expect((await accept(person, id)).status).toBe(200)
    expect(await sessionOf(person.token)).toMatchObject({ subscription: null, user: { hasActiveSubscription: true } })
    await server.call('PATCH', `users/${person.id}`, { as: team.owner.token, data: { teamRole: 'manager' } })
    expect((await sessionOf(person.token)).subscription?._id).toBe(team.subscriptionId)
    await server.call('PATCH', `users/${person.id}`, { as: person.token, data: { team: null } })
    expect((await sessionOf(person.token)).subscription?._id).toBe(subscriptionId)
  })

  test('to a member of another team, to an owner, and to who is in this team', async () => {
    const other = await givenTeamOf(server, 10)
    const member = await givenMember(server, other)
    const ownMember = await givenMember(server, team, 'member', { email: 'spaeter@test.example' })
    for (const [person, reason] of [
      [member, 'in-other-team'],
      [other.owner, 'owns-team'],
    ] as const) {
      const { status, body } = await accept(person, await invite(person.email))
      expect([status, body.data]).toEqual([409, { reason }])
    }
    await server.database.db.update(users).set({ email: 'frueher@test.example' }).where(eq(users.id, ownMember.id))
    const id = await invite('spaeter@test.example')
    await server.database.db.update(users).set({ email: 'spaeter@test.example' }).where(eq(users.id, ownMember.id))
    expect((await accept(ownMember, id)).body.data).toEqual({ reason: 'already-member' })
  })

  test('while a licence that shrank has no seat for it', async () => {
    const small = await givenTeamOf(server, 4)
    const person = await givenPerson(server)
    const id = await invite(person.email, small)
    await givenMember(server, small)
    await server.database.db
      .update(subscriptions)
      .set({ license: { id: 'x', title: 'x', size: 2, period: 12, canAutoRenew: true } })
      .where(eq(subscriptions.id, small.subscriptionId))
    const { status, body } = await accept(person, id, { team: small.id })
    expect([status, body.data]).toEqual([409, { reason: 'seats-full' }])
  })

  test('on behalf of somebody else', async () => {
    const person = await givenPerson(server)
    const id = await invite(person.email)
    const data = { team: team.id, invitationId: id, invitationToken: await invitationTokenOf(server, id) }
    const answer = await server.call('PATCH', `users/${person.id}`, { as: team.owner.token, data })
    expect(answer.status).toBe(404)
    expect((await server.call('PATCH', `users/${person.id}`, { data })).status).toBe(401)
  })
})
