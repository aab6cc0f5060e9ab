import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import type { Invitation, OpenedInvitation } from '@gebaerdenraum/domain/teams/invitations.contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GivenTeam, givenMember, givenPerson, givenTeamOf, invitationTokenOf } from '../../../test/given-team.ts'
import { invitations, subscriptions } from '../../../test/tables.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const DAY_MS = 86_400_000
const person = (team: GivenTeam, email: string, more: object = {}) => ({ email, team: team.id, ...more })
const invite = <Body = Invitation>(as: string | undefined, data: unknown) =>
  server.call<Body & ErrorAnswer>('POST', 'invitations', { as, data })
const find = (as: string | undefined, query: object = {}) =>
  server.call<Page<Invitation> & ErrorAnswer>('GET', 'invitations', { as, query })
const open = (id: string, invitationToken: string) =>
  server.call<OpenedInvitation & ErrorAnswer>('GET', `invitations/${id}`, { query: { invitationToken } })
const patch = (id: string, as: string | undefined, data: object) =>
  server.call<Invitation & ErrorAnswer>('PATCH', `invitations/${id}`, { as, data })
const cancel = (id: string, as: string | undefined) => patch(id, as, { invalidatedAt: new Date().toISOString() })
const set = (id: string, change: Partial<typeof invitations.$inferInsert>) =>
  server.database.db.update(invitations).set(change).where(eq(invitations.id, id))
const past = () => new Date(Date.now() - 1000)

