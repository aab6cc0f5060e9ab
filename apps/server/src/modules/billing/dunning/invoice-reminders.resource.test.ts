import type { InvoiceSummary, InvoiceView } from '@gebaerdenraum/domain/billing/invoices/invoices.contract'
import type { ReminderLevel } from '@gebaerdenraum/domain/billing/invoices/reminders'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type GivenUser, staySignedIn } from '../../../../test/builders.ts'
import { dayFromToday, momentOn } from '../../../../test/german-calendar.ts'
import { givenInvoiceOf } from '../../../../test/given-overdue-invoice.ts'
import { givenPerson } from '../../../../test/given-team.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { invoiceReminders } from '../../../../test/tables.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'

// Half an hour before midnight in Germany, after the end of summer time: 26 times 24 hours ago is not 26 days ago.
const NOW = new Date('2027-11-10T22:30:00Z')

let server: TestServer
let admin: GivenUser
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  server = await openTestServer()
  admin = await givenPerson(server, { role: 'admins', billingType: 'free' })
  await staySignedIn(server)
})
afterAll(async () => {
  vi.useRealTimers()
  await server.close()
})

type Sent = { readonly sent: readonly string[]; readonly refused: readonly { readonly reason: string }[] }
const remind = (...reminders: readonly { readonly invoice: string; readonly level: ReminderLevel }[]) =>
  server.call<Sent>('POST', 'invoice-reminders', { as: admin.token, data: { reminders } })
const reasonOf = async (invoice: string, level: ReminderLevel) =>
  (await remind({ invoice, level })).body.refused.map(({ reason }) => reason)
const ledgerOf = async (id: string) =>
  (await server.call<InvoiceSummary>('GET', `invoices/${id}`, { as: admin.token })).body.ledger
const patch = (id: string, data: object) =>
  server.call<InvoiceSummary & { errors?: object }>('PATCH', `invoices/${id}`, { as: admin.token, data })
const found = async (query: { view?: InvoiceView; search?: string; proposed?: boolean }) =>
  (await server.call<Page<InvoiceSummary>>('GET', 'invoices', { as: admin.token, query })).body.data.map(({ id }) => id)
const given = async (daysAgo: number, company?: string) => {
  const person = await givenPerson(server)
  const issuedOn = dayFromToday(-daysAgo)
  return { person, ...(await givenInvoiceOf(server, person, { issuedOn, ...(company && { company }) })) }
}
/** As if its reminders had been sent so many days ago. */
const sentDaysAgo = (invoiceId: string, days: number) =>
  server.database.db
    .update(invoiceReminders)
    .set({ sentAt: momentOn(dayFromToday(-days)) })
    .where(eq(invoiceReminders.invoiceId, invoiceId))

describe('a reminder', () => {
  test('goes to the customer with the invoice, level by level, and stays at the invoice', async () => {
    const { id, number, person } = await given(14 + 12)
    expect(await ledgerOf(id)).toMatchObject({ daysOverdue: 12, next: 1, isProposed: true, reminders: [] })
    expect((await remind({ invoice: id, level: 1 })).body).toEqual({ sent: [id], refused: [] })
    expect(await ledgerOf(id)).toMatchObject({
      next: 2,
      isProposed: false,
      reminders: [{ level: 1, sentAt: expect.any(String), payUntil: expect.any(String) }],
    })
    await sentDaysAgo(id, 14)
    expect(await ledgerOf(id)).toMatchObject({ next: 2, isProposed: true })
    await remind({ invoice: id, level: 2 })
    await remind({ invoice: id, level: 3 })
    expect(await ledgerOf(id)).toMatchObject({ next: null, isProposed: false })
    const mails = (await mailsTo(server, person.email)).filter(({ subject }) => subject.includes(number))
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Zahlungserinnerung zur Rechnung ${number}`,
      `1. Mahnung zur Rechnung ${number}`,
      `2. Mahnung zur Rechnung ${number}`,
    ])
    expect(mails[0]).toMatchObject({ attachments: [{ noun: 'invoices', id }] })
  })

  test('sent twice at once goes out once', async () => {
    const { id, person } = await given(40)
    const answers = await Promise.all([1, 2].map(() => remind({ invoice: id, level: 1 })))
    expect(answers.flatMap(({ body }) => body.sent)).toEqual([id])
    expect(answers.flatMap(({ body }) => body.refused)).toEqual([{ invoice: id, reason: 'other-level' }])
    expect(await mailsTo(server, person.email)).toHaveLength(1)
  })

  test('is sent for nothing that is paid, taken back, not due yet or unknown', async () => {
    const [paid, takenBack, young] = [await given(40), await given(40), await given(14)]
    await patch(paid.id, { paid: true })
    await patch(takenBack.id, { takenBack: 'Falsche Anschrift' })
    expect(await reasonOf(paid.id, 1)).toEqual(['not-owed'])
    expect(await reasonOf(takenBack.id, 1)).toEqual(['not-owed'])
    expect(await reasonOf(young.id, 1)).toEqual(['not-due'])
    expect(await reasonOf('0192f0c1-7a6b-7d3e-8f01-2233445566ab', 1)).toEqual(['unknown'])
  })

  test('of many goes out for those that it fits', async () => {
    const [one, other, young] = [await given(40), await given(40), await given(3)]
    const { body } = await remind(
      { invoice: one.id, level: 1 },
      { invoice: other.id, level: 2 },
      { invoice: young.id, level: 1 },
    )
    expect(body.sent).toEqual([one.id])
    expect(body.refused).toHaveLength(2)
  })
})

describe('the book of invoices', () => {
  test('is filtered by what became of them, and searched by number and customer', async () => {
    const [overdue, young, paid, takenBack] = [
      await given(40, 'Filter & Söhne'),
      await given(3, 'Filter & Söhne'),
      await given(40, 'Filter & Söhne'),
      await given(40, 'Filter & Söhne'),
    ]
    await patch(paid.id, { paid: true })
    const { id: note } = (await patch(takenBack.id, { takenBack: 'Doppelt' })).body
    const search = 'filter & SÖHNE'
    expect(await found({ search })).toHaveLength(5)
    expect(await found({ search, view: 'open' })).toEqual([young.id, overdue.id])
    expect(await found({ search, view: 'overdue' })).toEqual([overdue.id])
    expect(await found({ search, view: 'paid' })).toEqual([paid.id])
    expect(await found({ search, view: 'taken-back' })).toEqual([note, takenBack.id])
    expect(await found({ search: overdue.number })).toEqual([overdue.id])
    expect(await found({ search: '%_%' })).toEqual([])
    expect(await found({ search, proposed: true })).toEqual([overdue.id])
  })

  test('keeps the day on which the money came', async () => {
    const { id } = await given(20)
    const yesterday = dayFromToday(-1)
    const refusals = [
      { paid: true, receivedOn: dayFromToday(1) },
      { paid: true, receivedOn: '2020-01-01' },
    ]
    for (const data of refusals) {
      const { status, body } = await patch(id, data)
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['receivedOn']])
    }
    const { body } = await patch(id, { paid: true, receivedOn: yesterday })
    expect(body).toMatchObject({ status: 'paid', ledger: { paidOn: yesterday, isTransferred: false, next: null } })
  })

  test('is not shown to customers', async () => {
    const { id, person } = await given(40)
    const { body } = await server.call<InvoiceSummary>('GET', `invoices/${id}`, { as: person.token })
    expect(body.ledger).toBeNull()
    expect((await server.call('POST', 'invoice-reminders', { as: person.token, data: { reminders: [] } })).status).toBe(
      403,
    )
  })
})
