import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import type { ContractDeclaration } from '@gebaerdenraum/domain/billing/contract-declarations.contract'
import type { Invitation } from '@gebaerdenraum/domain/teams/invitations.contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emailValues } from '../../src/platform/database/email-columns.ts'
import { givenUser, PASSWORD } from '../builders.ts'
import { givenTeamOf, invitationTokenOf } from '../given-team.ts'
import { freshAddress, lastLinkTo, mailsTo } from '../mails.ts'
import { invitations, users } from '../tables.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../test-server.ts'

let server: TestServer
let number = 0
beforeAll(async () => {
  server = await openTestServer()
  await server.startWorkers()
})
afterAll(() => server.close())

/** One mailbox: as a person types it, in capitals with a combining character, and as mail servers know it. */
const newMailbox = () => {
  number += 1
  const typed = `Info${number}@Kita-Löwenzahn.example`
  return {
    typed,
    other: `info${number}@KITA-LO\u0308WENZAHN.example`,
    ascii: `info${number}@xn--kita-lwenzahn-nmb.example`,
    sentTo: `Info${number}@xn--kita-lwenzahn-nmb.example`,
  }
}
const signUp = (email: string) =>
  server.call<ErrorAnswer & { email: string }>('POST', 'users', {
    from: freshAddress(),
    data: { name: 'Lea Löwe', password: PASSWORD, acceptsTerms: true, email },
  })
const signIn = (email: string, password = PASSWORD) =>
  server.call<{ accessToken: string; user: { email: string } }>('POST', 'authentication', {
    data: { strategy: 'local', email, password },
  })

describe('an address with a domain in umlauts', () => {
  test('signs up and in, is shown as typed and written to in ASCII', async () => {
    const { typed, other, ascii, sentTo } = newMailbox()
    expect((await signUp(typed)).body).toEqual({ email: typed })
    expect((await mailsTo(server, ascii)).map(({ to }) => to)).toEqual([sentTo])
    const { id, token } = await lastLinkTo(server, ascii)
    expect((await server.call('PATCH', `verifications/${id}`, { data: { token } })).status).toBe(200)
    for (const email of [typed, other, ascii]) {
      const { status, body } = await signIn(email)
      expect([status, body.user?.email]).toEqual([201, typed])
    }
  })

  test.each(['other', 'ascii'] as const)('is one account, also in its form "%s"', async (form) => {
    const mailbox = newMailbox()
    await signUp(mailbox.typed)
    expect((await signUp(mailbox[form])).body).toEqual({ email: mailbox[form].normalize('NFC') })
    const mails = await mailsTo(server, mailbox.ascii, 2)
    expect(mails.map(({ to }) => to)).toEqual([mailbox.sentTo, mailbox.sentTo])
    expect(mails[1]?.text).not.toContain('/bestaetigung/')
  })

  test('is found when it was typed in ASCII first', async () => {
    const { typed, ascii } = newMailbox()
    await signUp(ascii)
    await signUp(typed)
    expect((await signIn(typed)).body.user?.email).toBe(ascii)
    expect(await mailsTo(server, ascii, 2)).toHaveLength(2)
  })

  test('gets a new password by any of its forms', async () => {
    const { typed, ascii } = newMailbox()
    await signUp(typed)
    await server.call('POST', 'verifications', { data: { action: 'passwordReset', email: ascii } })
    const { id, action, token } = await lastLinkTo(server, ascii)
    expect(action).toBe('passwordReset')
    await server.call('PATCH', `verifications/${id}`, { data: { token, password: 'neues1234' } })
    expect((await signIn(typed, 'neues1234')).status).toBe(201)
  })

  test('may be guessed at no more often by being written in many ways', async () => {
    const { typed, other, ascii } = newMailbox()
    await signUp(typed)
    const from = freshAddress()
    const guess = (email: string) =>
      server.call('POST', 'authentication', { from, data: { strategy: 'local', email, password: 'falsch1234' } })
    // Ten for one account from one network (decision 0033).
    const forms = [typed, other, ascii, typed, other, ascii, typed, other, ascii, typed]
    for (const form of forms) expect((await guess(form)).status).toBe(401)
    for (const form of [typed, other, ascii]) expect((await guess(form)).status).toBe(429)
  })

  test('with letters before the @ that few mail servers know is refused with the reason', async () => {
    const { status, body } = await signUp('jürgen@kita.example')
    expect([status, body.errors]).toEqual([
      400,
      { email: 'Ungültige E-Mail Adresse: Vor dem @ gehen nur die Buchstaben a bis z, keine Umlaute und kein ß.' },
    ])
  })
})