describe('inviting', () => {
  test('one person reserves a seat for fourteen days', async () => {
    const team = await givenTeamOf(server, 3)
    const before = Date.now()
    const { status, body } = await invite(team.owner.token, person(team, 'Eine@test.example', { name: 'Eine' }))
    expect([status, body]).toMatchObject([
      201,
      {
        email: 'Eine@test.example',
        name: 'Eine',
        team: team.id,
        message:
          'Hiermit lade ich dich ein, unserem Team „Kita Sonnenhügel“ beizutreten. Für dich ist die Lizenz kostenlos.',
        isValid: true,
        consumedAt: null,
        delivery: 'waiting',
      },
    ])
    expect(Math.round((Date.parse(body.expiresAt) - before) / DAY_MS)).toBe(14)
    expect(JSON.stringify(body)).not.toMatch(/token/i)
  })

  test('many keeps their order, messages and names', async () => {
    const team = await givenTeamOf(server, 10)
    const data = ['a', 'b', 'c'].map((name) => person(team, `${name}@test.example`, { name, message: 'Komm!' }))
    const { status, body } = await invite<Invitation[]>(team.owner.token, data)
    expect(status).toBe(201)
    expect(body.map(({ name, message }) => [name, message])).toEqual(['a', 'b', 'c'].map((name) => [name, 'Komm!']))
  })

  test('more than fit invites nobody and says how many are too many', async () => {
    const team = await givenTeamOf(server, 4)
    const data = ['a', 'b', 'c', 'd', 'e'].map((name) => person(team, `${name}@test.example`))
    const { status, body } = await invite(team.owner.token, data)
    expect([status, body.data, body.message]).toEqual([
      409,
      { missing: 2 },
      'Es sind nicht genügend freie Plätze in Ihrer Lizenz vorhanden. Entfernen Sie 2 Person(en) aus der Liste oder stornieren Sie 2 offene Einladung(en).',
    ])
    expect((await find(team.owner.token)).body.total).toBe(0)
    expect((await invite(team.owner.token, data.slice(0, 3))).status).toBe(201)
    expect((await invite(team.owner.token, data.slice(4))).body.data).toEqual({ missing: 1 })
  })

  test('more than one call takes invites nobody and says how many it takes', async () => {
    const team = await givenTeamOf(server, 300)
    const data = Array.from({ length: 201 }, (_, index) => person(team, `p${index}@test.example`))
    const { status, body } = await invite(team.owner.token, data)
    expect([status, body.message]).toEqual([400, 'Höchstens 200 Personen auf einmal'])
    expect((await find(team.owner.token)).body.total).toBe(0)
    expect((await invite(team.owner.token, data.slice(1))).status).toBe(201)
  })

  test('counts the owner’s seat only where he takes it', async () => {
    const team = await givenTeamOf(server, 2, { ownerHasAccess: false })
    const data = ['a', 'b'].map((name) => person(team, `${name}@test.example`))
    expect((await invite(team.owner.token, data)).status).toBe(201)
  })

  test('who is in the team or invited already is refused by name, in any case of the address', async () => {
    const team = await givenTeamOf(server, 10)
    const member = await givenMember(server, team, 'member', { email: 'Schon.Da@test.example' })
    await invite(team.owner.token, person(team, 'offen@test.example'))
    const emails = ['schon.da@TEST.example', 'neu@test.example', 'OFFEN@test.example', team.owner.email]
    const { status, body } = await invite(
      team.owner.token,
      emails.map((email) => person(team, email)),
    )
    expect([status, body.data]).toEqual([409, { emails: [emails[0], emails[2], emails[3]] }])
    expect(body.errors).toEqual({
      '0.email': 'Diese Person ist schon im Team.',
      '2.email': 'Diese Person ist schon eingeladen.',
      '3.email': 'Diese Person ist schon im Team.',
    })
    expect((await invite(team.owner.token, person(team, member.email))).body.errors).toEqual({
      email: 'Diese Person ist schon im Team.',
    })
  })

  test('somebody again is possible when the first invitation ended', async () => {
    const team = await givenTeamOf(server, 3)
    const data = person(team, 'nochmal@test.example')
    const first = await invite(team.owner.token, data)
    await cancel(first.body._id, team.owner.token)
    const second = await invite(team.owner.token, data)
    await set(second.body._id, { expiresAt: past() })
    expect((await invite(team.owner.token, data)).status).toBe(201)
  })

  test('somebody of another team is possible: nobody learns of it here', async () => {
    const team = await givenTeamOf(server, 3)
    const other = await givenTeamOf(server, 3)
    expect((await invite(team.owner.token, person(team, other.owner.email))).status).toBe(201)
  })

  test('the same address at once succeeds once', async () => {
    const team = await givenTeamOf(server, 50)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => invite(team.owner.token, person(team, 'zugleich@test.example'))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(5).fill(409)])
  })

  test('without an active licence is refused', async () => {
    const team = await givenTeamOf(server, 10)
    await server.database.db
      .update(subscriptions)
      .set({ status: 'canceled' })
      .where(eq(subscriptions.id, team.subscriptionId))
    const { status, body } = await invite(team.owner.token, person(team, 'x@test.example'))
    expect([status, body.message]).toEqual([
      409,
      'Die Lizenz deines Teams ist nicht aktiv. Sobald sie es wieder ist, kannst du Personen einladen.',
    ])
  })

  test('is limited to sixty calls an hour', async () => {
    const team = await givenTeamOf(server, 10)
    const manager = await givenMember(server, team, 'manager')
    const statuses: number[] = []
    for (let index = 0; index < 61; index += 1) statuses.push((await invite(manager.token, [])).status)
    expect([statuses.slice(0, 60), statuses[60]]).toEqual([Array(60).fill(400), 429])
  })

  test.each([
    ['an address twice', ['a@test.example', 'A@test.example'], '1.email'],
    ['no address', ['kein'], '0.email'],
  ])('is refused with %s', async (_, emails, field) => {
    const team = await givenTeamOf(server, 10)
    const { status, body } = await invite(
      team.owner.token,
      emails.map((email) => person(team, email)),
    )
    expect(status).toBe(400)
    expect(field === '1.email' ? Object.keys(body.errors ?? {}) : [field]).toEqual([field])
  })

  test('more than two hundred at once is refused', async () => {
    const team = await givenTeamOf(server, 500)
    const data = Array.from({ length: 201 }, (_, index) => person(team, `p${index}@test.example`))
    expect((await invite(team.owner.token, data)).status).toBe(400)
    expect((await invite(team.owner.token, data.slice(1))).status).toBe(201)
  })
})

