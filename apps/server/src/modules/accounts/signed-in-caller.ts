import type { Caller, UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { ApiError } from '../../platform/framework/errors.ts'

/** The caller with an account; throws `NotAuthenticated` without one. Reads nothing: see `accountOfCaller`. */
export const signedInCaller = (caller: Caller): UserCaller => {
  if (caller.kind === 'anonymous') throw new ApiError('NotAuthenticated', 'Bitte melde dich an.')
  return caller
}
