import { signedInUnverified } from '@gebaerdenraum/domain/access/permissions'
import { sessionContract } from '@gebaerdenraum/domain/accounts/session.contract'
import { defineResource } from '../../define.ts'
import { sessionOf } from './account-of.ts'
import { accountOfCaller } from './account-of-caller.ts'

export const sessionResource = defineResource(sessionContract, {
  find: {
    allow: signedInUnverified({ rows: 'own' }),
    handle: async ({ caller, db }) => sessionOf(await accountOfCaller(db, caller)),
  },
})
