import type { Database } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { type AccountRow, findAccountById, lockAccount } from '../../accounts/index.ts'
import { lockTeam } from '../../teams/index.ts'
import { lockSubscription } from '../orders/subscriptions.repository.ts'

/**
 * Holds all that an order of this account is decided on, in the order in which everybody takes it: licence, team,
 * account. Gives the account as it is then; `isOvertaken` where another order gave it another licence meanwhile, which
 * is not held: nothing may be decided then.
 */
export const lockForOrder = async (
  db: Database,
  known: AccountRow,
): Promise<{ readonly account: AccountRow; readonly isOvertaken: boolean }> => {
  if (known.subscription) await lockSubscription(db, known.subscription.id)
  if (known.team?.ownerId === known.id) await lockTeam(db, known.team.id, new Date())
  await lockAccount(db, known.id)
  const account = await findAccountById(db, known.id)
  if (!account) throw new ApiError('NotAuthenticated', 'Bitte melde dich an.')
  return { account, isOvertaken: account.subscription?.id !== known.subscription?.id }
}
