import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenUser, PASSWORD } from '../../../test/builders.ts'
import { freshAddress } from '../../../test/mails.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const attempt = async (email: string, password: string, from: string) => {
  const data = { strategy: 'local', email, password }
  return server.call<ErrorAnswer>('POST', 'authentication', { from, data })
}
const statusesOf = async (count: number, email: string, password: string, from: string): Promise<number[]> => {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) statuses.push((await attempt(email, password, from)).status)
  return statuses
}

describe('guessing a password', () => {
  test('is stopped after ten failures from one address, also for the right password then, and says how long', async () => {
    const { email } = await givenUser(server)
    const from = freshAddress()
    expect(await statusesOf(10, email, 'falsch12', from)).toEqual(Array(10).fill(401))
    const { status, body, headers } = await attempt(email, PASSWORD, from)
    expect(status).toBe(429)
    expect(body.message).toMatch(/^Zu viele Versuche\. Bitte warte 1[45] Minuten\.$/)
    const { retryAfterSeconds } = body.data as { retryAfterSeconds: number }
    expect(retryAfterSeconds).toBeGreaterThan(800)
    expect(headers['retry-after']).toBe(String(retryAfterSeconds))
  })

  test('does not keep the owner out at another address', async () => {
    const { email } = await givenUser(server)
    await statusesOf(11, email, 'falsch12', freshAddress())
    expect((await attempt(email, PASSWORD, freshAddress())).status).toBe(201)
  })

  test('is stopped alike for an address that has no account', async () => {
    const { email } = await givenUser(server)
    const known = await statusesOf(11, email, 'falsch12', freshAddress())
    const unknown = await statusesOf(11, 'niemand@test.example', 'falsch12', freshAddress())
    expect(unknown).toEqual(known)
  })

  test('many times at once gets no further than one after the other', async () => {
    const { email } = await givenUser(server)
    const from = freshAddress()
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(email, 'falsch12', from)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  test('gains nothing by writing the address in other cases', async () => {
    const { email } = await givenUser(server)
    const from = freshAddress()
    await statusesOf(10, email, 'falsch12', from)
    expect((await attempt(email.toUpperCase(), 'falsch12', from)).status).toBe(429)
  })

  test('gains nothing by changing addresses within one IPv6 network', async () => {
    const { email } = await givenUser(server)
    const network = `2001:db8:${process.pid % 1000}:1`
    for (let index = 0; index < 10; index += 1) await attempt(email, 'falsch12', `${network}::${index + 1}`)
    expect((await attempt(email, 'falsch12', `${network}:ffff::1`)).status).toBe(429)
  })

  test('from many addresses is stopped after fifty failures on one account', async () => {
    const { email } = await givenUser(server)
    const answers = await Promise.all(
      Array.from({ length: 55 }, async () => (await attempt(email, 'falsch12', freshAddress())).status),
    )
    expect(answers.filter((status) => status === 401)).toHaveLength(50)
    expect(answers.filter((status) => status === 429)).toHaveLength(5)
  })
})

describe('signing in rightly', () => {
  test('begins the count anew', async () => {
    const { email } = await givenUser(server)
    const from = freshAddress()
    for (let round = 0; round < 2; round += 1) {
      expect(await statusesOf(9, email, 'falsch12', from)).toEqual(Array(9).fill(401))
      expect((await attempt(email, PASSWORD, from)).status).toBe(201)
    }
  })

  test('never counts: a class behind one address may sign in', async () => {
    const { email } = await givenUser(server)
    const from = freshAddress()
    expect(new Set(await statusesOf(40, email, PASSWORD, from))).toEqual(new Set([201]))
  })
})
