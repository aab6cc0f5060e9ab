import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GivenUser, givenUser, PASSWORD } from '../builders.ts'
import { rowsOnlyIn, snapshotTables, type TableSnapshot } from '../table-snapshot.ts'
import { openTestServer, type TestServer } from '../test-server.ts'
import { type Operation, readOperations } from './api-operations.ts'
import { type Attacker, givenAttackers, withFreshTokens } from './attackers.ts'
import { errorFaults } from './error-answers.ts'
import { fillWith } from './fill-with.ts'
import { type Fill, filledRequests } from './filled-requests.ts'
import { givenVictim, idsOfVictim, MARKER, type Victim } from './given-victim.ts'
import { type SentAnswer, sendOperation } from './send-operation.ts'

/**
 * Every method of the API, called by everybody for other people's things: nothing of them changes, nothing of them is
 * told. The methods come from the description, so that a new one is attacked without being named here.
 */

let server: TestServer
let admin: GivenUser
let victim: Victim
let attackers: readonly Attacker[]
let operations: readonly Operation[]
let victimIds: readonly string[]
beforeAll(async () => {
  server = await openTestServer()
  admin = await givenUser(server, { role: 'admins', billingType: 'free' })
  victim = await givenVictim(server, admin)
  victimIds = await idsOfVictim(server, victim)
  attackers = await givenAttackers(server, admin)
  operations = await readOperations(server)
})
afterAll(() => server.close())

const requestsOf = (operation: Operation, fill: Fill) =>
  filledRequests(operation, fill).map((request) => ({
    ...request,
    // Wherever an id stands for a thing of the catalogue or of the administration, none of the victim's fits.
    id: operation.hasId ? (victim.ids[operation.resource] ?? (catalogueIdOf(operation) as string)) : undefined,
  }))

const catalogueIdOf = ({ resource, servesAdministrators, name }: Operation): string => {
  if (servesAdministrators || COMMON.includes(resource)) return crypto.randomUUID()
  throw new Error(`${name}: given-victim.ts has no thing of the victim's for this id`)
}
/** Things that belong to nobody, or are the caller's whatever id is given. */
const COMMON = ['authentication', 'list-templates', 'pages', 'search-index', 'signs', 'view-as', 'second-factors']

/** Written by everybody's calls, and about nobody's things. */
const NOT_THE_VICTIMS = ['audit_entries', 'service_marks', 'missed_searches', 'job', 'media_variants']
/** Links that anybody may have sent to an address; reviews, whose ids the caller makes up. */
const ADDITIONS = ['verifications:', 'sign_reviews:']
const snapshot = (): Promise<TableSnapshot> => snapshotTables(server.database, NOT_THE_VICTIMS)

const leaks = ({ text }: SentAnswer): boolean => text.includes(MARKER) || text.includes(victim.owner.email)

/** What comes of a call that should have told or changed nothing. */
const answerFaults = (answer: SentAnswer, what: string): readonly string[] => [
  ...(leaks(answer) ? [`leaks: ${what} ${answer.text.slice(0, 500)}`] : []),
  ...(answer.status >= 500 ? [`fails: ${what} ${answer.text}`] : []),
  ...(answer.status >= 400 ? errorFaults(answer.status, answer.body).map((fault) => `${fault}: ${what}`) : []),
]

const isOwnBusiness = ({ name, servesAdministrators }: Operation, { kind }: Attacker): boolean =>
  kind === 'administrator' && (servesAdministrators || READ_BY_ALL.includes(name))

/** All requests of an operation by all attackers. */
const attackWith = async (
  operation: Operation,
): Promise<{ readonly calls: number; readonly faults: readonly string[] }> => {
  let calls = 0
  const faults: string[] = []
  for (const attacker of await withFreshTokens(server, admin, attackers)) {
    if (isOwnBusiness(operation, attacker)) continue
    const fill = fillWith(victim, {
      email: `${attacker.kind.replace(' ', '-')}@test.example`,
      password: 'falsches-Passwort1',
    })
    for (const request of requestsOf(operation, fill)) {
      const sent = { ...request, as: attacker.token, key: 'schluessel-des-opfers' }
      const answer = await sendOperation(server, operation, sent)
      calls += 1
      const what = `${operation.name} by ${attacker.kind}: ${JSON.stringify(request)} → ${answer.status}`
      faults.push(...answerFaults(answer, what))
    }
  }
  return { calls, faults }
}

test('nobody reads or changes what is other people’s, by any method', async () => {
  let known = await snapshot()
  const marks = [...victimIds, MARKER]
  const isVictims = (row: string): boolean => marks.some((mark) => row.includes(mark))
  const ofVictim = new Map([...known].map(([name, rows]) => [name, new Set([...rows].filter(isVictims))]))
  let calls = 0
  for (const operation of operations) {
    await server.database.pool.query('delete from rate_limits')
    const attack = await attackWith(operation)
    calls += attack.calls
    const now = await snapshot()
    const changed = rowsOnlyIn(ofVictim, now)
    const added = rowsOnlyIn(now, known).filter(
      (row) => victimIds.some((id) => row.includes(id)) && !ADDITIONS.some((table) => row.startsWith(table)),
    )
    known = now
    expect({ operation: operation.name, faults: attack.faults, changed, added }).toEqual({
      operation: operation.name,
      faults: [],
      changed: [],
      added: [],
    })
  }
  expect(operations.length).toBeGreaterThan(130)
  expect(calls).toBeGreaterThan(operations.length * 9)
})

/** Administrators read wishes of everybody, without names; `from=everybody` is refused to others. */
const READ_BY_ALL = ['find-sign-requests']

test('the same calls are well formed: the victim is understood by every method that he may call', async () => {
  const person = await givenVictim(server, admin)
  const misunderstood: string[] = []
  for (const operation of operations) {
    if (operation.servesAdministrators && !operation.name.includes('lists')) continue
    if (NOT_UNDERSTOOD.includes(operation.name)) continue
    const [fresh] = await withFreshTokens(server, admin, [{ kind: 'victim', id: person.owner.id, token: '' }])
    await server.database.pool.query('delete from rate_limits')
    const statuses: number[] = []
    for (const request of requestsOf(operation, fillWith(person, { email: person.owner.email, password: PASSWORD }))) {
      if (operation.name === 'remove-users') continue
      const id = person.ids[operation.resource] ?? request.id
      statuses.push(
        (await sendOperation(server, operation, { ...request, id, as: fresh?.token, key: crypto.randomUUID() })).status,
      )
    }
    if (statuses.length > 0 && statuses.every((status) => status === 400)) misunderstood.push(operation.name)
  }
  expect(misunderstood).toEqual([])
})

/** What only another person, a real link or a certain state can get right. */
const NOT_UNDERSTOOD = ['patch-verifications']