describe('invitations of a team', () => {
  test('come by time, filtered and counted as the screens ask', async () => {
    const team = await givenTeamOf(server, 10)
    const { token } = team.owner
    const ids: string[] = []
    for (const name of ['offen', 'storniert', 'abgelaufen', 'eingelöst']) {
      ids.push((await invite(token, person(team, `${name.replace('ö', 'oe')}@test.example`, { name }))).body._id)
    }
    const [, cancelled = '', expired = '', consumed = ''] = ids
    await cancel(cancelled, token)
    await set(expired, { expiresAt: past() })
    await set(consumed, { consumedAt: new Date() })
    const all = (await find(token, { team: team.id, $sort: { createdAt: 1 }, $limit: 20 })).body
    expect(all.data.map(({ _id }) => _id)).toEqual(ids)
    expect(all.data.map((row) => [row.isValid, row.isInvalidated, row.isExpired, row.isConsumed])).toEqual([
      [true, false, false, false],
      [false, true, false, false],
      [false, false, true, false],
      [false, false, false, true],
    ])
    const isOpen = { consumedAt: null, invalidatedAt: null, expiresAt: { $gt: new Date().toISOString() } }
    const asFeathersWrites = { consumedAt: '', invalidatedAt: '', expiresAt: isOpen.expiresAt }
    const opened = (await find(token, { team: team.id, ...asFeathersWrites, $limit: 0 })).body
    expect(opened).toEqual({ total: 1, limit: 0, skip: 0, data: [] })
    const ended = await find(token, { consumedAt: { $ne: '' }, $limit: 1 })
    expect(ended.body).toMatchObject({ total: 1, data: [{ _id: consumed }] })
    expect((await find(token, { $sort: { createdAt: -1 }, $limit: 1, $skip: 1 })).body.data[0]?._id).toBe(expired)
  })

  test('are for its managers only, and no other team’s', async () => {
    const team = await givenTeamOf(server, 10)
    const other = await givenTeamOf(server, 10)
    const { _id } = (await invite(team.owner.token, person(team, 'x@test.example'))).body
    const member = await givenMember(server, team)
    const guest = await givenPerson(server)
    for (const { token } of [member, guest]) {
      expect((await find(token)).status).toBe(403)
      expect((await invite(token, person(team, 'y@test.example'))).status).toBe(403)
      expect((await cancel(_id, token)).status).toBe(403)
    }
    expect((await find(other.owner.token, { team: team.id })).body.total).toBe(0)
    expect((await find(other.owner.token)).body.total).toBe(0)
    expect((await invite(other.owner.token, person(team, 'y@test.example'))).status).toBe(404)
    expect((await cancel(_id, other.owner.token)).status).toBe(404)
    expect((await patch(_id, other.owner.token, { resend: true })).status).toBe(404)
    for (const status of [(await find(undefined)).status, (await cancel(_id, undefined)).status])
      expect(status).toBe(401)
  })

  test('are managed also by an owner without a seat', async () => {
    const team = await givenTeamOf(server, 2, { ownerHasAccess: false })
    const { body } = await invite(team.owner.token, person(team, 'x@test.example'))
    expect((await find(team.owner.token)).body.total).toBe(1)
    expect((await cancel(body._id, team.owner.token)).body.isInvalidated).toBe(true)
  })
})

