import type { Invitation } from '@gebaerdenraum/domain/teams/invitations.contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type GivenTeam, givenTeamOf, invitationTokenOf } from '../../../test/given-team.ts'
import { mailsTo } from '../../../test/mails.ts'
import { invitations } from '../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'
import { mailOutcomes } from '../../platform/mail/mail-points.ts'
import { type MailServer, startMailServer } from '../../platform/mail/test/mail-server.ts'
import { remindInvitations } from './remind-invitations.ts'
import { sendInvitations } from './send-invitations.ts'

const DAY_MS = 86_400_000
const WAIT = { timeout: 40_000, interval: 50 }
vi.setConfig({ testTimeout: 90_000 })

let mailServer: MailServer
let server: TestServer
let team: GivenTeam
beforeAll(async () => {
  mailServer = await startMailServer()
  server = await openTestServer({ MAIL_URL: mailServer.url, APP_URL: 'https://gebaerden.example' })
  await server.startWorkers()
  team = await givenTeamOf(server, 100)
})
afterAll(async () => {
  await server.close()
  await mailServer.stop()
})

const invite = async (email: string, message = ''): Promise<string> => {
  const data = { name: 'Nora', email, team: team.id, message }
  return (await server.call<Invitation>('POST', 'invitations', { as: team.owner.token, data })).body._id
}
const rowOf = async (id: string) =>
  (await server.database.db.select().from(invitations).where(eq(invitations.id, id)))[0]
const mailsAt = (email: string, count: number) =>
  vi.waitFor(async () => {
    const mails = await mailsTo(server, email, count)
    expect(mails).toHaveLength(count)
    return mails
  }, WAIT)
const deliveryOf = (id: string, delivery: string) =>
  vi.waitFor(async () => expect((await rowOf(id))?.delivery).toBe(delivery), WAIT)
const job = () => ({ services: server.services, log: server.services.log, signal: new AbortController().signal })
const remind = () => remindInvitations({}, job())
const expiresIn = (id: string, days: number) =>
  server.database.db
    .update(invitations)
    .set({ expiresAt: new Date(Date.now() + days * DAY_MS) })
    .where(eq(invitations.id, id))

describe('the mail of an invitation', () => {
  test('says who invites into which team, in his words, and carries the link', async () => {
    const id = await invite('erste@test.example', 'Komm zu uns!\nWir freuen uns.')
    const [mail] = await mailsAt('erste@test.example', 1)
    expect(mail?.subject).toBe('Du bist in ein Team bei Gebärdenraum eingeladen')
    expect(mail?.text).toContain('in das Team „Kita Sonnenhügel“')
    expect(mail?.text).toContain('> Komm zu uns!\n> Wir freuen uns.')
    expect(mail?.text).toContain(`https://gebaerden.example/einladung/${id}/${await invitationTokenOf(server, id)}`)
    await deliveryOf(id, 'sent')
  })

  test('that nobody takes shows on the row, until it is sent again and arrives', async () => {
    mailServer.refuse({ at: 'recipient', code: 550, text: '5.1.1 unknown' })
    const id = await invite('gibtsnicht@test.example')
    await deliveryOf(id, 'refused')
    mailServer.refuse(null)
    await server.call('PATCH', `invitations/${id}`, { as: team.owner.token, data: { resend: true } })
    await deliveryOf(id, 'sent')
  })

  test('with an older link says nothing of the newest one', async () => {
    const id = await invite('alt@test.example')
    await deliveryOf(id, 'sent')
    for (const { noun, note } of server.opened.contributions.to(mailOutcomes)) {
      if (noun === 'invitations') await note({ noun, id, version: 0 }, 'refused')
    }
    expect((await rowOf(id))?.delivery).toBe('sent')
  })

  test('is not sent when the invitation was cancelled or has a newer link', async () => {
    const id = await invite('zuspaet@test.example')
    await mailsAt('zuspaet@test.example', 1)
    await sendInvitations({ kind: 'invitation', links: [{ id, tokenNumber: 7 }] }, job())
    await server.call('PATCH', `invitations/${id}`, {
      as: team.owner.token,
      data: { invalidatedAt: new Date().toISOString() },
    })
    await sendInvitations({ kind: 'invitation', links: [{ id, tokenNumber: 1 }] }, job())
    expect(await mailsTo(server, 'zuspaet@test.example')).toHaveLength(1)
  })

  test('carries a link that works also after the server’s secret was changed', async () => {
    const id = await invite('geheim@test.example')
    await mailsAt('geheim@test.example', 1)
    await server.database.db
      .update(invitations)
      .set({ tokenHash: 'x'.repeat(43) })
      .where(eq(invitations.id, id))
    await sendInvitations({ kind: 'reminder', links: [{ id, tokenNumber: 1 }] }, job())
    const { status } = await server.call('GET', `invitations/${id}`, {
      query: { invitationToken: await invitationTokenOf(server, id) },
    })
    expect(status).toBe(200)
  })
})

describe('an open invitation', () => {
  test('is brought to mind once after seven days, with the same link, also by two servers at once', async () => {
    const id = await invite('woche@test.example')
    const [first] = await mailsAt('woche@test.example', 1)
    await expiresIn(id, 7.1)
    await remind()
    expect((await rowOf(id))?.remindedAt).toBeNull()
    await expiresIn(id, 6.9)
    await Promise.all([remind(), remind()])
    const [, second] = await mailsAt('woche@test.example', 2)
    const linkOf = (text = '') => /https:\S+\/einladung\/\S+/.exec(text)?.[0]
    expect(second?.subject).toBe('Erinnerung: Deine Einladung zu Gebärdenraum')
    expect(linkOf(second?.text)).toBe(linkOf(first?.text))
    await remind()
    expect(await mailsTo(server, 'woche@test.example')).toHaveLength(2)
  })

  test.each<readonly [string, Partial<typeof invitations.$inferInsert>]>([
    ['accepted', { consumedAt: new Date() }],
    ['cancelled', { invalidatedAt: new Date() }],
    ['expired', { expiresAt: new Date(0) }],
    ['refused', { delivery: 'refused' }],
  ])('is not brought to mind when it was %s', async (name, change) => {
    const id = await invite(`${name}@test.example`)
    await deliveryOf(id, 'sent')
    await expiresIn(id, 3)
    await server.database.db.update(invitations).set(change).where(eq(invitations.id, id))
    await remind()
    expect((await rowOf(id))?.remindedAt).toBeNull()
  })

  test('is brought to mind anew when it was sent again', async () => {
    const id = await invite('wieder@test.example')
    await expiresIn(id, 3)
    await remind()
    await server.call('PATCH', `invitations/${id}`, { as: team.owner.token, data: { resend: true } })
    expect((await rowOf(id))?.remindedAt).toBeNull()
  })
})
