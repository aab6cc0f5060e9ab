import { METHODS, type Method } from '@gebaerdenraum/domain/kernel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GivenUser, givenSigns, givenSubscription } from '../../../../test/builders.ts'
import { givenAddress } from '../../../../test/given-checkout.ts'
import { givenMember, givenPerson, givenTeamOf } from '../../../../test/given-team.ts'
import { snapshotTables } from '../../../../test/table-snapshot.ts'
import { accessTokens, auditEntries, users } from '../../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { modules } from '../../../app.ts'
import { hashToken } from '../access-tokens.ts'

const REASON = 'Anruf: Die Liste wird nicht angezeigt'
const REFUSED = 'In der Ansicht als andere Person kann nichts geändert werden.'
/** What is an administrator's alone is refused as such, should it only read. */
const REFUSALS: readonly string[] = [REFUSED, 'Das dürfen nur Administratoren.']
const VERBS = { find: 'GET', get: 'GET', create: 'POST', patch: 'PATCH', remove: 'DELETE' } as const

let server: TestServer
let admin: GivenUser
let person: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  admin = await givenPerson(server, { role: 'admins' })
  person = await givenPerson(server, { subscriptionId: await givenSubscription(server, 'active'), name: 'Ida Ideal' })
})
afterAll(() => server.close())

type View = { readonly accessToken: string; readonly expiresAt: string; readonly user: { readonly name: string } }

const begin = (user: string, as = admin.token, reason = REASON) =>
  server.call<View>('POST', 'view-as', { data: { user, reason }, as })
const viewing = async (user: string, as = admin.token): Promise<string> => (await begin(user, as)).body.accessToken
const sessionOf = (as: string) => server.call<{ user: { _id: string } }>('GET', 'session', { as })
const entriesOf = (subject: string) =>
  server.services.db.select().from(auditEntries).where(eq(auditEntries.subject, subject)).orderBy(auditEntries.id)