describe('an invitation', () => {
  const given = async (email: string) => {
    const team = await givenTeamOf(server, 3)
    const { body } = await invite(team.owner.token, person(team, email, { name: 'Neu' }))
    return { team, id: body._id, token: await invitationTokenOf(server, body._id) }
  }

  test('opens to whoever has its link, with the team and who invites', async () => {
    const { team, id, token } = await given('link@test.example')
    const { status, body } = await open(id, token)
    expect([status, body]).toMatchObject([
      200,
      {
        email: 'link@test.example',
        team: { _id: team.id, name: 'Kita Sonnenhügel', description: 'Wir gebärden.' },
        inviter: expect.stringContaining('Person'),
        isValid: true,
      },
    ])
    expect(Object.keys(body)).not.toContain('delivery')
  })

  test('does not open with another token, nor does one that does not exist', async () => {
    const { id, token } = await given('zu@test.example')
    const other = await given('anders@test.example')
    const answers = [await open(id, 'x'), await open(id, other.token), await open('kein', token)]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await server.call('GET', `invitations/${id}`)).status).toBe(400)
  })

  test('is kept without its token', async () => {
    const { id, token } = await given('hash@test.example')
    const [row] = await server.database.db.select().from(invitations).where(eq(invitations.id, id))
    expect(JSON.stringify(row)).not.toContain(token)
    expect(token).toHaveLength(43)
  })

  test('is never new in an answer: all of them are stored', async () => {
    const team = await givenTeamOf(server, 5)
    const as = team.owner.token
    const { body: made } = await invite(as, person(team, 'neu@test.example'))
    const { body: many } = await invite<Invitation[]>(as, [person(team, 'neu-2@test.example')])
    const opened = await open(made._id, await invitationTokenOf(server, made._id))
    const found = await find(as)
    const cancelled = await cancel(made._id, as)
    const all = [made, ...many, opened.body, ...found.body.data, cancelled.body]
    expect(all.map((invitation) => invitation.new)).toEqual(Array(6).fill(false))
  })

  test('opens also when it ended, and says how', async () => {
    const { id, token } = await given('ende@test.example')
    await set(id, { expiresAt: past() })
    expect((await open(id, token)).body).toMatchObject({ isValid: false, isExpired: true })
    await set(id, { invalidatedAt: new Date() })
    expect((await open(id, token)).body).toMatchObject({ isValid: false, isInvalidated: true, isExpired: false })
  })

  test('is cancelled at the present time, whatever time was sent; twice is no error', async () => {
    const { team, id } = await given('storno@test.example')
    const { body } = await patch(id, team.owner.token, { invalidatedAt: '2001-01-01T00:00:00.000Z' })
    expect(Math.abs(Date.parse(body.invalidatedAt ?? '') - Date.now())).toBeLessThan(60_000)
    expect((await cancel(id, team.owner.token)).body.invalidatedAt).toBe(body.invalidatedAt)
  })

  test('that was accepted can neither be cancelled nor sent again', async () => {
    const { team, id } = await given('da@test.example')
    await set(id, { consumedAt: new Date() })
    for (const answer of [await cancel(id, team.owner.token), await patch(id, team.owner.token, { resend: true })]) {
      expect([answer.status, answer.body.message]).toEqual([409, 'Diese Einladung wurde schon angenommen.'])
    }
  })

  test('sent again has a new link that holds for fourteen days; the one before is dead', async () => {
    const { team, id, token } = await given('neu@test.example')
    await set(id, { expiresAt: new Date(Date.now() + DAY_MS), remindedAt: new Date(), delivery: 'refused' })
    const { status, body } = await patch(id, team.owner.token, { resend: true })
    expect([status, body]).toMatchObject([200, { isValid: true, delivery: 'waiting' }])
    expect(Math.round((Date.parse(body.expiresAt) - Date.now()) / DAY_MS)).toBe(14)
    expect((await open(id, token)).status).toBe(404)
    expect((await open(id, await invitationTokenOf(server, id))).status).toBe(200)
  })

  test('that ran out takes a seat again when it is sent again, if one is free', async () => {
    const { team, id } = await given('spaet@test.example')
    await set(id, { expiresAt: past() })
    await givenMember(server, team)
    await givenMember(server, team)
    const full = await patch(id, team.owner.token, { resend: true })
    expect([full.status, full.body.data]).toEqual([409, { missing: 1 }])
    await server.database.db
      .update(subscriptions)
      .set({ license: { id: 'x', title: 'x', size: 4, period: 1, canAutoRenew: true } })
      .where(eq(subscriptions.id, team.subscriptionId))
    expect((await patch(id, team.owner.token, { resend: true })).body.isValid).toBe(true)
  })

  test('that ran out is not sent again to who was invited anew, nor a cancelled one to anybody', async () => {
    const { team, id } = await given('doppelt@test.example')
    await set(id, { expiresAt: past() })
    const { body } = await invite(team.owner.token, person(team, 'doppelt@test.example'))
    expect((await patch(id, team.owner.token, { resend: true })).status).toBe(409)
    await cancel(body._id, team.owner.token)
    expect((await patch(body._id, team.owner.token, { resend: true })).status).toBe(409)
  })

  test('is sent again three times an hour at most', async () => {
    const { team, id } = await given('oft@test.example')
    const statuses: number[] = []
    for (let index = 0; index < 4; index += 1) {
      statuses.push((await patch(id, team.owner.token, { resend: true })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test.each([{}, { resend: false }, { invalidatedAt: 'jetzt' }, { consumedAt: null }, { resend: true, email: 'x' }])(
    'refuses the change %j',
    async (data) => {
      const { team, id } = await given('form@test.example')
      expect((await patch(id, team.owner.token, data)).status).toBe(400)
    },
  )
})
