import type { CardBrand } from '@gebaerdenraum/domain/billing/customers/payment-methods'
import { and, asc, eq, gt, inArray, or } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { sandboxMethods } from '../tables/customers.ts'
import { payments } from '../tables/orders.ts'
import type { SandboxBehaviour } from './sandbox-behaviours.ts'

export const insertSandboxMethod = async (
  db: Database,
  method: {
    id: string
    userId: string
    type: 'card' | 'sepa_debit'
    brand: CardBrand | null
    last4: string
    noticeEmail?: string
    behaviour: SandboxBehaviour
  },
): Promise<void> => {
  await db.insert(sandboxMethods).values(method)
}

export const findSandboxMethods = (db: Database, userId: string) =>
  db.select().from(sandboxMethods).where(eq(sandboxMethods.userId, userId)).orderBy(asc(sandboxMethods.createdAt))

export const findSandboxMethod = async (db: Database, userId: string, id: string) => {
  const [row] = await db
    .select()
    .from(sandboxMethods)
    .where(and(eq(sandboxMethods.userId, userId), eq(sandboxMethods.id, id)))
  return row
}

export const deleteSandboxMethod = async (db: Database, userId: string, id: string): Promise<boolean> => {
  const isOwn = and(eq(sandboxMethods.userId, userId), eq(sandboxMethods.id, id))
  return (await db.delete(sandboxMethods).where(isOwn).returning({ id: sandboxMethods.id })).length > 0
}

export const deleteSandboxMethods = async (db: Database, userId: string): Promise<void> => {
  await db.delete(sandboxMethods).where(eq(sandboxMethods.userId, userId))
}

/** Direct debits of which there may be news: on their way, or paid and not yet safe from coming back. */
export const findSandboxDebits = (db: Database, paidAfter: Date) =>
  db
    .select({
      paymentId: payments.id,
      state: payments.state,
      createdAt: payments.createdAt,
      behaviour: sandboxMethods.behaviour,
    })
    .from(payments)
    .leftJoin(sandboxMethods, eq(sandboxMethods.id, payments.paymentMethodId))
    .where(
      and(
        eq(payments.provider, 'sandbox'),
        eq(payments.paymentMethodType, 'sepa_debit'),
        inArray(payments.state, ['in-progress', 'paid']),
        or(eq(payments.state, 'in-progress'), gt(payments.createdAt, paidAfter)),
      ),
    )