describe('looking as a person', () => {
  test('begins with a reason, shows what that person sees, and ends', async () => {
    const { status, body } = await begin(person.id)
    expect([status, body]).toMatchObject([201, { user: { _id: person.id, name: 'Ida Ideal' } }])
    const minutes = (Date.parse(body.expiresAt) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(29)
    expect(minutes).toBeLessThanOrEqual(30)
    const session = await sessionOf(body.accessToken)
    expect(session.body.user).toMatchObject({ _id: person.id, hasActiveSubscription: true })
    const ended = await server.call('DELETE', 'view-as', { as: body.accessToken })
    expect([ended.status, ended.body]).toEqual([200, { user: person.id }])
    expect((await sessionOf(body.accessToken)).status).toBe(401)
  })

  test('stands in the protocol with who, whom and why, from its beginning to its end', async () => {
    const other = await givenPerson(server)
    const token = await viewing(other.id)
    await server.call('DELETE', 'view-as', { as: token })
    const entries = await entriesOf(other.id)
    expect(entries).toMatchObject([
      { actorId: admin.id, action: 'view-as.create', outcome: 'done', reason: REASON },
      { actorId: admin.id, action: 'view-as.remove', outcome: 'done' },
    ])
    expect(JSON.stringify(entries)).not.toContain(token)
  })

  test.each(['', 'zu kurz', '          '])('is refused without a real reason: "%s"', async (reason) => {
    const { status, body } = await begin(person.id, admin.token, reason)
    expect([status, body]).toMatchObject([400, { errors: { reason: expect.any(String) } }])
  })

  test('is refused as another administrator, as oneself, as somebody unconfirmed and as nobody', async () => {
    const other = await givenPerson(server, { role: 'admins' })
    const unconfirmed = await givenPerson(server, { emailVerifiedAt: null })
    const statuses = []
    for (const { id } of [other, admin, unconfirmed]) statuses.push((await begin(id)).status)
    expect([...statuses, (await begin(crypto.randomUUID())).status]).toEqual([403, 403, 403, 404])
  })

  test('is nothing that one who looks can begin himself', async () => {
    expect((await begin(person.id, await viewing(person.id))).status).toBe(403)
    expect((await server.call('DELETE', 'view-as', { as: person.token })).status).toBe(403)
  })

  test('pushes none of the person’s own sign-ins out', async () => {
    const other = await givenPerson(server)
    for (let count = 0; count < 5; count += 1) await viewing(other.id)
    expect((await sessionOf(other.token)).status).toBe(200)
    const signIns = (await server.call<{ signIns: object[] }>('GET', `people/${other.id}`, { as: admin.token })).body
    expect(signIns.signIns).toHaveLength(1)
  })

  test.each([
    ['signs out', (as: string, _id: string) => server.call('DELETE', 'authentication', { as })],
    [
      'is signed out by another',
      (_: string, id: string) => server.call('PATCH', `people/${id}`, { data: { endSessions: true }, as: admin.token }),
    ],
  ])('ends at once when the administrator %s', async (_, end) => {
    const other = await givenPerson(server, { role: 'admins' })
    const token = await viewing(person.id, other.token)
    expect((await sessionOf(token)).status).toBe(200)
    await end(other.token, other.id)
    expect((await sessionOf(token)).status).toBe(401)
  })

  test('ends at once when the administrator is none any more', async () => {
    const other = await givenPerson(server, { role: 'admins' })
    const token = await viewing(person.id, other.token)
    await server.services.db.update(users).set({ role: 'customers' }).where(eq(users.id, other.id))
    expect((await sessionOf(token)).status).toBe(401)
  })

  test('ends when its time is over, and when the person becomes an administrator', async () => {
    const { db } = server.services
    const over = await viewing(person.id)
    await db
      .update(accessTokens)
      .set({ expiresAt: new Date() })
      .where(eq(accessTokens.tokenHash, hashToken(over)))
    expect((await sessionOf(over)).status).toBe(401)
    const rising = await givenPerson(server)
    const token = await viewing(rising.id)
    await db.update(users).set({ role: 'admins' }).where(eq(users.id, rising.id))
    expect((await sessionOf(token)).status).toBe(401)
  })
})

describe('while somebody looks as a person', () => {
  /** What only reads although it is no find or get, and what ends the looking. */
  const LET_THROUGH = ['authentication create', 'sign-matches create', 'view-as remove']

  let owner: GivenUser
  let token: string
  let ids: Readonly<Record<string, string>>
  beforeAll(async () => {
    const signs = await givenSigns(server, [{ title: 'Ball' }, { title: 'Haus' }])
    const sign = signs.get('Ball') ?? ''
    const team = await givenTeamOf(server, 5)
    owner = team.owner
    await givenMember(server, team)
    await givenAddress(server, owner)
    const make = async (path: string, data: object) => {
      const { body, status } = await server.call<{ _id: string }>('POST', path, { data, as: owner.token })
      expect([path, status, body._id]).toEqual([path, 201, expect.any(String)])
      return body._id
    }
    const email = 'neu@kita.example'
    ids = {
      signs: sign,
      lists: await make('lists', { name: 'Meine Liste', signs: [sign] }),
      documents: await make('documents', { name: 'Mein Dokument', type: 'grid' }),
      invitations: await make('invitations', { name: 'Neu', email, team: team.id, message: '' }),
      teams: team.id,
      users: owner.id,
      customers: owner.id,
      subscriptions: team.subscriptionId,
    }
    await server.call('POST', 'favorites', { data: { sign }, as: owner.token })
    token = await viewing(owner.id)
  })

  const QUERIES: Readonly<Record<string, object>> = {
    'files find': { fileType: 'lists' },
    'file-nodes find': { path: ',' },
    'checkout get': { object: 'setup_intent' },
    'checkout remove': { object: 'setup_intent' },
  }
  const BODIES: Readonly<Record<string, object>> = {
    'authentication create': { strategy: 'jwt', accessToken: 'not one' },
    'sign-matches create': { words: ['Ball'] },
  }
  const ALL = modules.resources.flatMap(({ contract, methods }) =>
    METHODS.filter((method) => methods[method]).map((method) => ({ path: contract.path, method })),
  )
  const isReading = (method: Method): boolean => method === 'find' || method === 'get'

  const callAs = (as: string, path: string, method: Method) => {
    const id = ids[path] ?? crypto.randomUUID()
    const needsId = method !== 'find' && method !== 'create'
    const query = path === 'repetitions' && method === 'find' ? { list: ids['lists'] } : QUERIES[`${path} ${method}`]
    return server.call(VERBS[method], needsId ? `${path}/${id}` : path, {
      as,
      ...(query && { query }),
      ...(!isReading(method) && { data: BODIES[`${path} ${method}`] ?? {} }),
    })
  }

  test('every method that could change something is refused, before it looks at what was sent', async () => {
    const writing = ALL.filter(({ path, method }) => !isReading(method) && !LET_THROUGH.includes(`${path} ${method}`))
    expect(writing.length).toBeGreaterThan(40)
    for (const { path, method } of [...writing, { path: 'checkout', method: 'get' } as const]) {
      const { status, body } = await callAs(token, path, method)
      const isKnown = REFUSALS.includes(body['message'] as string)
      expect([path, method, status, isKnown]).toEqual([path, method, 403, true])
    }
  })

  test('signing in and out, also with the right password, is refused', async () => {
    const data = { strategy: 'local', email: owner.email, password: 'gebaerden1' }
    expect((await server.call('POST', 'authentication', { as: token, data })).status).toBe(403)
    expect((await server.call('DELETE', 'authentication', { as: token })).status).toBe(403)
    const own = await server.call('POST', 'authentication', {
      as: token,
      data: { strategy: 'jwt', accessToken: token },
    })
    expect([own.status, own.body]).toMatchObject([201, { user: { _id: owner.id } }])
  })

  test('everything that the person reads is read, and nothing is written in any table', async () => {
    const before = await snapshotTables(server.database)
    const reading = ALL.filter(({ path, method }) => isReading(method) && `${path} ${method}` !== 'checkout get')
    const answered: Record<string, number> = {}
    for (const { path, method } of reading) {
      answered[`${path} ${method}`] = (await callAs(token, path, method)).status
      expect([path, method, (await callAs(owner.token, path, method)).status]).toEqual([
        path,
        method,
        answered[`${path} ${method}`],
      ])
    }
    await callAs(token, 'sign-matches', 'create')
    await server.call('GET', 'signs', { as: token, query: { search: 'gibtesnicht' } })
    await server.services.missedSearches.flush()
    expect(answered).toMatchObject({
      'session find': 200,
      'users get': 200,
      'lists find': 200,
      'lists get': 200,
      'documents get': 200,
      'favorites find': 200,
      'file-nodes find': 200,
      'files find': 200,
      'teams get': 200,
      'invitations find': 200,
      'customers get': 200,
      'subscriptions get': 200,
      'repetitions find': 200,
      'checkout find': 200,
      'people find': 403,
      'audit-entries find': 403,
    })
    expect(await snapshotTables(server.database)).toEqual(before)
  })

  test('what should only read and writes all the same fails before it reaches the database', async () => {
    const { body } = await server.call('GET', 'session', { as: token })
    expect(body).toHaveProperty('user')
    const { readOnlyDatabase } = await import('../../../platform/framework/read-only-database.ts')
    const db = readOnlyDatabase(server.services.db)
    expect(() => db.delete(accessTokens)).toThrow(REFUSED)
    expect(() => db.update(accessTokens)).toThrow(REFUSED)
    expect(() => db.insert(accessTokens)).toThrow(REFUSED)
    expect(() => db.transaction(async () => undefined)).toThrow(REFUSED)
  })
})
