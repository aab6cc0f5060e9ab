import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GivenUser, givenUser } from '../../../../test/builders.ts'
import { givenOrder } from '../../../../test/given-order.ts'
import { countRounds } from '../../../../test/rounds.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { issueInvoice } from './issue-invoice.ts'

let server: TestServer
let user: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  user = await givenUser(server)
})
afterAll(() => server.close())

class Aborted extends Error {}

const issue = async (year: number, { fails = false, orderId }: { fails?: boolean; orderId?: string } = {}) => {
  const given = await givenOrder(server, { userId: user.id })
  return runUnitOfWork(server.database.db, server.services, async (unit) => {
    const invoice = await issueInvoice(unit, server.services, {
      ...given,
      orderId: orderId ?? given.orderId,
      userId: user.id,
      email: user.email,
      payment: { method: 'card', last4: null },
      now: new Date(`${year}-06-01T10:00:00Z`),
    })
    if (fails) throw new Aborted()
    return invoice.number
  })
}

const countsOf = async (year: number): Promise<readonly number[]> => {
  const { rows } = await server.database.pool.query<{ count: number }>(
    'select count from invoices where year = $1 order by count',
    [year],
  )
  return rows.map(({ count }) => count)
}

describe('the numbers of a year', () => {
  test('have no gap and no double, whatever is issued and given up at the same time', async () => {
    let year = 2030
    const attempts = fc.array(fc.boolean(), { minLength: 5, maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(attempts, async (fails) => {
        year += 1
        const issuedIn = year
        const outcomes = await Promise.allSettled(fails.map((fail) => issue(issuedIn, { fails: fail })))
        for (const outcome of outcomes) {
          if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Aborted)
        }
        const issued = fails.filter((fail) => !fail).length
        expect(await countsOf(issuedIn)).toEqual(Array.from({ length: issued }, (_, index) => index + 1))
      }),
      { numRuns: countRounds(4, { atMost: 40 }) },
    )
  })

  test('begin anew with the year in Germany', async () => {
    expect([await issue(2027), await issue(2027), await issue(2028)]).toEqual([
      '2027-00001',
      '2027-00002',
      '2028-00001',
    ])
  })

  test('are given to an order once, also when it is asked for many times at once', async () => {
    const { orderId } = await givenOrder(server, { userId: user.id })
    const numbers = await Promise.all(Array.from({ length: 8 }, () => issue(2029, { orderId })))
    expect(new Set(numbers)).toEqual(new Set(['2029-00001']))
    expect(await countsOf(2029)).toEqual([1])
  })
})

describe('an issued invoice', () => {
  test.each([
    ['changed', `update invoices set total = 0`],
    ['removed', `delete from invoices`],
    ['emptied', `truncate invoices cascade`],
    ['given another number', `update invoices set number = 'x', count = 99`],
  ])('cannot be %s, whoever tries', async (_, statement) => {
    await issue(2026)
    await expect(server.database.pool.query(statement)).rejects.toMatchObject({ code: '23001' })
  })

  test.each([
    'update invoice_series set last_count = last_count + 2',
    'update invoice_series set last_count = 0',
    'delete from invoice_series',
  ])('keeps its place in the series against „%s“', async (statement) => {
    await issue(2026)
    await expect(server.database.pool.query(statement)).rejects.toMatchObject({ code: '23001' })
  })
})
