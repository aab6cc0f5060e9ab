import type { Session, User } from '@gebaerdenraum/domain/accounts/session.contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GivenUser, givenUser } from '../../../test/builders.ts'
import { givenMember, givenPerson, givenTeamOf } from '../../../test/given-team.ts'
import { accessTokens } from '../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const get = <Body = Record<string, unknown>>(path: string, as?: string) => server.call<Body>('GET', path, { as })

/** What a client loads after signing in (specification 1, section 7): `GET {role}/{entity}`, the team, the subscription. */
const loadSession = async ({ id, token }: GivenUser) => {
  const user = (await get<User>(`users/${id}`, token)).body
  const paths = [
    `${user.role}/${user.entity}`,
    ...(user.team ? [`teams/${user.team}`] : []),
    ...(user.subscription ? [`subscriptions/${user.subscription}`] : []),
  ]
  const answers = await Promise.all(paths.map((path) => get(path, token)))
  return { user, paths, answers }
}

const PEOPLE: readonly (readonly [string, () => Promise<GivenUser>])[] = [
  ['a customer with a licence', () => givenUser(server, { licence: 'active' })],
  ['a customer who never had one', () => givenUser(server)],
  ['a customer who has still to confirm the address', () => givenUser(server, { isVerified: false })],
  ['a customer whose licence ended', () => givenUser(server, { licence: 'canceled' })],
  ['somebody with free access', () => givenPerson(server, { billingType: 'free' })],
  ['the owner of a team', async () => (await givenTeamOf(server, 5)).owner],
  ['the owner of a team without a seat', async () => (await givenTeamOf(server, 5, { ownerHasAccess: false })).owner],
  ['a manager', async () => givenMember(server, await givenTeamOf(server, 5), 'manager')],
  ['a member', async () => givenMember(server, await givenTeamOf(server, 5))],
]

describe('a session', () => {
  test.each(PEOPLE)('of %s is loaded by role and entity', async (_, given) => {
    const person = await given()
    const { user, answers } = await loadSession(person)
    expect([user.role, user.entity]).toEqual(['customers', person.id])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(answers[0]?.body).toMatchObject({ _id: user.entity, customerType: 'person', countryCode: 'DE' })
    expect((await get<Session>('session', person.token)).body.user.entity).toBe(user.entity)
  })

  test('of an administrator is loaded from the service of administrators', async () => {
    const admin = await givenUser(server, { role: 'admins', billingType: 'free', name: 'Ada Admin' })
    const { user, paths, answers } = await loadSession(admin)
    expect(paths).toEqual([`admins/${admin.id}`])
    expect(answers[0]).toMatchObject({ status: 200 })
    expect(answers[0]?.body).toEqual({ _id: user.entity, name: 'Ada Admin', email: admin.email })
  })
})

describe('the service of administrators', () => {
  const NO_ID = '00000000-0000-4000-8000-000000000000'

  test('shows administrators themselves and nobody else, as if nobody else were there', async () => {
    const admin = await givenUser(server, { role: 'admins', billingType: 'free' })
    const other = await givenUser(server, { role: 'admins', billingType: 'free' })
    const customer = await givenUser(server, { licence: 'active' })
    const nobody = await get(`admins/${NO_ID}`, admin.token)
    expect(nobody.status).toBe(404)
    for (const id of [other.id, customer.id, 'x', admin.id.toUpperCase(), '%27']) {
      expect((await get(`admins/${id}`, admin.token)).body).toEqual(nobody.body)
    }
    expect((await get('admins', admin.token)).status).toBe(405)
  })

  test('is closed to everybody else, also for ids that they know', async () => {
    const admin = await givenUser(server, { role: 'admins', billingType: 'free' })
    const team = await givenTeamOf(server, 5)
    for (const person of [
      await givenUser(server, { licence: 'active' }),
      team.owner,
      await givenMember(server, team),
    ]) {
      for (const id of [admin.id, person.id, NO_ID]) {
        expect((await get(`admins/${id}`, person.token)).status).toBe(403)
      }
    }
    expect((await get(`admins/${admin.id}`)).status).toBe(401)
  })

  test('is closed to an administrator without a second factor', async () => {
    const admin = await givenUser(server, { role: 'admins', billingType: 'free' })
    await server.database.db.update(accessTokens).set({ secondFactorAt: null }).where(eq(accessTokens.userId, admin.id))
    expect((await get(`admins/${admin.id}`, admin.token)).status).toBe(403)
  })
})

describe('the record of a customer', () => {
  test('of somebody else is not there, also within a team', async () => {
    const team = await givenTeamOf(server, 5)
    const member = await givenMember(server, team)
    const manager = await givenMember(server, team, 'manager')
    expect((await get(`customers/${team.owner.id}`, member.token)).status).toBe(404)
    expect((await get(`customers/${team.owner.id}`, manager.token)).status).toBe(404)
    expect((await get(`customers/${member.id}`, team.owner.token)).status).toBe(404)
    expect((await get(`customers/${member.id}`)).status).toBe(401)
  })

  test('is read, and nothing else, by somebody who has still to confirm the address', async () => {
    const person = await givenUser(server, { isVerified: false })
    const other = await givenUser(server)
    expect((await get(`customers/${person.id}`, person.token)).status).toBe(200)
    expect((await get(`customers/${other.id}`, person.token)).status).toBe(404)
    const change = { as: person.token, data: { name: 'X' } }
    expect((await server.call('PATCH', `customers/${person.id}`, change)).status).toBe(403)
  })

  test('is not changed by those who do not pay', async () => {
    const member = await givenMember(server, await givenTeamOf(server, 5))
    const answer = await server.call('PATCH', `customers/${member.id}`, { as: member.token, data: { name: 'X' } })
    expect(answer.status).toBe(403)
  })
})
