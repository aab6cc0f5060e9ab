import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenUser, signIn } from '../../../test/builders.ts'
import { givenTeamOf, invitationTokenOf } from '../../../test/given-team.ts'
import { freshAddress, lastLinkTo, linkJobsFor, mailsTo } from '../../../test/mails.ts'
import { invitations, users } from '../../../test/tables.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'
import { FULL_COST, watchPasswordWork } from '../../../test/watch-password-work.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ APP_URL: 'https://gebaerden.example' })
  await server.startWorkers()
})
afterAll(() => server.close())

const PERSON = { name: 'Nora Neu', password: 'gebaerden2', acceptsTerms: true }
const signUp = (email: string, { from = freshAddress(), ...change }: Record<string, unknown> = {}) =>
  server.call<ErrorAnswer & { email: string }>('POST', 'users', {
    from: String(from),
    data: { ...PERSON, email, ...change },
  })
const rowsOf = (email: string) =>
  server.database.db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
/** Twenty people sign up from one network; gives the network. */
const useUpSignUps = async (): Promise<string> => {
  const from = freshAddress()
  const answers = []
  for (let index = 0; index < 20; index += 1) {
    answers.push(await signUp(`person-${index}-${from}@test.example`.replaceAll(':', '-'), { from }))
  }
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
  return from
}

describe('signing up', () => {
  test('makes a customer who may sign in and has still to confirm the address', async () => {
    const { status, body } = await signUp('nora@test.example')
    expect([status, body]).toEqual([201, { email: 'nora@test.example' }])
    const [row] = await rowsOf('nora@test.example')
    expect(row).toMatchObject({ name: 'Nora Neu', role: 'customers', billingType: 'paying', emailVerifiedAt: null })
    expect(row?.termsAcceptedAt).toBeInstanceOf(Date)
    expect(JSON.stringify(row)).not.toContain(PERSON.password)
    const token = await signIn(server, 'nora@test.example', PERSON.password)
    const session = await server.call<{ user: object }>('GET', 'session', { as: token })
    expect(session.body.user).toMatchObject({ isEmailVerified: false, hasSubscription: false })
  })

  test('sends a link that confirms the address', async () => {
    await signUp('link@test.example')
    const [mail] = await mailsTo(server, 'link@test.example')
    expect(mail?.text).toContain('https://gebaerden.example/bestaetigung/')
    const { id, token } = await lastLinkTo(server, 'link@test.example')
    expect((await server.call('PATCH', `verifications/${id}`, { data: { token } })).status).toBe(200)
    expect((await rowsOf('link@test.example'))[0]?.emailVerifiedAt).toBeInstanceOf(Date)
  })

  test('with a taken address answers the same, changes nothing and tells only the owner, by mail', async () => {
    const owner = await givenUser(server, { email: 'Besitz@test.example', name: 'Besitzerin' })
    const before = await rowsOf(owner.email)
    const { status, body } = await signUp('besitz@TEST.example', { name: 'Fremd', password: 'fremdes12' })
    expect([status, body]).toEqual([201, { email: 'besitz@TEST.example' }])
    expect(await rowsOf(owner.email)).toEqual(before)
    const [mail] = await mailsTo(server, owner.email)
    expect(mail?.to).toBe('Besitz@test.example')
    expect(mail?.text).toContain('https://gebaerden.example/login')
    expect(mail?.text).toContain('https://gebaerden.example/passwort-zuruecksetzen')
    expect(mail?.text).not.toContain('/bestaetigung/')
    expect(mail?.text).not.toContain('Fremd')
  })

  test('takes its time for a taken address too', async () => {
    const owner = await givenUser(server)
    const taken = await watchPasswordWork(() => signUp(owner.email))
    const free = await watchPasswordWork(() => signUp('frei@test.example'))
    expect(free).toEqual({ hashed: [FULL_COST], compared: [] })
    expect(taken).toEqual(free)
    // Everything about mails is left to a job, whichever mail it will be.
    expect(await linkJobsFor(server, owner.email)).toEqual(['addressInUse'])
    expect(await linkJobsFor(server, 'frei@test.example')).toEqual(['signupEmail'])
  })

  test('many times at once makes one account, and everybody gets the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => signUp('zugleich@test.example')))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
    expect(await rowsOf('zugleich@test.example')).toHaveLength(1)
  })

  test('stops mailing an address after five mails an hour, and tells nobody', async () => {
    const answers = []
    for (let index = 0; index < 7; index += 1) answers.push(await signUp('bombe@test.example'))
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(201))
    expect(await mailsTo(server, 'bombe@test.example')).toHaveLength(5)
  })

  test('is limited to twenty an hour from one network, with the minutes to wait', async () => {
    const from = await useUpSignUps()
    const { status, body, headers } = await signUp('voll-21@test.example', { from })
    expect(status).toBe(429)
    const { retryAfterSeconds } = body['data'] as { retryAfterSeconds: number }
    expect(headers['retry-after']).toBe(String(retryAfterSeconds))
    expect(body['message']).toBe(
      `Von hier haben sich gerade viele angemeldet. Bitte versuche es in ${Math.ceil(retryAfterSeconds / 60)} Minuten noch einmal.`,
    )
    expect(await rowsOf('voll-21@test.example')).toEqual([])
    expect((await signUp('voll-21@test.example')).status).toBe(201)
  })
})

