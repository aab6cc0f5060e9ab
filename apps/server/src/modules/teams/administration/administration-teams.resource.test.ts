import type {
  AdministeredTeam,
  AdministeredTeamSummary,
} from '@gebaerdenraum/domain/teams/administration-teams.contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GivenUser } from '../../../../test/builders.ts'
import {
  type GivenTeam,
  givenMember,
  givenPerson,
  givenTeamOf,
  invitationTokenOf,
} from '../../../../test/given-team.ts'
import { auditEntries, invitations, subscriptions, teams } from '../../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'

let server: TestServer
let admin: GivenUser
let team: GivenTeam
beforeAll(async () => {
  server = await openTestServer()
  admin = await givenPerson(server, { role: 'admins' })
  team = await givenTeamOf(server, 3)
})
afterAll(() => server.close())

type Page = { readonly total: number; readonly data: readonly AdministeredTeamSummary[] }

const find = async (query: object) =>
  (await server.call<Page>('GET', 'administration-teams', { query, as: admin.token })).body
const get = async (id: string) =>
  (await server.call<AdministeredTeam>('GET', `administration-teams/${id}`, { as: admin.token })).body
const patch = (id: string, data: object) =>
  server.call<AdministeredTeam>('PATCH', `administration-teams/${id}`, { data, as: admin.token })
const invite = async ({ id, owner }: GivenTeam, email: string): Promise<string> => {
  const data = { name: 'Neu', email, team: id, message: '' }
  return (await server.call<{ _id: string }>('POST', 'invitations', { data, as: owner.token })).body._id
}

test('teams are found by their name and that of their owner, with licence and seats', async () => {
  const { db } = server.services
  const name = `Schule ${crypto.randomUUID().slice(0, 8)}`
  await db.update(teams).set({ name }).where(eq(teams.id, team.id))
  await givenMember(server, team)
  const ended = await givenTeamOf(server, 5, { ownerHasAccess: false })
  await db.update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.id, ended.subscriptionId))

  expect(await find({ search: name.toUpperCase() })).toMatchObject({
    total: 1,
    data: [
      {
        _id: team.id,
        name,
        owner: { _id: team.owner.id, email: team.owner.email },
        licence: 'active',
        seats: { size: 3, members: 1, openInvitations: 0, ownerHasAccess: true, free: 1 },
      },
    ],
  })
  expect((await find({ search: ended.owner.email })).data.map(({ _id }) => _id)).toEqual([ended.id])
  expect((await find({ licence: 'inactive' })).data.map(({ _id }) => _id)).toEqual([ended.id])
  expect((await find({ $sort: { createdAt: -1 }, $limit: 1 })).data.map(({ _id }) => _id)).toEqual([ended.id])
})

test('a team is told of with its people and what waits, and without what is in its files', async () => {
  const given = await givenTeamOf(server, 5)
  const member = await givenMember(server, given, 'manager', { name: 'Max Manager' })
  const invitation = await invite(given, 'neu@kita.example')
  expect(await get(given.id)).toEqual({
    _id: given.id,
    name: 'Kita Sonnenhügel',
    description: 'Wir gebärden.',
    owner: expect.objectContaining({ _id: given.owner.id }),
    licence: 'active',
    seats: { size: 5, members: 1, openInvitations: 1, ownerHasAccess: true, free: 2 },
    createdAt: expect.any(String),
    heldLicence: expect.objectContaining({ _id: given.subscriptionId, renews: true }),
    members: [{ _id: member.id, name: 'Max Manager', email: member.email, role: 'manager' }],
    invitations: [expect.objectContaining({ _id: invitation, email: 'neu@kita.example', isExpired: false })],
  })
  expect((await server.call('GET', 'administration-teams/unknown', { as: admin.token })).status).toBe(404)
})

test('an invitation is mailed again with a new link, within its limits, and cancelled', async () => {
  const given = await givenTeamOf(server, 5)
  const invitation = await invite(given, 'noch@kita.example')
  const before = await invitationTokenOf(server, invitation)
  const statuses = []
  for (let count = 0; count < 4; count += 1) {
    statuses.push((await patch(given.id, { resendInvitation: invitation })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await invitationTokenOf(server, invitation)).not.toBe(before)

  const { body } = await patch(given.id, { cancelInvitation: invitation })
  expect([body.invitations, body.seats.openInvitations]).toEqual([[], 0])
  const [row] = await server.services.db.select().from(invitations).where(eq(invitations.id, invitation))
  expect(row?.invalidatedAt).toBeInstanceOf(Date)
  const entries = await server.services.db.select().from(auditEntries).where(eq(auditEntries.subject, given.id))
  expect(entries.filter(({ outcome }) => outcome === 'done')).toHaveLength(4)
})

test('an invitation of another team is not there for it', async () => {
  const one = await givenTeamOf(server, 5)
  const other = await givenTeamOf(server, 5)
  const invitation = await invite(other, 'fremd@kita.example')
  expect((await patch(one.id, { resendInvitation: invitation })).status).toBe(404)
  expect((await patch(one.id, { cancelInvitation: invitation })).status).toBe(404)
  expect((await patch(one.id, { cancelInvitation: 'none' })).status).toBe(404)
  expect((await patch(crypto.randomUUID(), { cancelInvitation: invitation })).status).toBe(404)
})
