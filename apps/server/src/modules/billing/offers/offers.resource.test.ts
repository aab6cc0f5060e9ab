import type { InvoicePreview } from '@gebaerdenraum/domain/billing/checkout.contract'
import type { CustomSubscriptionRequest } from '@gebaerdenraum/domain/billing/custom-subscription-requests.contract'
import type { InvoiceSummary } from '@gebaerdenraum/domain/billing/invoices/invoices.contract'
import type { AcceptedOffer } from '@gebaerdenraum/domain/billing/offers/offer-answers.contract'
import type { Offer, OpenedOffer } from '@gebaerdenraum/domain/billing/offers/offers.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GivenUser } from '../../../../test/builders.ts'
import { dayFromToday } from '../../../../test/german-calendar.ts'
import { buyLicence, COMPANY, givenAddress, givenCard, PERSON, preview } from '../../../../test/given-checkout.ts'
import { givenPerson } from '../../../../test/given-team.ts'
import { freshAddress, mailsTo } from '../../../../test/mails.ts'
import { offers, orders, subscriptions } from '../../../../test/tables.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../../test/test-server.ts'

const OPERATOR = 'betrieb@test.example'
let server: TestServer
let admin: GivenUser
beforeAll(async () => {
  server = await openTestServer({ OPERATOR_MAIL: OPERATOR })
  admin = await givenPerson(server, { role: 'admins', billingType: 'free' })
})
afterAll(() => server.close())

let counter = 0
const givenRequest = async (): Promise<CustomSubscriptionRequest> => {
  counter += 1
  const email = `traeger-${counter}@test.example`
  const data = { name: 'Toni Träger', email, organisation: 'Werkstatt', seats: 200, period: 12 }
  const path = 'custom-subscription-requests'
  return (await server.call<CustomSubscriptionRequest>('POST', path, { data, from: freshAddress() })).body
}
const TERMS = { seats: 200, period: 12, net: 900_000, validUntil: dayFromToday(30), text: 'Mit Einführung.' } as const
type Link = { readonly offer: string; readonly offerToken: string }
const linkTo = async (email: string): Promise<Link> => {
  const texts = (await mailsTo(server, email)).map(({ text }) => text)
  const [, offer = '', offerToken = ''] = /\/angebot\/([^/\s]+)\/([^/\s]+)/.exec(texts.at(-1) ?? '') ?? []
  return { offer, offerToken }
}
const offerTo = (request: CustomSubscriptionRequest, terms: Partial<typeof TERMS> | object = {}, as = admin) =>
  server.call<Offer & ErrorAnswer>('POST', 'offers', {
    as: as.token,
    data: { request: request._id, ...TERMS, ...terms },
  })
const givenOffer = async (terms: object = {}) => {
  const request = await givenRequest()
  const { body } = await offerTo(request, terms)
  return { request, offer: body, link: await linkTo(request.email) }
}
const opened = ({ offer, offerToken }: Link) =>
  server.call<OpenedOffer>('GET', `offers/${offer}`, { query: { offerToken } })
const givenCompany = async (): Promise<GivenUser> => {
  const person = await givenPerson(server)
  await givenAddress(server, person, COMPANY)
  return person
}
const previewed = (link: Link, { token }: GivenUser) =>
  server.call<InvoicePreview & ErrorAnswer>('POST', 'offer-acceptances', {
    as: token,
    data: link,
    query: { preview: 'true' },
  })
const accept = (link: Link, { token }: GivenUser, more: object = {}) =>
  server.call<AcceptedOffer & ErrorAnswer>('POST', 'offer-acceptances', {
    as: token,
    data: { ...link, prorationTimestamp: Math.floor(Date.now() / 1000), ...more },
  })
const patch = (id: string, data: object) => server.call<Offer>('PATCH', `offers/${id}`, { as: admin.token, data })
const requestOf = async ({ _id }: CustomSubscriptionRequest) => {
  const query = { $limit: 100 }
  const { body } = await server.call<Page<CustomSubscriptionRequest>>('GET', 'custom-subscription-requests', {
    as: admin.token,
    query,
  })
  return body.data.find((request) => request._id === _id)
}
const ordersOf = ({ id }: GivenUser) => server.database.db.select().from(orders).where(eq(orders.userId, id))

