import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenUser, signIn } from '../../../../test/builders.ts'
import { givenEnrolledAdmin } from '../../../../test/second-factor.ts'
import { auditEntries } from '../../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { resetSecondFactor } from './reset-second-factor.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('a second factor that is reset at the console', () => {
  test('is forgotten with all sign-ins; the next one has to set one up again', async () => {
    const { id, email, token } = await givenEnrolledAdmin(server)
    expect(await resetSecondFactor(server.database.db, email.toUpperCase(), new Date())).toBe(true)
    expect((await server.call('GET', 'session', { as: token })).status).toBe(401)
    const as = await signIn(server, email)
    expect((await server.call<Session>('GET', 'session', { as })).body.awaitsSecondFactor).toBe(true)
    const entries = await server.database.db.select().from(auditEntries).where(eq(auditEntries.subject, id))
    expect(entries).toContainEqual(expect.objectContaining({ action: 'admin.reset-second-factor', actorId: null }))
    expect(await resetSecondFactor(server.database.db, email, new Date())).toBe(false)
  })

  test('leaves everybody else alone', async () => {
    const { email, token } = await givenUser(server)
    expect(await resetSecondFactor(server.database.db, email, new Date())).toBe(false)
    expect((await server.call('GET', 'session', { as: token })).status).toBe(200)
  })
})
