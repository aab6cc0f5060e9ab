import type { Caller } from '@gebaerdenraum/domain/access/caller'
import { signedInUnverified } from '@gebaerdenraum/domain/access/permissions'
import { usersContract } from '@gebaerdenraum/domain/accounts/session.contract'
import { defineResource } from '../../define.ts'
import { ApiError } from '../../framework/errors.ts'
import { userOf } from './account-of.ts'
import { accountOfCaller } from './account-of-caller.ts'
import { mergePreferences } from './accounts.repository.ts'

export const usersResource = defineResource(usersContract, {
  get: {
    allow: signedInUnverified({ rows: 'own' }),
    async handle({ id, caller, db }) {
      onlySelf(id, caller)
      return userOf(await accountOfCaller(db, caller))
    },
  },
  patch: {
    allow: signedInUnverified({ rows: 'own' }),
    async handle({ id, caller, data, db }) {
      onlySelf(id, caller)
      await mergePreferences(db, id, data.preferences)
      return userOf(await accountOfCaller(db, caller))
    },
  },
})

/** Other accounts are not there for the caller: 404 whether they exist or not. */
const onlySelf = (id: string, caller: Caller): void => {
  if (caller.kind !== 'user' || caller.userId !== id) throw new ApiError('NotFound', 'Dieses Konto gibt es nicht.')
}
