import type { Caller } from '@gebaerdenraum/domain/accounts/access/caller'
import { administrator, anyone } from '@gebaerdenraum/domain/accounts/access/permissions'
import { defineContract } from '@gebaerdenraum/domain/kernel/contract'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { CALLERS } from '../../../test/callers.ts'
import { openTestDatabase } from '../../../test/test-database.ts'
import type { OpenDatabase } from '../database/client.ts'
import { insertAuditEntry } from './audit.repository.ts'
import { type Resource, resourceDefiner } from './define-resource.ts'
import { JsonBody } from './json-body.ts'
import { mountResources } from './routes.ts'

type Services = { readonly effect: () => Promise<unknown> }

const record = z.object({ _id: z.string() })
const contract = defineContract({
  path: 'notes',
  summary: 'A resource of this test',
  record,
  get: { query: { cookie: z.string().optional() } },
  create: { data: z.strictObject({ fails: z.boolean() }) },
  patch: { data: z.strictObject({}) },
  remove: {},
})

const ACTION = 'routes.test'
const ACTOR = '0192f0c1-7a6b-7d3e-8f01-2233445566aa'
const ADMIN = { ...CALLERS['admin'], userId: ACTOR } as Caller

const resource = resourceDefiner<Services>()(contract, {
  get: {
    allow: anyone({ rows: 'any' }),
    async handle({ query, device }) {
      if (query.cookie !== undefined) device.keep(query.cookie, 60)
      return new JsonBody('{"_id":"written"}', () => true)
    },
  },
  create: {
    allow: anyone({ rows: 'any' }),
    async handle({ data, unit, services }) {
      unit.afterCommit(services.effect)
      await insertAuditEntry(unit.db, { actorId: null, action: ACTION, outcome: 'done', details: {} })
      if (data.fails) throw new Error('stop')
      return { _id: 'made' }
    },
  },
  patch: {
    allow: administrator({ rows: 'all' }),
    async handle({ id, unit, services }) {
      unit.afterCommit(services.effect)
      return { _id: id }
    },
  },
  remove: {
    allow: anyone({ rows: 'any' }),
    transaction: 'none',
    handle: async (context) => ({ _id: 'unit' in context ? 'with a unit of work' : 'without' }),
  },
})

let database: OpenDatabase
let app: FastifyInstance
let effect: () => Promise<unknown>
let reported: unknown[]
const remember = vi.fn()
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  reported = []
  remember.mockClear()
  app = fastify()
  mountResources<Services>(app, {
    resources: [resource as unknown as Resource<Services>],
    db: database.db,
    services: { effect: () => effect() },
    authenticate: async () => ADMIN,
    spend: async () => undefined,
    isSecure: false,
    makeFolder: async () => '/nowhere',
    sharedAnswers: { remember },
    onLateError: (error) => void reported.push(error),
  })
  await app.ready()
})
afterEach(() => app.close())
afterAll(() => database.close())

const create = async (fails: boolean): Promise<number> =>
  (await app.inject({ method: 'POST', url: '/notes', payload: { fails } })).statusCode
const countEntries = async (action: string): Promise<unknown> =>
  (await database.pool.query('select count(*)::int as n from audit_entries where action = $1', [action])).rows[0]?.n

describe('an effect of a method in a transaction', () => {
  test('starts after the commit, and the answer does not wait for it', async () => {
    const counted = Promise.withResolvers<unknown>()
    const gate = Promise.withResolvers<void>()
    const before = Number(await countEntries(ACTION))
    effect = async () => {
      await gate.promise
      counted.resolve(await countEntries(ACTION))
    }
    expect(await create(false)).toBe(201)
    gate.resolve()
    expect(await counted.promise).toBe(before + 1)
  })

  test('does not run when the handler fails', async () => {
    const before = await countEntries(ACTION)
    let runs = 0
    effect = async () => {
      runs += 1
    }
    expect(await create(true)).toBe(500)
    expect(runs).toBe(0)
    expect(await countEntries(ACTION)).toBe(before)
  })

  test('that fails is reported and leaves the answer as it is', async () => {
    effect = async () => {
      throw new Error('lost')
    }
    expect(await create(false)).toBe(201)
    expect(reported).toEqual([new Error('lost')])
  })

  test('runs after the entry in the audit log is committed with what was done', async () => {
    const counted = Promise.withResolvers<unknown>()
    effect = async () => counted.resolve(await countEntries('notes.patch'))
    const { statusCode } = await app.inject({ method: 'PATCH', url: '/notes/1', payload: {} })
    expect(statusCode).toBe(200)
    expect(await counted.promise).toBe(1)
  })
})

test('a method without a transaction has no unit of work, which the compiler knows too', async () => {
  const { _id } = (await app.inject({ method: 'DELETE', url: '/notes/1' })).json()
  expect(_id).toBe('without')
  resourceDefiner<Services>()(defineContract({ path: 'others', summary: 'Another', record, remove: {} }), {
    remove: {
      allow: anyone({ rows: 'any' }),
      transaction: 'none',
      // @ts-expect-error There is no transaction whose commit an effect could wait for.
      handle: async ({ unit }) => ({ _id: String(unit) }),
    },
  })
})

test('an answer that sets a cookie is not remembered for others', async () => {
  const plain = await app.inject('/notes/1')
  expect([plain.json(), plain.headers['set-cookie'], remember.mock.calls.length]).toEqual([
    { _id: 'written' },
    undefined,
    1,
  ])
  const own = await app.inject('/notes/1?cookie=mine')
  expect([own.json(), own.headers['set-cookie'], remember.mock.calls.length]).toEqual([
    { _id: 'written' },
    expect.stringContaining('device=mine'),
    1,
  ])
})
