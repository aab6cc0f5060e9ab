import type { BillingAddress } from '@gebaerdenraum/domain/billing/customers/billing-address'
import { emailKey } from '@gebaerdenraum/domain/kernel/email-address'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { emailKeyExpression } from '../../../platform/database/email-columns.ts'
import { users } from '../../accounts/index.ts'
import { customers } from '../tables/customers.ts'

export type CustomerRow = { readonly address: BillingAddress | null; readonly stripeCustomerId: string | null }

export const findCustomer = async (db: Database, userId: string): Promise<CustomerRow> => {
  const [row] = await db
    .select({ address: customers.address, stripeCustomerId: customers.stripeCustomerId })
    .from(customers)
    .where(eq(customers.userId, userId))
  return row ?? { address: null, stripeCustomerId: null }
}

/** The billing address of the account with this e-mail address; null where there is none. */
export const findAddressByEmail = async (db: Database, email: string): Promise<BillingAddress | null> => {
  const [row] = await db
    .select({ address: customers.address })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userId))
    .where(eq(emailKeyExpression(users), emailKey(email)))
  return row?.address ?? null
}

export const saveAddress = async (db: Database, userId: string, address: BillingAddress): Promise<void> => {
  await db
    .insert(customers)
    .values({ userId, address })
    .onConflictDoUpdate({ target: customers.userId, set: { address, updatedAt: sql`now()` } })
}

/** Keeps the first that was stored: two servers may have asked the provider at once. Gives the one that holds. */
export const saveStripeCustomer = async (db: Database, userId: string, stripeCustomerId: string): Promise<string> => {
  const [row] = await db
    .insert(customers)
    .values({ userId, stripeCustomerId })
    .onConflictDoUpdate({
      target: customers.userId,
      set: { stripeCustomerId: sql`coalesce(${customers.stripeCustomerId}, ${stripeCustomerId})` },
    })
    .returning({ stripeCustomerId: customers.stripeCustomerId })
  return row?.stripeCustomerId ?? stripeCustomerId
}
