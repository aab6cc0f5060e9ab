import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tidyUp } from '../../src/platform/maintenance/tidy-up.ts'
import { givenSubscription, givenTeam, givenUser } from '../builders.ts'
import { invitations, users, verifications } from '../tables.ts'
import { openTestServer, type TestServer } from '../test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const run = () =>
  tidyUp({}, { services: server.services, log: server.services.log, signal: new AbortController().signal })

test('removes accounts that nobody confirmed for thirty days, and no others', async () => {
  const old = { isVerified: false, createdAt: daysAgo(31) }
  const subscriptionId = await givenSubscription(server, 'canceled')
  const forgotten = await givenUser(server, old)
  const owner = await givenUser(server, old)
  await givenTeam(server, { ownerId: owner.id, subscriptionId: null })
  const kept = [
    await givenUser(server, { isVerified: false, createdAt: daysAgo(29) }),
    await givenUser(server, { createdAt: daysAgo(400) }),
    await givenUser(server, { ...old, role: 'admins' }),
    await givenUser(server, { ...old, subscriptionId }),
    owner,
  ].map(({ id }) => id)
  await run()
  await run()
  const rows = await server.database.db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [forgotten.id, ...kept]))
  expect(rows.map(({ id }) => id).toSorted()).toEqual(kept.toSorted())
})

test('removes links that were used or ran out thirty days ago, and no others', async () => {
  const { id: userId } = await givenUser(server)
  const given = (expiresAt: Date, usedAt: Date | null = null) =>
    ({ userId, action: 'passwordReset', tokenHash: 'x', expiresAt, usedAt }) as const
  await server.database.db
    .insert(verifications)
    .values([
      given(daysAgo(31)),
      given(daysAgo(-1), daysAgo(31)),
      given(daysAgo(29)),
      given(daysAgo(-1)),
      given(daysAgo(-1), daysAgo(29)),
    ])
  await run()
  expect(await server.database.db.$count(verifications)).toBe(3)
})

test('forgets whom a team invited in vain ninety days ago, and keeps who came', async () => {
  const owner = await givenUser(server)
  const member = await givenUser(server)
  const teamId = await givenTeam(server, { ownerId: owner.id, subscriptionId: null })
  const given = (name: string, change: Partial<typeof invitations.$inferInsert>) => ({
    teamId,
    name,
    email: 'x@test.example',
    message: '',
    tokenHash: 'x',
    expiresAt: daysAgo(-1),
    ...change,
  })
  await server.database.db
    .insert(invitations)
    .values([
      given('expired', { expiresAt: daysAgo(91) }),
      given('cancelled', { invalidatedAt: daysAgo(91) }),
      given('accepted by who is gone', { consumedAt: daysAgo(91) }),
      given('open', {}),
      given('just expired', { expiresAt: daysAgo(89) }),
      given('just cancelled', { invalidatedAt: daysAgo(89) }),
      given('accepted', { consumedAt: daysAgo(400), consumedBy: member.id, expiresAt: daysAgo(390) }),
    ])
  await run()
  const rows = await server.database.db.select({ name: invitations.name }).from(invitations)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['accepted', 'just cancelled', 'just expired', 'open'])
})
