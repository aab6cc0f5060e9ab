import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { givenSubscription, givenUser } from '../../../test/builders.ts'
import { type GivenTeam, givenWholeTeam, setOwnerSeat } from '../../../test/files/given-whole-team.ts'
import { openTree, personalRoot, type Tree, teamRoot } from '../../../test/files/tree-client.ts'
import { users } from '../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let team: GivenTeam
let shared: Awaited<ReturnType<Tree['file']>>
let personal: Awaited<ReturnType<Tree['file']>>
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  team = await givenWholeTeam(server)
  const member = openTree(server, team.member.token)
  shared = await member.file('Unser', teamRoot(team.id))
  personal = await member.file('Mein', personalRoot(team.member))
})
afterAll(() => server.close())

type Node = { readonly _id: string; readonly path: string; readonly file: string }

/** Status of every call there is on a node and its content, in this order. The last ones delete it. */
const statuses = async (as: string | undefined, { _id, path, file }: Node) => {
  const { attempt } = openTree(server, as)
  const answers = [
    await attempt.find({ path }),
    await attempt.find({ below: path, search: 'e' }),
    await attempt.get(_id),
    await server.call('GET', `documents/${file}`, { as }),
    await attempt.create({ name: 'Ordner', path, nodeType: 'directory' }),
    await attempt.create({ name: 'Kopie', path, clone: _id }),
    await attempt.patch(_id, { name: 'Anders' }),
    await attempt.patch(_id, { path }),
    await server.call('DELETE', `documents/${file}`, { as }),
  ]
  return answers.map(({ status }) => status)
}

const ALL = [200, 200, 200, 200, 201, 201, 200, 200, 200]
const READING = [200, 200, 200, 200, 403, 403, 403, 403, 403]
const UNKNOWN = [404, 404, 404, 404, 404, 404, 404, 404, 404]
const UNKNOWN_UNLICENSED = [404, 404, 404, 404, 403, 403, 403, 403, 403]

describe('a file of the team', () => {
  test.each(['owner', 'manager', 'member'] as const)('is open to its %s in every way', async (who) => {
    expect(await statuses(team[who].token, shared)).toEqual(ALL)
  })

  test('is open for reading to an owner who takes no seat', async () => {
    await setOwnerSeat(server, team.id, false)
    expect(await statuses(team.owner.token, shared)).toEqual(READING)
    expect((await openTree(server, team.owner.token).get(shared)).canWrite).toBe(false)
  })

  test('is not known to licensed people of another team, nor to an administrator', async () => {
    const other = await givenWholeTeam(server)
    const admin = await givenUser(server, { role: 'admins' })
    expect(await statuses(other.member.token, shared)).toEqual(UNKNOWN)
    expect(await statuses(admin.token, shared)).toEqual(UNKNOWN)
  })

  test('is not known to those without a licence, a team or a sign-in', async () => {
    const expired = await givenUser(server, { licence: 'canceled' })
    const unverified = await givenUser(server, { isVerified: false })
    expect(await statuses(expired.token, shared)).toEqual(UNKNOWN_UNLICENSED)
    expect(await statuses(unverified.token, shared)).toEqual(Array(9).fill(403))
    expect(await statuses(undefined, shared)).toEqual(Array(9).fill(401))
  })
})

describe('a personal file', () => {
  test('is open to him in every way', async () => {
    expect(await statuses(team.member.token, personal)).toEqual(ALL)
  })

  test('is not known to his team', async () => {
    expect(await statuses(team.owner.token, personal)).toEqual(UNKNOWN)
    expect(await statuses(team.manager.token, personal)).toEqual(UNKNOWN)
  })

  test('stays open for reading when the licence has ended', async () => {
    const user = await givenUser(server, { licence: 'active' })
    const tree = openTree(server, user.token)
    const file = await tree.file('Vorlage', personalRoot(user))
    const subscriptionId = await givenSubscription(server, 'canceled')
    await server.database.db.update(users).set({ subscriptionId }).where(eq(users.id, user.id))
    expect(await statuses(user.token, file)).toEqual(READING)
    expect((await tree.get(file)).canWrite).toBe(false)
  })
})

test('the roots are the own one and that of the team, by its name', async () => {
  for (const { id, token } of [team.owner, team.manager, team.member]) {
    const { body } = await openTree(server, token).attempt.find({ path: ',' })
    expect(body.data).toMatchObject([
      { _id: `user_${id}`, name: 'Meine Dateien', ownerType: 'users', owner: id },
      { _id: `team_${team.id}`, name: 'Kita Sonnenhügel', ownerType: 'teams', owner: team.id },
    ])
  }
})

test('a search over all roots finds own files and those of the team, and no others', async () => {
  const search = async (as: string) =>
    (await openTree(server, as).attempt.find({ below: ',', search: 'n' })).body.data.map(({ name }) => name)
  expect(await search(team.member.token)).toEqual(['Mein', 'Unser'])
  expect(await search(team.manager.token)).toEqual(['Unser'])
})
