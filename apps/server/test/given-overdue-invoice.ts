import { eq } from 'drizzle-orm'
import { issueInvoice } from '../src/modules/billing/invoices/issue-invoice.ts'
import { findOrder, insertPayment, updateOrder } from '../src/modules/billing/orders/orders.repository.ts'
import { runUnitOfWork } from '../src/platform/database/unit-of-work.ts'
import type { GivenUser } from './builders.ts'
import { momentOn } from './german-calendar.ts'
import { givenOrder } from './given-order.ts'
import { orders } from './tables.ts'
import type { TestServer } from './test-server.ts'

/** An invoice by transfer that nobody has paid, issued on this day in Germany; it is due 14 days later. */
export const givenInvoiceOf = async (
  server: TestServer,
  person: GivenUser,
  { issuedOn, company = 'Kita Sonnenhügel' }: { readonly issuedOn: string; readonly company?: string },
): Promise<{ readonly id: string; readonly number: string }> => {
  const { db } = server.database
  const now = momentOn(issuedOn)
  const customer = { customerType: 'company', company } as const
  const { orderId, order } = await givenOrder(server, { userId: person.id, status: 'in-progress', customer })
  await db
    .update(orders)
    .set({ provider: 'manual', paymentMethodId: 'invoice', paymentMethodType: 'invoice', bookedAt: now })
    .where(eq(orders.id, orderId))
  return runUnitOfWork(db, server.services, async (unit) => {
    const row = await findOrder(unit.db, orderId)
    if (!row) throw new Error('The order was not made.')
    await insertPayment(unit.db, {
      orderId,
      attempt: 1,
      provider: 'manual',
      paymentMethodId: row.paymentMethodId,
      paymentMethodType: row.paymentMethodType,
      amount: row.priced.total,
      state: 'in-progress',
      createdAt: now,
    })
    await updateOrder(unit.db, orderId, { attempts: 1 })
    return issueInvoice(unit, server.services, {
      orderId,
      userId: person.id,
      email: person.email,
      order,
      payment: { method: 'invoice' },
      now,
    })
  })
}
