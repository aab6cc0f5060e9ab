import { anyone, signedInUnverified } from '@gebaerdenraum/domain/accounts/access/permissions'
import { usersContract } from '@gebaerdenraum/domain/accounts/users.contract'
import { userOf } from './account-of.ts'
import { accountOfCaller } from './account-of-caller.ts'
import { onlySelf } from './only-self.ts'
import { patchUser } from './patch-user.ts'
import { removeAccount } from './remove-account.ts'
import { defineResource } from './services.ts'
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
    transaction: 'none',
    handle: signUp,
  },
  patch: {
    allow: signedInUnverified({ rows: 'own; seat and role of members by managers' }),
    transaction: 'none',
    handle: patchUser,
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
