import type { AuditEntry } from '@gebaerdenraum/domain/audit/audit-entries.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GivenUser, givenUser } from '../../../../test/builders.ts'
import { freshAddress } from '../../../../test/mails.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { insertAuditEntry } from '../../../platform/framework/audit.repository.ts'

let server: TestServer
let admin: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  admin = await givenUser(server, { role: 'admins', name: 'Vera Verwaltung' })
})
afterAll(() => server.close())

const find = async (query: object, as = admin.token) =>
  server.call<Page<AuditEntry>>('GET', 'audit-entries', { as, query })

const givenDeclaration = async (): Promise<string> => {
  const data = { kind: 'withdrawal', name: 'Kim', email: 'kim@kita.example', contract: 'Bestellung' }
  const { body } = await server.call<{ _id: string }>('POST', 'contract-declarations', { data, from: freshAddress() })
  return body._id
}

describe('the audit log', () => {
  test('tells who did what to what, and when', async () => {
    const subject = await givenDeclaration()
    await server.call('PATCH', `contract-declarations/${subject}`, { as: admin.token, data: { handled: true } })
    expect((await find({ subject })).body.data).toEqual([
      {
        _id: expect.any(String),
        at: expect.stringMatching(/^20.*Z$/),
        actor: { _id: admin.id, name: 'Vera Verwaltung' },
        action: 'contract-declarations.patch',
        subject,
        outcome: 'done',
        begunBy: null,
        reason: null,
        details: { data: expect.objectContaining({ handled: true }) },
      },
    ])
  })

  test('is filtered by person, action, subject, outcome and time, the newest first', async () => {
    const insert = (action: string, actorId: string | null) =>
      insertAuditEntry(server.database.db, { actorId, action, subject: 'filtered', outcome: 'done', details: {} })
    const first = await insert('import.run', null)
    const second = await insert('signs.patch', admin.id)
    const idsOf = async (query: object) => {
      const { body } = await find({ subject: 'filtered', ...query })
      return body.data.map(({ _id }) => _id)
    }
    expect(await idsOf({})).toEqual([second, first])
    expect(await idsOf({ $sort: { at: 1 } })).toEqual([first, second])
    expect(await idsOf({ actor: 'command-line' })).toEqual([first])
    expect(await idsOf({ actor: admin.id })).toEqual([second])
    expect(await idsOf({ action: { $in: ['import.run', 'x'] } })).toEqual([first])
    expect(await idsOf({ outcome: 'failed' })).toEqual([])
    expect(await idsOf({ at: { $gte: '2999-01-01T00:00:00Z' } })).toEqual([])
    expect(await idsOf({ at: { $lt: '2999-01-01T00:00:00+01:00' } })).toEqual([second, first])
  })

  test('keeps no secrets', async () => {
    const details = { data: { password: 'geheim-123', name: 'Kim' } }
    await insertAuditEntry(server.database.db, { actorId: null, action: 'x.y', subject: 's', outcome: 'done', details })
    expect((await find({ action: 'x.y' })).body.data[0]?.details).toEqual({
      data: { password: '[verborgen]', name: 'Kim' },
    })
  })

  test('is for administrators only, and for nobody to write', async () => {
    const { token } = await givenUser(server, { licence: 'active' })
    expect((await find({}, token)).status).toBe(403)
    for (const method of ['POST', 'PATCH', 'DELETE'] as const) {
      const path = method === 'POST' ? 'audit-entries' : 'audit-entries/1'
      expect((await server.call(method, path, { as: admin.token, data: {} })).status).toBe(405)
    }
  })

  test.each([
    ["update audit_entries set reason = 'x'"],
    ['update audit_entries set reason = null where false'],
    ['delete from audit_entries'],
    ['truncate audit_entries'],
    ['set session_replication_role = replica; delete from audit_entries'],
  ])('refuses in the database itself: %s', async (statement) => {
    const count = async () => (await find({ $limit: 0 })).body.total
    const before = await count()
    const refused = server.database.db.transaction((db) => db.execute(sql.raw(statement)))
    await expect(refused).rejects.toThrow()
    await expect(refused.catch((error: Error) => String(error.cause))).resolves.toContain('can only be added to')
    expect(await count()).toBe(before)
  })

  test('outlives the account that acted', async () => {
    const other = await givenUser(server, { role: 'admins' })
    const subject = await givenDeclaration()
    await server.call('PATCH', `contract-declarations/${subject}`, { as: other.token, data: { handled: true } })
    await server.database.db.execute(sql`delete from users where id = ${other.id}`)
    expect((await find({ subject })).body.data[0]?.actor).toEqual({ _id: other.id, name: null })
  })
})
