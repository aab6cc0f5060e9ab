import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import { adminsContract } from '@gebaerdenraum/domain/accounts/admins.contract'
import { accountOfCaller } from './account-of-caller.ts'
import { onlySelf } from './only-self.ts'
import { defineResource } from './services.ts'

export const adminsResource = defineResource(adminsContract, {
  get: {
    allow: administrator({ rows: 'own' }),
    async handle({ id, caller, db }) {
      onlySelf(id, caller)
      const { name, email } = await accountOfCaller(db, caller)
      return { _id: id, name, email }
    },
  },
})