describe('signing up with an invitation', () => {
  const invited = async (email: string, change: Partial<typeof invitations.$inferInsert> = {}) => {
    const team = await givenTeamOf(server, 10)
    const data = { email, team: team.id }
    const { body } = await server.call<{ _id: string }>('POST', 'invitations', { as: team.owner.token, data })
    const invitationToken = await invitationTokenOf(server, body._id)
    if (Object.keys(change).length > 0) {
      await server.database.db.update(invitations).set(change).where(eq(invitations.id, body._id))
    }
    return { team, invitationId: body._id, invitationToken }
  }
  const accountMailsTo = async (email: string) =>
    (await mailsTo(server, email, 0)).filter(({ subject }) => !subject.includes('eingeladen'))

  test('to this address leaves nothing to confirm: the person signs in and joins', async () => {
    const { team, ...link } = await invited('Eingeladen@test.example')
    expect((await signUp('eingeladen@test.example', link)).body).toEqual({ email: 'eingeladen@test.example' })
    const token = await signIn(server, 'eingeladen@test.example', PERSON.password)
    const [row] = await rowsOf('eingeladen@test.example')
    expect(row?.emailVerifiedAt).toBeInstanceOf(Date)
    expect(await accountMailsTo('eingeladen@test.example')).toEqual([])
    const joined = await server.call('PATCH', `users/${row?.id}`, { as: token, data: { team: team.id, ...link } })
    expect([joined.status, joined.body['team']]).toEqual([200, team.id])
  })

  test.each([
    ['a wrong token', { invitationToken: 'falsch' }],
    ['an id that is none', { invitationId: 'keine' }],
    ['no token', { invitationToken: undefined }],
  ])('and %s is as if there were none', async (name, wrong) => {
    const email = `${name.replaceAll(' ', '-')}@test.example`
    const { team: _, ...link } = await invited(email)
    expect((await signUp(email, { ...link, ...wrong })).status).toBe(201)
    expect((await rowsOf(email))[0]?.emailVerifiedAt).toBeNull()
    expect((await mailsTo(server, email)).some(({ text }) => text.includes('/bestaetigung/'))).toBe(true)
  })

  test.each([
    ['another address', 'andere@test.example', {}],
    ['an invitation that ran out', 'abgelaufen@test.example', { expiresAt: new Date(0) }],
    ['a cancelled invitation', 'storniert@test.example', { invalidatedAt: new Date() }],
    ['an accepted invitation', 'benutzt@test.example', { consumedAt: new Date() }],
  ])('of %s has still to confirm', async (_, email, change) => {
    const { team, ...link } = await invited(email === 'andere@test.example' ? 'eine@test.example' : email, change)
    expect(team.id).toBeTruthy()
    expect((await signUp(email, link)).status).toBe(201)
    expect((await rowsOf(email))[0]?.emailVerifiedAt).toBeNull()
  })

  test('is open where many others have just signed up, and counts for none of them', async () => {
    const from = await useUpSignUps()
    const { team: _, ...link } = await invited('im-kurs@test.example')
    const wrong = { ...link, invitationToken: 'falsch' }
    expect((await signUp('im-kurs@test.example', { ...wrong, from })).status).toBe(429)
    expect((await signUp('anderer-name@test.example', { ...link, from })).status).toBe(429)
    expect((await signUp('im-kurs@test.example', { ...link, from })).status).toBe(201)
    expect((await rowsOf('im-kurs@test.example'))[0]?.emailVerifiedAt).toBeInstanceOf(Date)

    const course = freshAddress()
    for (const email of ['kurs-1@test.example', 'kurs-2@test.example']) {
      const { team: __, ...own } = await invited(email)
      expect((await signUp(email, { ...own, from: course })).status).toBe(201)
    }
    for (let index = 0; index < 20; index += 1) {
      expect((await signUp(`nach-kurs-${index}@test.example`, { from: course })).status).toBe(201)
    }
  })

  test('is limited to ten an hour by itself', async () => {
    const { team: _, ...link } = await invited('zehnmal@test.example')
    const statuses = []
    for (let index = 0; index < 11; index += 1) statuses.push((await signUp('Zehnmal@test.example', link)).status)
    expect(statuses).toEqual([...Array(10).fill(201), 429])
  })

  test('confirms no account that somebody else made for the address before', async () => {
    await signUp('vorher@test.example', { password: 'fremdes12' })
    const { team: _, ...link } = await invited('vorher@test.example')
    const { status, body } = await signUp('vorher@test.example', link)
    expect([status, body]).toEqual([201, { email: 'vorher@test.example' }])
    expect((await rowsOf('vorher@test.example'))[0]?.emailVerifiedAt).toBeNull()
    expect((await accountMailsTo('vorher@test.example')).length).toBe(2)
  })
})

