import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GivenUser, givenSubscription } from '../../../../test/builders.ts'
import { givenPerson } from '../../../../test/given-team.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { remindFreeAccess } from './remind-free-access.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const run = () =>
  remindFreeAccess({}, { services: server.services, log: server.services.log, signal: new AbortController().signal })
const subjectsTo = async ({ email }: GivenUser) => (await mailsTo(server, email, 0)).map(({ subject }) => subject)

test('the end of free access is told of once, in the week before, to whoever has no other licence', async () => {
  const soon = await givenPerson(server, { freeUntil: inDays(6.9) })
  const later = await givenPerson(server, { freeUntil: inDays(7.5) })
  const over = await givenPerson(server, { freeUntil: inDays(-0.1) })
  const subscriptionId = await givenSubscription(server, 'active')
  const paying = await givenPerson(server, { freeUntil: inDays(3), subscriptionId })
  const unconfirmed = await givenPerson(server, { freeUntil: inDays(3), emailVerifiedAt: null })
  await run()
  await run()
  expect(await subjectsTo(soon)).toEqual([
    expect.stringMatching(/^Dein kostenloser Zugang endet am \d\d\.\d\d\.\d{4}$/),
  ])
  for (const person of [later, over, paying, unconfirmed]) expect(await subjectsTo(person)).toEqual([])
})

test('another end is told of again', async () => {
  const admin = await givenPerson(server, { role: 'admins' })
  const person = await givenPerson(server, { freeUntil: inDays(2) })
  await run()
  const data = { freeUntil: inDays(5).toISOString() }
  await server.call('PATCH', `people/${person.id}`, { as: admin.token, data })
  await run()
  expect(await subjectsTo(person)).toHaveLength(2)
})