describe('in a team', () => {
  const invite = (team: Awaited<ReturnType<typeof givenTeamOf>>, email: string) =>
    server.call<Invitation & ErrorAnswer>('POST', 'invitations', {
      as: team.owner.token,
      data: { name: 'Lea', email, team: team.id, message: '' },
    })

  test('an invitation in one form leads in who signed up with another, and holds one seat', async () => {
    const team = await givenTeamOf(server, 5)
    const { typed, ascii, other } = newMailbox()
    const { body: invitation } = await invite(team, ascii)
    expect((await invite(team, typed)).status).toBe(409)
    const { body: confirmed } = await server.call<{ email: string }>('POST', 'users', {
      from: freshAddress(),
      data: {
        name: 'Lea',
        password: PASSWORD,
        acceptsTerms: true,
        email: typed,
        invitationId: invitation._id,
        invitationToken: await invitationTokenOf(server, invitation._id),
      },
    })
    expect(confirmed).toEqual({ email: typed })
    const { body } = await signIn(typed)
    const { body: session } = await server.call<Session>('GET', 'session', { as: body.accessToken })
    expect(session.user.isEmailVerified).toBe(true)
    const joined = await server.call('PATCH', `users/${session.user._id}`, {
      as: body.accessToken,
      data: {
        team: team.id,
        invitationId: invitation._id,
        invitationToken: await invitationTokenOf(server, invitation._id),
      },
    })
    expect(joined.status).toBe(200)
    const { status, body: refusal } = await invite(team, other)
    expect([status, Object.values(refusal.errors ?? {})]).toEqual([409, ['Diese Person ist schon im Team.']])
  })
})

test('an invitation as typed belongs to the account in ASCII, and lets it join', async () => {
  const team = await givenTeamOf(server, 5)
  const { typed, ascii } = newMailbox()
  const person = await givenUser(server, { email: ascii })
  const { body: invitation } = await server.call<Invitation>('POST', 'invitations', {
    as: team.owner.token,
    data: { name: 'Lea', email: typed, team: team.id, message: '' },
  })
  const admin = await givenUser(server, { role: 'admins' })
  const { body: shown } = await server.call<object>('GET', `people/${person.id}`, { as: admin.token })
  expect(shown).toMatchObject({ openInvitations: [{ _id: invitation._id }] })
  const joined = await server.call('PATCH', `users/${person.id}`, {
    as: person.token,
    data: {
      team: team.id,
      invitationId: invitation._id,
      invitationToken: await invitationTokenOf(server, invitation._id),
    },
  })
  expect(joined.status).toBe(200)
})

test('the administration finds an account by either form of its address', async () => {
  const admin = await givenUser(server, { role: 'admins' })
  const { typed, ascii } = newMailbox()
  const { id } = await givenUser(server, emailValues(typed))
  for (const search of [typed, ascii]) {
    const { body } = await server.call<{ data: readonly { _id: string }[] }>('GET', `people?search=${search}`, {
      as: admin.token,
    })
    expect(body.data.map(({ _id }) => _id)).toEqual([id])
  }
})

test('a cancellation without a sign-in is shown with the licence of the account, whatever the form of the address', async () => {
  const admin = await givenUser(server, { role: 'admins' })
  const { typed, ascii } = newMailbox()
  await givenUser(server, { ...emailValues(typed), licence: 'active' })
  const declared = await server.call<ContractDeclaration>('POST', 'contract-declarations', {
    from: freshAddress(),
    data: {
      kind: 'cancellation',
      name: 'Lea',
      email: ascii,
      contract: 'Jahreslizenz',
      ends: 'soonest',
      manner: 'ordinary',
    },
  })
  expect(declared.status).toBe(201)
  const { body } = await server.call<{ data: readonly ContractDeclaration[] }>('GET', 'contract-declarations', {
    as: admin.token,
  })
  const found = body.data.find(({ _id }) => _id === declared.body._id)
  expect([found?.email, found?.licence?.email]).toEqual([ascii, typed])
})

describe('the table', () => {
  const newUser = { name: 'Lea', passwordHash: '-' }
  const refusal = (change: Promise<unknown>) =>
    change.then(
      () => 'accepted',
      (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
    )

  test('takes no address without its ASCII form', async () => {
    const { db } = server.database
    const { typed } = newMailbox()
    expect(await refusal(db.insert(users).values({ ...newUser, email: typed }))).toContain('users_ascii_email')
    expect(await refusal(db.insert(users).values({ ...newUser, email: typed, asciiEmail: typed }))).toContain(
      'users_ascii_email',
    )
    const user = await givenUser(server, emailValues(typed))
    const change = db.update(users).set({ email: 'anders@test.example' }).where(eq(users.id, user.id))
    expect(await refusal(change)).toContain('users_ascii_email')
  })

  test('takes a mailbox once, and invitations by the same rule', async () => {
    const { db } = server.database
    const { typed, ascii } = newMailbox()
    await givenUser(server, emailValues(typed))
    expect(await refusal(db.insert(users).values({ ...newUser, email: ascii }))).toContain('users_email_key')
    const team = await givenTeamOf(server, 2)
    const row = { teamId: team.id, name: '', message: '', tokenHash: '-', expiresAt: new Date() }
    expect(await refusal(db.insert(invitations).values({ ...row, email: typed }))).toContain('invitations_ascii_email')
  })
})
