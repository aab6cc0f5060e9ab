import type { Caller } from '@gebaerdenraum/domain/accounts/access/caller'
import { ACTION_TEXTS } from '@gebaerdenraum/domain/audit-texts'
import { METHODS, type Method } from '@gebaerdenraum/domain/kernel/contract'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { modules } from '../../src/app.ts'
import type { MethodDeclaration, Resource } from '../../src/platform/framework/define-resource.ts'
import { parseQueryString } from '../../src/platform/framework/query.ts'
import { mountResources } from '../../src/platform/framework/routes.ts'

type Services = object

import { CALLERS } from '../callers.ts'
import { auditEntries } from '../tables.ts'
import { openTestServer, type TestServer } from '../test-server.ts'

const VERBS = { find: 'GET', get: 'GET', create: 'POST', patch: 'PATCH', remove: 'DELETE' } as const
const ACTOR = '0192f0c1-7a6b-7d3e-8f01-2233445566aa'
const SUBJECT = '0192f0c1-7a6b-7d3e-8f01-2233445566bb'
const ADMIN = { ...CALLERS['admin'], userId: ACTOR } as Caller

let server: TestServer
let callAsAdmin: Awaited<ReturnType<typeof openHollow>>
beforeAll(async () => {
  server = await openTestServer()
  callAsAdmin = await openHollow(ADMIN)
})
afterAll(() => server.close())

type Handle = MethodDeclaration<Services>['handle']

/** The resource as it is declared – who may, in a transaction or not – with nothing behind it. */
const hollow = ({ contract, methods }: Resource<Services>, handle: Handle): Resource<Services> => ({
  contract: Object.fromEntries(
    Object.entries(contract).map(([name, part]) =>
      (METHODS as readonly string[]).includes(name)
        ? [name, { ...(part as object), data: z.unknown(), query: undefined, result: z.unknown(), file: undefined }]
        : [name, part],
    ),
  ) as unknown as Resource<Services>['contract'],
  methods: Object.fromEntries(
    Object.entries(methods).map(([name, declaration]) => [name, { ...declaration, handle, limit: undefined }]),
  ) as Resource<Services>['methods'],
})

const openHollow = async (caller: Caller, handle: Handle = async () => ({ _id: SUBJECT })) => {
  const app = fastify({ routerOptions: { querystringParser: parseQueryString } })
  mountResources(app, {
    resources: modules.resources.map((resource) => hollow(resource, handle)),
    db: server.database.db,
    services: server.services,
    authenticate: async () => caller,
    spend: async () => undefined,
    isSecure: false,
    makeFolder: async () => server.dataDir,
    sharedAnswers: { remember: () => undefined },
    onLateError: (error) => {
      throw error
    },
  })
  await app.ready()
  return async (path: string, method: Method) => {
    const url = `/${path}${method === 'create' || method === 'find' ? '' : `/${SUBJECT}`}`
    const answer = await app.inject({ method: VERBS[method], url, ...(method === 'create' && { payload: {} }) })
    return answer.statusCode
  }
}

const entriesOf = async (action: string) => {
  const rows = await server.database.db.select().from(auditEntries)
  return rows.filter((row) => row.action === action)
}

/** Every method that lets administrators in because they are such. */
const ADMINISTRATIVE = modules.resources.flatMap(({ contract, methods }) =>
  METHODS.filter((method) => methods[method]?.allow.isAdministrative(ADMIN)).map(
    (method) => [contract.path, method] as const,
  ),
)
/** Some creating is no more than reading, and said to be: it is given a database that takes nothing. */
const onlyReads = (path: string, method: Method): boolean =>
  method === 'find' || method === 'get' || declarationOf(path, method)?.whileViewed === 'reads'
const declarationOf = (path: string, method: Method) =>
  modules.resources.find(({ contract }) => contract.path === path)?.methods[method]
const WRITING = ADMINISTRATIVE.filter(([path, method]) => !onlyReads(path, method))

