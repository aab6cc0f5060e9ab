import type { Caller, UserCaller } from '@gebaerdenraum/domain/access/caller'
import { anyone, signedInUnverified } from '@gebaerdenraum/domain/access/permissions'
import { usersContract } from '@gebaerdenraum/domain/accounts/users.contract'
import { defineResource } from '../../define.ts'
import { ApiError } from '../../framework/errors.ts'
import { userOf } from './account-of.ts'
import { accountOfCaller } from './account-of-caller.ts'
import { changePassword } from './change-password.ts'
import { mergePreferences } from './preferences.repository.ts'
import { removeAccount } from './remove-account.ts'
import { signUp } from './sign-up.ts'

// A password is hashed or compared in `create`, `patch` and `remove`, which takes its time on purpose: they hold no
// transaction meanwhile and open their own.
export const usersResource = defineResource(usersContract, {
  get: {
    allow: signedInUnverified({ rows: 'own' }),
    async handle({ id, caller, db }) {
      onlySelf(id, caller)
      return userOf(await accountOfCaller(db, caller))
    },
  },
  create: {
    allow: anyone({ rows: 'a new one' }),
    limit: { points: 20, seconds: 3_600, by: 'address' },
    transaction: 'none',
    handle: signUp,
  },
  patch: {
    allow: signedInUnverified({ rows: 'own' }),
    transaction: 'none',
    async handle(context) {
      const { id, caller, data, db } = context
      const { preferences, password, oldPassword } = data
      const self = onlySelf(id, caller)
      if (preferences) await mergePreferences(db, id, preferences)
      if (password !== undefined && oldPassword !== undefined) {
        await changePassword(context, self, { password, oldPassword })
      }
      return userOf(await accountOfCaller(db, caller))
    },
  },
  remove: {
    allow: signedInUnverified({ rows: 'own, by password' }),
    transaction: 'none',
    async handle(context) {
      const { userId } = onlySelf(context.id, context.caller)
      return userOf(await removeAccount(context, userId, context.data.password))
    },
  },
})

/** Other accounts are not there for the caller: 404 whether they exist or not. */
const onlySelf = (id: string, caller: Caller): UserCaller => {
  if (caller.kind === 'user' && caller.userId === id) return caller
  throw new ApiError('NotFound', 'Dieses Konto gibt es nicht.')
}
