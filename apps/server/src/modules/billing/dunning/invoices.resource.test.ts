import type { InvoiceSummary } from '@gebaerdenraum/domain/billing/invoices/invoices.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { eq } from 'drizzle-orm'
import { FacturX } from 'factur-x-kit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenUser, givenUser, PASSWORD } from '../../../../test/builders.ts'
import { buyLicence, givenAddress, givenCard, PERSON } from '../../../../test/given-checkout.ts'
import { givenOrder } from '../../../../test/given-order.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { orders } from '../../../../test/tables.ts'
import { openTestServer, readMailAttachments, type TestServer } from '../../../../test/test-server.ts'
import { runUnitOfWork, type UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { correctInvoice } from '../invoices/correct-invoice.ts'
import { openInvoiceAddresses } from '../invoices/invoice-addresses.ts'
import { type InvoiceRequest, issueInvoice } from '../invoices/issue-invoice.ts'
import { sendInvoice } from '../invoices/send-invoice.ts'

let server: TestServer
let user: GivenUser
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  user = await givenUser(server, { licence: 'active' })
})
afterAll(() => server.close())

const NOW = new Date('2026-11-21T10:00:00Z')
const work = <Result>(act: (unit: UnitOfWork) => Promise<Result>): Promise<Result> =>
  runUnitOfWork(server.database.db, server.services, act)

type Given = Partial<Parameters<typeof givenOrder>[1]> & Partial<Pick<InvoiceRequest, 'now'>>
const issue = async (of: GivenUser, { now = NOW, ...given }: Given = {}) => {
  const { orderId, order } = await givenOrder(server, { userId: of.id, at: now, ...given })
  const request: InvoiceRequest = {
    orderId,
    order,
    userId: of.id,
    email: of.email,
    payment: { method: 'card', last4: '4242' },
    now,
  }
  return { orderId, request, invoice: await work((where) => issueInvoice(where, server.services, request)) }
}
const listed = async (as = user.token) => (await server.call<Page<InvoiceSummary>>('GET', 'invoices', { as })).body
const download = (url: string) => server.app.inject({ method: 'GET', url })

describe('invoices', () => {
  test('are listed with what was paid and where the papers are, the newest first', async () => {
    const first = await issue(user)
    const second = await issue(user, {
      now: new Date('2026-12-21T10:00:00Z'),
      status: 'in-progress',
      customer: { customerType: 'company', company: 'Kita', reference: '04011000-1234512345-06' },
    })
    const { data, total } = await listed()
    expect(total).toBe(2)
    expect(data).toEqual([
      {
        id: second.invoice.id,
        number: second.invoice.number,
        kind: 'invoice',
        created: 1_797_847_200,
        total: 990,
        status: 'open',
        invoice_pdf: expect.stringContaining(`/media/invoices/${second.invoice.id}/pdf?`),
        invoice_xml: expect.stringContaining(`/media/invoices/${second.invoice.id}/xml?`),
        corrects: null,
        ledger: null,
      },
      expect.objectContaining({ id: first.invoice.id, status: 'paid', created: 1_795_255_200, invoice_xml: null }),
    ])
  })

  test('are PDF files with the e-invoice inside, the same bytes whenever they are asked for', async () => {
    await issue(user)
    const [summary] = (await listed()).data
    const [one, other] = [await download(summary?.invoice_pdf ?? ''), await download(summary?.invoice_pdf ?? '')]
    expect(one.statusCode).toBe(200)
    expect(one.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining(`Rechnung-${summary?.number}.pdf`),
    })
    expect(one.rawPayload.equals(other.rawPayload)).toBe(true)
    const read = await FacturX.fromPDF(new Uint8Array(one.rawPayload))
    expect(read.validate()).toMatchObject({ valid: true })
    expect(read.object).toMatchObject({ document: { id: summary?.number } })
  })

  test('of a public body are an XRechnung too', async () => {
    await issue(user, { customer: { customerType: 'company', company: 'Stadt', reference: '04011000-1234512345-06' } })
    const [summary] = (await listed()).data
    const { body, headers } = await download(summary?.invoice_xml ?? '')
    expect(headers['content-type']).toContain('application/xml')
    expect(body).toContain('xrechnung_3.0')
    expect(body).toContain('<ram:BuyerReference>04011000-1234512345-06</ram:BuyerReference>')
  })

  test('belong to one account only', async () => {
    const { invoice } = await issue(user)
    const other = await givenUser(server, { licence: 'active' })
    expect((await listed(other.token)).total).toBe(0)
    const answers = await Promise.all(
      [other.token, user.token].map((as) => server.call('GET', `invoices/${invoice.id}`, { as })),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 200])
    expect((await server.call('GET', 'invoices/nothing', { as: user.token })).status).toBe(404)
  })

  test('stay with who has joined a team since, and are not for visitors', async () => {
    const member = await givenUser(server, { billingType: 'member' })
    expect((await listed(member.token)).total).toBe(0)
    const { invoice } = await issue(member)
    expect((await listed(member.token)).data).toMatchObject([{ id: invoice.id }])
    expect((await server.call('GET', 'invoices')).status).toBe(401)
  })

  test('open by a signed address alone, and for some hours', async () => {
    const { invoice } = await issue(user)
    const other = await issue(user)
    const address = server.services.invoiceAddresses.addressOf(invoice.id, 'pdf')
    const swapped = address.replace(invoice.id, other.invoice.id)
    const asXml = address.replace('/pdf?', '/xml?')
    const past = openInvoiceAddresses('a secret that only the tests know, 32+', () => Date.now() - 3 * 3_600_000)
    const urls = [swapped, asXml, address.slice(0, -1), past.addressOf(invoice.id, 'pdf')]
    const statuses = await Promise.all(urls.map(async (url) => (await download(url)).statusCode))
    expect(statuses).toEqual([403, 403, 403, 410])
  })

  test('outlive the account, which they are no longer linked to', async () => {
    const { invoice, orderId } = await issue(user)
    const removal = await server.call('DELETE', `users/${user.id}`, { as: user.token, data: { password: PASSWORD } })
    expect(removal.status).toBe(200)
    const { rows } = await server.database.pool.query(
      `select i.number, i.order_id, r.user_id from invoices i left join invoice_recipients r on r.invoice_id = i.id where i.id = $1`,
      [invoice.id],
    )
    expect(rows).toEqual([{ number: invoice.number, order_id: orderId, user_id: null }])
  })
})

