import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../platform/database/database.ts'
import { parseAddressHolder } from '../../platform/http/file-address.ts'
import { callerOf } from './account-of.ts'
import { findAccountById } from './accounts.repository.ts'
import { findViewingSignIn } from './find-viewing-sign-in.ts'
import type { SignInRules } from './sign-in-rules.ts'

/**
 * Reads the account that a signed address was made for, with the rights it has now. Undefined when there is no such
 * account any more, and for an address made while an administrator looked at the app as this person once that has ended.
 */
export const findAddressHolder = async (
  { db, settings }: { readonly db: Database; readonly settings: SignInRules },
  text: string,
): Promise<UserCaller | undefined> => {
  const { userId, viewId } = parseAddressHolder(text)
  if (!isUuid(userId)) return undefined
  const account = await findAccountById(db, userId)
  if (!account) return undefined
  if (viewId === undefined) return callerOf(account, 'signed address')
  if (!isUuid(viewId) || account.role === 'admins') return undefined
  const viewedBy = await findViewingSignIn(db, { viewId, userId }, settings)
  return viewedBy === undefined ? undefined : { ...callerOf(account, viewId), viewedBy }
}
