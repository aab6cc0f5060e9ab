import type { Caller } from '@gebaerdenraum/domain/accounts/access/caller'
import type { Database } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { type AccountRow, findAccountById } from './accounts.repository.ts'

/** The caller's own account. A caller without one is told to sign in. */
export const accountOfCaller = async (db: Database, caller: Caller): Promise<AccountRow> => {
  const account = caller.kind === 'user' ? await findAccountById(db, caller.userId) : undefined
  if (!account) throw new ApiError('NotAuthenticated', 'Bitte melde dich an.')
  return account
}
