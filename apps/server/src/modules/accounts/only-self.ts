import type { Caller, UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { ApiError } from '../../platform/framework/errors.ts'

/** Other accounts are not there for the caller: 404 whether they exist or not. */
export const onlySelf = (id: string, caller: Caller): UserCaller => {
  if (caller.kind === 'user' && caller.userId === id) return caller
  throw new ApiError('NotFound', 'Dieses Konto gibt es nicht.')
}
