import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type GivenUser, givenUser } from '../builders.ts'
import { countRounds } from '../rounds.ts'
import { openTestServer, type TestServer } from '../test-server.ts'
import { type Operation, readOperations, type Schema } from './api-operations.ts'
import { type Attacker, withFreshTokens } from './attackers.ts'
import { errorFaults } from './error-answers.ts'
import { fillWith } from './fill-with.ts'
import { type FilledRequest, filledRequests } from './filled-requests.ts'
import { givenVictim, type Victim } from './given-victim.ts'
import { brokenBody, distorted, hostileHeaders, hostileQuery, hostileValue } from './hostile-values.ts'
import { type Seeded, seeded } from './seeded.ts'
import { jsonOf } from './send-operation.ts'

/**
 * Requests that no client sends, made from the description: every method, as everybody. `TORTURE_SEED` repeats a run;
 * what fails is named with its seed.
 */
const REQUESTS_OF_A_WORLD = 1_500
const WORLDS = countRounds(2)
/** Calls change the world, sign out and use up limits. */
const RENEWED_AFTER = 50
/** What the operator has to set up first, or a machine under load says. */
const UNAVAILABLE = 503

let server: TestServer | undefined
afterAll(() => server?.close())

type World = {
  readonly server: TestServer
  readonly admin: GivenUser
  readonly victim: Victim
  readonly operations: readonly Operation[]
  readonly callers: readonly Attacker[]
}

const givenWorld = async (): Promise<World> => {
  await server?.close()
  server = await openTestServer()
  const admin = await givenUser(server, { role: 'admins', billingType: 'free' })
  const victim = await givenVictim(server, admin)
  const callers: readonly Attacker[] = [
    { kind: 'visitor', id: undefined, token: undefined },
    { kind: 'owner', id: victim.owner.id, token: '' },
    { kind: 'member', id: victim.member.id, token: '' },
    { kind: 'customer', id: (await givenUser(server)).id, token: '' },
    { kind: 'administrator', id: admin.id, token: '' },
  ]
  return { server, admin, victim, callers, operations: await readOperations(server) }
}

type Request = {
  readonly method: Operation['verb']
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
}

/** One request; often close to one that would be accepted, for what is refused at the door reaches nothing behind it. */
const hostileRequest = (
  operation: Operation,
  filled: FilledRequest,
  ids: readonly string[],
  random: Seeded,
): Request => {
  const id = random.next() < 0.7 ? random.pick(ids) : String(hostileValue(random))
  const path = operation.hasId ? `/${encodeURIComponent(id.toWellFormed()).slice(0, 2_000)}` : ''
  const names = operation.query.map(({ name }) => name)
  const plain = Object.entries(filled.query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  const query = [...plain, ...(random.next() < 0.5 ? [hostileQuery(random, names)] : [])].join('&')
  const url = `/api/${operation.resource}${path}${query ? `?${query}` : ''}`
  const isBroken = random.next() < 0.06
  const headers = { 'content-type': 'application/json', 'idempotency-key': `fuzz-${random.below(50)}-schluessel` }
  const payload = isBroken ? brokenBody(random) : JSON.stringify(distorted(filled.data, random))
  return {
    method: operation.verb,
    url,
    headers: random.next() < 0.08 ? { ...headers, ...hostileHeaders(random) } : headers,
    ...(operation.verb !== 'GET' && payload !== undefined && { payload }),
  }
}

const answerSchemas = new Map<string, z.ZodType>()
const answerSchema = ({ name, success }: Operation, isNarrowed: boolean): z.ZodType | undefined => {
  if (!success.schema) return undefined
  const key = `${name} ${isNarrowed}`
  const schema = isNarrowed ? withOptionalFields(success.schema) : success.schema
  const known = answerSchemas.get(key) ?? z.fromJSONSchema(schema as never)
  answerSchemas.set(key, known)
  return known
}

/** `$select` narrows the records of a page to any of their fields, which the description cannot say. */
const withOptionalFields = (page: Schema): Schema => {
  const data = page.properties?.['data']
  if (!data?.items) return page
  return { ...page, properties: { ...page.properties, data: { ...data, items: { ...data.items, required: ['_id'] } } } }
}
const NARROWS = /(\$|%24)select/

const faultsOf = (operation: Operation, url: string, status: number, text: string): readonly string[] => {
  const body = jsonOf(text)
  if (status >= 500 && status !== UNAVAILABLE) return [`${status}: ${text.slice(0, 300)}`]
  if (status >= 400) return errorFaults(status, body)
  if (status !== operation.success.status) return [`answers ${status}, not ${operation.success.status}`]
  const result = answerSchema(operation, NARROWS.test(url))?.safeParse(body)
  return result && !result.success ? [`answers not as described: ${result.error.message.slice(0, 500)}`] : []
}

type Findings = { readonly counts: Map<number, number>; readonly faults: string[] }

const fuzzWorld = async (world: World, random: Seeded, { counts, faults }: Findings): Promise<void> => {
  const { victim, operations } = world
  const fill = fillWith(victim, { email: 'jemand@test.example', password: 'falsches-Passwort1' })
  const requests = new Map(operations.map((operation) => [operation.name, filledRequests(operation, fill)]))
  const ids = [...Object.values(victim.ids), victim.owner.id, 'null', '-1', 'own']
  let callers = world.callers
  for (let count = 0; count < REQUESTS_OF_A_WORLD && faults.length < MAX_FAULTS; count += 1) {
    if (count % RENEWED_AFTER === 0) {
      callers = await withFreshTokens(world.server, world.admin, world.callers)
      await world.server.database.pool.query('delete from rate_limits')
    }
    const operation = random.pick(operations)
    const caller = random.pick(callers)
    const own = victim.ids[operation.resource]
    const filled = random.pick(requests.get(operation.name) ?? [])
    const request = hostileRequest(operation, filled, own ? [own, own, own, ...ids] : ids, random)
    const authorization = caller.token === undefined ? {} : { authorization: `Bearer ${caller.token}` }
    const answer = await world.server.app.inject({ ...request, headers: { ...request.headers, ...authorization } })
    counts.set(answer.statusCode, (counts.get(answer.statusCode) ?? 0) + 1)
    const told = `${request.method} ${request.url.slice(0, 400)} ${String(request.payload ?? '').slice(0, 600)}`
    for (const fault of faultsOf(operation, request.url, answer.statusCode, answer.payload))
      faults.push(`${fault}\n  seed ${random.seed}, ${caller.kind}: ${told}`)
  }
}
const MAX_FAULTS = 20

test('no request makes the server fail, and every answer has the described form', async () => {
  const random = seeded()
  const findings: Findings = { counts: new Map(), faults: [] }
  for (let round = 0; round < WORLDS; round += 1) await fuzzWorld(await givenWorld(), random, findings)
  process.stdout.write(`fuzz: seed ${random.seed}, ${JSON.stringify(Object.fromEntries(findings.counts))}\n`)
  expect(findings.faults).toEqual([])
  // A fuzzer that everything is refused to at the door finds nothing.
  expect(findings.counts.get(200) ?? 0).toBeGreaterThan(50)
})
