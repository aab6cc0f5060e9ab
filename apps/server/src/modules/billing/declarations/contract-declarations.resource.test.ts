import type { ContractDeclaration } from '@gebaerdenraum/domain/billing/contract-declarations.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { addDays } from '@gebaerdenraum/domain/kernel/german-days'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenUser } from '../../../../test/builders.ts'
import { dayFromToday, momentOn } from '../../../../test/german-calendar.ts'
import { freshAddress, mailsTo } from '../../../../test/mails.ts'
import { subscriptions, users } from '../../../../test/tables.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../../test/test-server.ts'

const OPERATOR = 'betrieb@gebaerden.example'
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ OPERATOR_MAIL: OPERATOR })
})
afterAll(() => server.close())

const CANCELLATION = {
  kind: 'cancellation',
  name: 'Kim Muster',
  email: 'kim@kita.example',
  contract: 'Rechnung 2026-00042',
  ends: 'soonest',
  manner: 'ordinary',
} as const
const WITHDRAWAL = {
  kind: 'withdrawal',
  name: 'Kim Muster',
  email: 'wido@kita.example',
  contract: 'Bestellung',
} as const

const declare = (data: object, { as, from = freshAddress() }: { as?: string; from?: string } = {}) =>
  server.call<ContractDeclaration>('POST', 'contract-declarations', { data, as, from })

/** The last day of the licences here, which run today. */
const LAST_DAY = dayFromToday(25)
const PERIOD_END = momentOn(LAST_DAY)
const givenPayer = async () => {
  const payer = await givenUser(server, { licence: 'active' })
  const { db } = server.database
  const [row] = await db.select({ id: users.subscriptionId }).from(users).where(eq(users.id, payer.id))
  const subscriptionId = row?.id ?? ''
  await db.update(subscriptions).set({ periodEnd: PERIOD_END }).where(eq(subscriptions.id, subscriptionId))
  const isRenewed = async () => {
    const [found] = await db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
    return found?.cancelAtPeriodEnd === false
  }
  return { ...payer, isRenewed }
}

describe('a cancellation', () => {
  test('is confirmed at once, on screen and by mail, with day and time, and told to the operator', async () => {
    // Other tests declare too.
    const cancellation = { ...CANCELLATION, name: 'Kira Muster', email: 'kira@kita.example' }
    const { status, body } = await declare(cancellation)
    expect([status, body]).toEqual([
      201,
      {
        _id: expect.any(String),
        ...cancellation,
        reason: null,
        receivedAt: expect.stringMatching(/^20/),
        endsAt: null,
        handledAt: null,
        handledNote: '',
        licence: null,
      },
    ])
    const [receipt] = await mailsTo(server, cancellation.email)
    expect(receipt?.subject).toBe('Eingangsbestätigung: Kündigung bei Gebärdenraum')
    for (const text of ['Ich kündige', 'Rechnung 2026-00042', 'zum nächstmöglichen Zeitpunkt', ' Uhr']) {
      expect(receipt?.text).toContain(text)
    }
    const reports = await mailsTo(server, OPERATOR)
    expect(reports.map(({ subject }) => subject)).toContain('Kündigung eingegangen: Kira Muster')
  })

  test('that somebody declares for a stranger sends no link to him, and makes no header and no row of its own', async () => {
    const contract = 'Ihr Konto ist gesperrt\r\nBcc: alle@test.example'
    const reason = 'Jetzt prüfen: https://boese.example/konto oder www.boese.example <b>sofort</b>'
    const email = 'opfer@fremd.test'
    await declare({ ...CANCELLATION, email, contract, reason, manner: 'extraordinary' })
    const [receipt] = await mailsTo(server, email)
    const text = receipt?.text.replace(/\s+/g, ' ')
    expect(text).toContain('Ihr Konto ist gesperrt Bcc: alle@test[.]example')
    expect(`${receipt?.text}${receipt?.html}`).not.toMatch(/boese\.example/)
    expect(receipt?.html).not.toContain('<b>sofort')
    expect(receipt?.subject).not.toMatch(/[\r\n]/)
  })

  test('answers the same whether there is such a contract or not', async () => {
    const payer = await givenPayer()
    const known = await declare({ ...CANCELLATION, email: payer.email })
    const unknown = await declare({ ...CANCELLATION, email: 'niemand@nirgends.example' })
    const facts = ({ body }: typeof known) => ({ ...body, _id: '', email: '', receivedAt: '' })
    expect(facts(known)).toEqual(facts(unknown))
    expect(await payer.isRenewed()).toBe(true)
  })

  test('ends the own licence with its period at once when signed in', async () => {
    const payer = await givenPayer()
    const { body } = await declare({ ...CANCELLATION, email: payer.email }, { as: payer.token })
    expect(body.endsAt).toBe(PERIOD_END.toISOString())
    expect(await payer.isRenewed()).toBe(false)
    const subjects = (await mailsTo(server, payer.email, 2)).map(({ subject }) => subject)
    expect(subjects).toContain('Eingangsbestätigung: Kündigung bei Gebärdenraum')
  })

  test('to a day after the end of the period is left to a person', async () => {
    const payer = await givenPayer()
    const { body } = await declare({ ...CANCELLATION, ends: addDays(LAST_DAY, 1) }, { as: payer.token })
    expect(body.endsAt).toBeNull()
    expect(await payer.isRenewed()).toBe(true)
  })

  test('without a licence, or as a member of a team, ends nothing and is taken all the same', async () => {
    const member = await givenUser(server, { billingType: 'member' })
    const { status, body } = await declare(CANCELLATION, { as: member.token })
    expect([status, body.endsAt]).toEqual([201, null])
  })

  test.each([
    [{ manner: 'extraordinary' }, 'reason', 'Grund der Kündigung ist erforderlich'],
    [{ name: ' ' }, 'name', 'Name ist erforderlich'],
    [{ email: 'kim@' }, 'email', 'Ungültige E-Mail Adresse'],
    [{ contract: '' }, 'contract', 'Bezeichnung des Vertrags ist erforderlich'],
  ])('with %j is refused at %s', async (change, field, message) => {
    const { status, body } = await server.call<ErrorAnswer>('POST', 'contract-declarations', {
      data: { ...CANCELLATION, ...change },
      from: freshAddress(),
    })
    expect([status, body.errors?.[field]]).toEqual([400, message])
  })
})

