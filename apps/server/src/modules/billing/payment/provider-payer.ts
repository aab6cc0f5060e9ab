import type { Database } from '../../../platform/database/database.ts'
import { findAccountById } from '../../accounts/index.ts'
import { findCustomer } from '../customers/customers.repository.ts'
import type { Payer } from './payment-provider.ts'

/** An account as payment providers know it. */
export const findProviderPayer = async (db: Database, userId: string): Promise<Payer | undefined> => {
  const account = await findAccountById(db, userId)
  if (!account) return undefined
  const { stripeCustomerId } = await findCustomer(db, userId)
  return { userId, email: account.email, name: account.name, stripeCustomerId }
}