describe('signing up refuses', () => {
  test.each([
    ['no name', { name: ' ' }, 'name', 'Name ist erforderlich'],
    [
      'a name of more than 120 characters',
      { name: 'x'.repeat(121) },
      'name',
      'Name darf höchstens 120 Zeichen lang sein',
    ],
    ['a line break in the name', { name: 'Nora\r\nBcc: a@b.example' }, 'name', 'Name enthält unzulässige Zeichen'],
    ['a Unicode line break in the name', { name: 'Nora\u2028Bcc: x' }, 'name', 'Name enthält unzulässige Zeichen'],
    ['a zero byte in the name', { name: 'No\0ra' }, 'name', 'Name enthält unzulässige Zeichen'],
    ['writing turned round in the name', { name: 'Nora\u202Egpj' }, 'name', 'Name enthält unzulässige Zeichen'],
    [
      'a web address as a name',
      { name: 'Gewinn! https://x.example' },
      'name',
      'Name darf keine Internet- oder E-Mail-Adresse enthalten',
    ],
    ['no e-mail address', { email: '' }, 'email', 'E-Mail ist erforderlich'],
    ['half an e-mail address', { email: 'nora@' }, 'email', 'Ungültige E-Mail Adresse'],
    ['a header in the address', { email: 'a@b.example\r\nBcc: c@d.example' }, 'email', 'Ungültige E-Mail Adresse'],
    ['two addresses', { email: 'a@b.example,c@d.example' }, 'email', 'Ungültige E-Mail Adresse'],
    ['an address with a name', { email: 'Nora <a@b.example>' }, 'email', 'Ungültige E-Mail Adresse'],
    ['an address that is too long', { email: `${'x'.repeat(250)}@b.example` }, 'email', 'Ungültige E-Mail Adresse'],
    ['no password', { password: '' }, 'password', 'Passwort ist erforderlich'],
    ['a short password', { password: 'kurz1' }, 'password', 'Passwort muss mindestens 8 Zeichen lang sein'],
    [
      'a password without a number',
      { password: 'nurbuchstaben' },
      'password',
      'Passwort muss mindestens eine Zahl enthalten',
    ],
    [
      'a huge password',
      { password: `1${'x'.repeat(200)}` },
      'password',
      'Passwort darf höchstens 200 Zeichen lang sein',
    ],
    ['no agreement to the terms', { acceptsTerms: false }, 'acceptsTerms', 'Bitte stimme den Nutzungsbedingungen zu'],
    ['a role of one’s own choice', { role: 'admins' }, 'role', 'Unbekanntes Feld'],
    ['a confirmation of one’s own', { emailVerifiedAt: '2026-01-01' }, 'emailVerifiedAt', 'Unbekanntes Feld'],
  ])('%s', async (_, change, field, sentence) => {
    const { status, body } = await signUp('gut@test.example', change)
    expect([status, body.errors]).toEqual([400, { [field]: sentence }])
    expect(await rowsOf('gut@test.example')).toEqual([])
  })

  test('a body of more than a megabyte', async () => {
    const { status } = await signUp('gut@test.example', { name: 'x'.repeat(1_100_000) })
    expect(status).toBe(413)
  })
})