describe('a withdrawal', () => {
  test('is confirmed at once and asks for no reason', async () => {
    const { status, body } = await declare(WITHDRAWAL)
    expect([status, body.kind, body.reason]).toEqual([201, 'withdrawal', null])
    const [receipt] = await mailsTo(server, WITHDRAWAL.email)
    expect(receipt?.subject).toBe('Eingangsbestätigung: Widerruf bei Gebärdenraum')
    expect(receipt?.text).toContain('Ich widerrufe')
    expect((await declare({ ...WITHDRAWAL, reason: 'x' })).status).toBe(400)
  })

  test('changes no licence by itself, for money goes back with it', async () => {
    const payer = await givenPayer()
    await declare(WITHDRAWAL, { as: payer.token })
    expect(await payer.isRenewed()).toBe(true)
  })
})

describe('declarations', () => {
  test('are seen and ticked off by administrators, and by nobody else', async () => {
    const { body } = await declare({ ...WITHDRAWAL, contract: 'Zu bearbeiten' })
    const admin = await givenUser(server, { role: 'admins' })
    const open = async () => {
      const query = { open: true, kind: 'withdrawal', $limit: 100 }
      const answer = await server.call<Page<ContractDeclaration>>('GET', 'contract-declarations', {
        as: admin.token,
        query,
      })
      return answer.body.data.map(({ _id }) => _id)
    }
    expect(await open()).toContain(body._id)
    const handle = { as: admin.token, data: { handled: true, note: 'Geld überwiesen' } }
    for (const note of ['Geld überwiesen', 'Noch einmal']) {
      const again = { as: admin.token, data: { handled: true, note } }
      const { body: handled } = await server.call<ContractDeclaration>(
        'PATCH',
        `contract-declarations/${body._id}`,
        again,
      )
      expect(handled).toMatchObject({ handledAt: expect.any(String), handledNote: 'Geld überwiesen', licence: null })
    }
    expect(await open()).not.toContain(body._id)
    expect((await server.call('PATCH', 'contract-declarations/nothing', handle)).status).toBe(404)
    const other = await givenUser(server)
    expect((await server.call('GET', 'contract-declarations', { as: other.token })).status).toBe(403)
  })

  test('show administrators the licence of the address that was given', async () => {
    const payer = await givenPayer()
    const { body } = await declare({ ...WITHDRAWAL, email: payer.email.toUpperCase() })
    expect(body.licence).toBeNull()
    const admin = await givenUser(server, { role: 'admins' })
    const { body: page } = await server.call<Page<ContractDeclaration>>('GET', 'contract-declarations', {
      as: admin.token,
      query: { $limit: 100 },
    })
    expect(page.data.find(({ _id }) => _id === body._id)?.licence).toMatchObject({
      email: payer.email,
      title: 'Einzellizenz',
      status: 'active',
    })
  })

  test('from one address are limited, and mails to one address too', async () => {
    const from = freshAddress()
    const statuses = []
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await declare({ ...WITHDRAWAL, email: 'viele@kita.example' }, { from })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429])
    await declare({ ...WITHDRAWAL, email: 'Viele@kita.example' })
    expect(await mailsTo(server, 'viele@kita.example', 5)).toHaveLength(5)
  })
})