describe('an order', () => {
  test('that was paid has its invoice at once, over what was charged, and the terms in its confirmation', async () => {
    const payer = await givenUser(server)
    await givenAddress(server, payer, PERSON)
    const paymentMethod = await givenCard(server, payer)
    expect((await buyLicence(server, payer, { license: 'single-1-1', paymentMethod })).status).toBe(200)
    const { data } = await listed(payer.token)
    expect(data).toMatchObject([{ kind: 'invoice', status: 'paid', number: expect.stringMatching(/^\d{4}-\d{5}$/) }])
    const [order] = await server.database.db.select().from(orders).where(eq(orders.userId, payer.id))
    expect(data[0]?.total).toBe(order?.priced.total)
    const [confirmation] = await mailsTo(server, payer.email)
    expect(confirmation).toMatchObject({ attachments: [{ noun: 'pages', id: 'agb' }] })
    const files = await readMailAttachments(server, 'pages', 'agb')
    expect(files?.map(({ filename }) => filename)).toEqual(['Nutzungsbedingungen.html'])
    expect(files?.[0]?.content.toString()).toContain('<h2>')
  })
})

describe('a credit note', () => {
  test('takes the invoice back, is listed below zero and names it', async () => {
    const { invoice, orderId } = await issue(user)
    const correction = { orderId, reason: 'Widerruf', now: new Date('2026-11-25T10:00:00Z') }
    const [note, again] = [
      await work((where) => correctInvoice(where, server.services, correction)),
      await work((where) => correctInvoice(where, server.services, correction)),
    ]
    expect(again?.id).toBe(note?.id)
    expect(
      (await listed()).data.map(({ kind, total, status, corrects }) => ({ kind, total, status, corrects })),
    ).toEqual([
      { kind: 'credit-note', total: -990, status: 'void', corrects: invoice.number },
      { kind: 'invoice', total: 990, status: 'void', corrects: null },
    ])
  })

  test('is made by an administrator, who finds the invoice by its number, and by nobody else', async () => {
    const { invoice } = await issue(user)
    const admin = await givenUser(server, { role: 'admins' })
    const found = await server.call<Page<InvoiceSummary>>('GET', 'invoices', {
      as: admin.token,
      query: { number: invoice.number },
    })
    expect(found.body.data.map(({ id }) => id)).toEqual([invoice.id])
    const takeBack = (as: string, id: string, takenBack = 'Falsche Anschrift') =>
      server.call<InvoiceSummary>('PATCH', `invoices/${id}`, { as, data: { takenBack } })
    expect((await takeBack(user.token, invoice.id)).status).toBe(403)
    expect((await takeBack(admin.token, invoice.id, ' ')).status).toBe(400)
    const { status, body } = await takeBack(admin.token, invoice.id)
    expect([status, body.kind, body.corrects, body.total]).toEqual([200, 'credit-note', invoice.number, -990])
    expect((await takeBack(admin.token, body.id)).status).toBe(409)
    expect((await takeBack(admin.token, user.id)).status).toBe(404)
    expect((await listed()).data.map(({ status: state }) => state)).toEqual(['void', 'void'])
  })

  test('needs an invoice', async () => {
    const { orderId } = await givenOrder(server, { userId: user.id })
    const correction = { orderId, reason: 'Widerruf', now: NOW }
    expect(await work((where) => correctInvoice(where, server.services, correction))).toBeUndefined()
  })
})

describe('the mail of an invoice', () => {
  test('goes out once, however often its job runs, and carries the papers', async () => {
    const { invoice } = await issue(user)
    const context = { services: server.services, log: server.app.log, signal: new AbortController().signal }
    await Promise.all([1, 2].map(() => sendInvoice({ invoiceId: invoice.id }, context)))
    const mails = await mailsTo(server, user.email)
    expect(mails.map(({ subject }) => subject)).toEqual([`Rechnung ${invoice.number} von Gebärdenraum`])
    expect(mails[0]).toMatchObject({ attachments: [{ noun: 'invoices', id: invoice.id }] })
    const files = await readMailAttachments(server, 'invoices', invoice.id)
    expect(files?.map(({ filename }) => filename)).toEqual([`Rechnung-${invoice.number}.pdf`])
  })
})

test('in public nothing is issued before the seller is set', async () => {
  const open = await openTestServer({ APP_URL: 'https://gebaerden.example' })
  try {
    const payer = await givenUser(open)
    const { orderId, order } = await givenOrder(open, { userId: payer.id })
    const request = {
      orderId,
      order,
      userId: payer.id,
      email: payer.email,
      payment: { method: 'invoice' },
      now: NOW,
    } as const
    const issuing = runUnitOfWork(open.database.db, open.services, (unit) => issueInvoice(unit, open.services, request))
    await expect(issuing).rejects.toThrow('Rechnungen können gerade nicht ausgestellt werden')
  } finally {
    await open.close()
  }
})