describe('an offer', () => {
  test('is mailed with a link that shows it; its token is kept as a hash only', async () => {
    const { request, offer, link } = await givenOffer()
    expect(offer).toMatchObject({ ...TERMS, state: 'open' })
    expect((await opened(link)).body).toEqual({
      ...TERMS,
      _id: offer._id,
      state: 'open',
      name: 'Toni Träger',
      organisation: 'Werkstatt',
      createdAt: expect.any(String),
    })
    expect((await opened({ ...link, offerToken: 'guessed' })).status).toBe(404)
    const [row] = await server.database.db.select().from(offers).where(eq(offers.id, offer._id))
    expect(JSON.stringify(row)).not.toContain(link.offerToken)
    expect(await requestOf(request)).toMatchObject({
      state: 'offer',
      proposedNet: 940_000,
      offers: [{ state: 'open' }],
    })
  })

  test('becomes an active licence with 200 seats, an invoice and one order, however often it is accepted', async () => {
    const { request, link } = await givenOffer()
    const company = await givenCompany()
    const { total } = (await previewed(link, company)).body
    expect(total).toBe(1_071_000)
    const answers = await Promise.all([1, 2, 3].map(() => accept(link, company, { total })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(answers[0]?.body.subscription).toMatchObject({
      status: 'active',
      licenseObject: { size: 200, period: 12, canAutoRenew: false },
      payment: { status: 'invoiced', method: 'invoice' },
    })
    expect(await ordersOf(company)).toMatchObject([{ status: 'in-progress', termNet: 900_000 }])
    const { body } = await server.call<Page<InvoiceSummary>>('GET', 'invoices', { as: company.token })
    expect(body.data).toMatchObject([{ total: 1_071_000, status: 'open' }])
    expect((await mailsTo(server, company.email)).map(({ subject }) => subject)).toEqual(['Deine Lizenz ist aktiv'])
    expect((await mailsTo(server, OPERATOR)).map(({ subject }) => subject)).toContain('Angebot angenommen: 200 Plätze')
    expect((await opened(link)).body.state).toBe('accepted')
    expect(await requestOf(request)).toMatchObject({ state: 'accepted' })
  })

  test('is accepted by one account only', async () => {
    const { link } = await givenOffer()
    const companies = [await givenCompany(), await givenCompany()]
    const answers = await Promise.all(companies.map((company) => accept(link, company)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect((await Promise.all(companies.map(ordersOf))).flat()).toHaveLength(1)
  })

  test('is refused by a token that is wrong, another price, a person, and without an address', async () => {
    const { link } = await givenOffer()
    const company = await givenCompany()
    expect((await accept({ ...link, offerToken: 'x' }, company)).status).toBe(404)
    expect((await accept(link, company, { total: 1 })).status).toBe(409)
    const person = await givenPerson(server)
    expect((await accept(link, person)).body.message).toBe('Bitte gib zuerst deine Rechnungsadresse an.')
    await givenAddress(server, person, PERSON)
    expect((await accept(link, person)).status).toBe(400)
    expect((await server.call('POST', 'offer-acceptances', { data: link })).status).toBe(401)
  })

  test('says so once it was withdrawn, replaced, declined or its last day is over', async () => {
    const company = await givenCompany()
    const withdrawn = await givenOffer()
    await patch(withdrawn.offer._id, { withdrawn: true })
    const replaced = await givenOffer()
    await offerTo(replaced.request, { net: 800_000 })
    const expired = await givenOffer()
    await server.database.db.update(offers).set({ validUntil: '2026-01-01' }).where(eq(offers.id, expired.offer._id))
    const declined = await givenOffer()
    for (const _ of [1, 2]) {
      const { status } = await server.call('POST', 'offer-refusals', { data: { ...declined.link, reason: 'Zu teuer' } })
      expect(status).toBe(201)
    }
    expect(await requestOf(declined.request)).toMatchObject({
      state: 'declined',
      offers: [{ state: 'declined', declineReason: 'Zu teuer' }],
    })
    for (const [{ link }, state] of [
      [withdrawn, 'withdrawn'],
      [replaced, 'replaced'],
      [expired, 'expired'],
      [declined, 'declined'],
    ] as const) {
      expect((await opened(link)).body.state).toBe(state)
      expect([(await previewed(link, company)).status, (await accept(link, company)).status]).toEqual([409, 409])
    }
    expect(await ordersOf(company)).toEqual([])
  })

  test('sent again has a new link, and the one before ends', async () => {
    const { request, offer, link } = await givenOffer()
    expect((await patch(offer._id, { resend: true })).status).toBe(200)
    const newer = await linkTo(request.email)
    expect([(await opened(link)).status, (await opened(newer)).status]).toEqual([404, 200])
  })

  test('ends on no day that is over, and is made by administrators only', async () => {
    const request = await givenRequest()
    const { status, body } = await offerTo(request, { validUntil: dayFromToday(-1) })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['validUntil']])
    expect((await offerTo(request, {}, await givenCompany())).status).toBe(403)
  })
})

describe('beside a licence that runs, an offer', () => {
  test('of more seats begins at once, less what is left of the present term', async () => {
    const company = await givenCompany()
    const paymentMethod = await givenCard(server, company)
    await buyLicence(server, company, { license: 'institution-50-12', paymentMethod })
    const { link } = await givenOffer()
    const { change, lines, total } = (await previewed(link, company)).body
    expect([change, lines.data.map(({ description }) => description)]).toEqual([
      'upgrade',
      [
        'Nicht genutzte Zeit: Einrichtung, 50 Plätze (1 Jahr)',
        'Restliche Zeit: Lizenz nach Angebot, 200 Plätze (1 Jahr)',
      ],
    ])
    const { body } = await accept(link, company, { total })
    expect(body.subscription).toMatchObject({ status: 'active', provider: 'manual', licenseObject: { size: 200 } })
  })

  test('of the same seats and term, or fewer, follows when it ends', async () => {
    const company = await givenCompany()
    await accept((await givenOffer()).link, company)
    for (const terms of [{}, { seats: 120, net: 500_000 }]) {
      const { link } = await givenOffer(terms)
      expect((await previewed(link, company)).body.change).toBe('successor')
      const { body } = await accept(link, company)
      expect(body.subscription).toMatchObject({
        licenseObject: { size: 200 },
        renewal: { status: 'approved', licenseObject: { size: { ...TERMS, ...terms }.seats } },
      })
    }
  })

  test('that would give money back begins when the term ends', async () => {
    const company = await givenCompany()
    await buyLicence(server, company, { license: 'institution-50-12', paymentMethod: await givenCard(server, company) })
    const { link } = await givenOffer({ net: 1_000 })
    expect((await previewed(link, company)).body).toMatchObject({ change: 'successor', total: 1_190 })
    expect((await accept(link, company)).body.subscription).toMatchObject({ licenseObject: { size: 50 } })
  })

  test('waits for no order that an administrator has still to decide', async () => {
    const company = await givenCompany()
    await buyLicence(server, company, { license: 'institution-50-12', paymentMethod: 'invoice' })
    expect((await accept((await givenOffer()).link, company)).status).toBe(409)
  })
})

describe('a licence that was offered', () => {
  test('has a page, prices for another licence, and an end', async () => {
    const company = await givenCompany()
    const { subscription } = (await accept((await givenOffer()).link, company)).body
    const { body } = await server.call<{ subscription: object }>('GET', 'checkout', { as: company.token })
    expect(body.subscription).toMatchObject({ licenseObject: { size: 200 }, renewal: null })
    expect(await preview(server, company, 'institution-50-24')).toMatchObject({ change: 'successor' })
    const end = await server.call('PATCH', `subscriptions/${subscription._id}`, {
      as: admin.token,
      data: { status: 'canceled', reason: 'Widerruf', refund: true },
    })
    expect(end.status).toBe(200)
    const [row] = await server.database.db.select().from(subscriptions).where(eq(subscriptions.id, subscription._id))
    expect(row).toMatchObject({ status: 'canceled', periodNet: 900_000 })
  })
})

test('a request is answered by mail, put away and taken up again', async () => {
  const request = await givenRequest()
  const path = `custom-subscription-requests/${request._id}`
  const change = async (data: object) =>
    (await server.call<CustomSubscriptionRequest>('PATCH', path, { as: admin.token, data })).body
  expect(await change({ answer: 'Ab wann braucht ihr die Plätze?' })).toMatchObject({
    state: 'answered',
    answers: [{ text: 'Ab wann braucht ihr die Plätze?' }],
  })
  expect((await mailsTo(server, request.email)).at(-1)?.text).toContain('Ab wann braucht ihr die Plätze?')
  expect((await change({ closed: true })).state).toBe('closed')
  expect((await change({ closed: false })).state).toBe('answered')
})