describe('what an administrator does as such', () => {
  test.each(WRITING)('%s %s leaves an entry', async (path, method) => {
    const before = (await entriesOf(`${path}.${method}`)).length
    expect(await callAsAdmin(path, method)).toBeLessThan(300)
    const entries = (await entriesOf(`${path}.${method}`)).slice(before)
    expect(entries.map(({ outcome }) => outcome).filter((outcome) => outcome !== 'begun')).toEqual(['done'])
    expect(entries.map(({ actorId }) => actorId)).toEqual(entries.map(() => ACTOR))
    expect(entries.at(-1)?.subject).toBe(SUBJECT)
  })

  test('leaves none where it only reads, unless the handler tells of it', async () => {
    await callAsAdmin('invoices', 'get')
    expect(await entriesOf('invoices.get')).toEqual([])
    const telling: Handle = async ({ audit }) => audit({ reason: 'Support' })
    await (await openHollow(ADMIN, telling))('invoices', 'get')
    expect(await entriesOf('invoices.get')).toMatchObject([{ subject: SUBJECT, reason: 'Support', outcome: 'done' }])
  })

  test('cannot write where it is said to only read', async () => {
    const writing: Handle = ({ db }) => db.insert(auditEntries).values({ action: 'x', outcome: 'done' })
    const call = await openHollow(ADMIN, writing)
    for (const [path, method] of ADMINISTRATIVE) if (onlyReads(path, method)) await call(path, method)
    expect(await entriesOf('x')).toEqual([])
  })

  test('leaves none when its transaction fails, and tells of the beginning of work that has none', async () => {
    const failing: Handle = async () => {
      throw new Error('broken')
    }
    const call = await openHollow(ADMIN, failing)
    const before = (await entriesOf('contract-declarations.patch')).length
    expect(await call('contract-declarations', 'patch')).toBe(500)
    expect(await entriesOf('contract-declarations.patch')).toHaveLength(before)
    expect(await call('customers', 'patch')).toBe(500)
    const [begun, failed] = (await entriesOf('customers.patch')).slice(-2)
    expect([begun?.outcome, failed?.outcome, failed?.begunBy]).toEqual(['begun', 'failed', begun?.id])
  })

  test('is possible only where the permission says so: everywhere else the handler sees any other person', async () => {
    const seen: [string, Caller][] = []
    const watching: Handle = async ({ caller, id }) => {
      seen.push([id, caller])
      return { _id: SUBJECT, total: 0, limit: 0, skip: 0, data: [] }
    }
    const call = await openHollow(ADMIN, watching)
    for (const { contract, methods } of modules.resources) {
      for (const method of METHODS) if (methods[method]?.allow.allows(ADMIN).ok) await call(contract.path, method)
    }
    const asAdministrator = seen.filter(([, caller]) => caller.kind === 'user' && caller.role === 'admins')
    expect(asAdministrator).toHaveLength(ADMINISTRATIVE.length)
  })
})

test('everything that leaves an entry has its words in the protocol', () => {
  expect(WRITING.map(([path, method]) => `${path}.${method}`).filter((action) => !(action in ACTION_TEXTS))).toEqual([])
})

test('what anybody else does leaves no entry', async () => {
  const before = await server.database.db.$count(auditEntries)
  const call = await openHollow({ ...CALLERS['licensed'], userId: ACTOR } as Caller)
  for (const [path, method] of WRITING) await call(path, method)
  expect(await server.database.db.$count(auditEntries)).toBe(before)
})

test('nothing but modules.resources takes calls that write, except what the payment provider sends', () => {
  const routes = server.app.printRoutes({ commonPrefix: false, includeHooks: false })
  const paths = modules.resources.map(({ contract }) => contract.path)
  const others = stemsOf(routes).filter((path) => !paths.some((known) => path.startsWith(`/api/${known}`)))
  expect(others).toEqual(['/api/webhooks/stripe'])
})

/** The whole addresses of a printed tree of routes that take a writing verb alone, without those that take all. */
const stemsOf = (tree: string): string[] => {
  const stems: string[] = []
  const found: string[] = []
  for (const line of tree.split('\n')) {
    const depth = line.search(/[^│├└─\s]/)
    const [, part = '', verbs = ''] = /^[│├└─\s]*(\S+)(?: \((.*)\))?$/.exec(line) ?? []
    stems.length = Math.max(0, depth / 4 - 1)
    stems.push(part)
    if (/POST|PATCH|PUT|DELETE/.test(verbs) && !verbs.includes('TRACE')) found.push(stems.join(''))
  }
  return found
}
