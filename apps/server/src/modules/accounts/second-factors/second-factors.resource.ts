import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { administratorEnrolling } from '@gebaerdenraum/domain/accounts/access/permissions'
import { type SecondFactor, secondFactorsContract } from '@gebaerdenraum/domain/accounts/second-factors.contract'
import type { Database } from '../../../platform/database/database.ts'
import { onlySelf } from '../only-self.ts'
import type { Services } from '../services.ts'
import { defineResource } from '../services.ts'
import { signedInCaller } from '../signed-in-caller.ts'
import { beginDevice, confirmDevice, renewRecoveryCodes } from './change-second-factor.ts'
import { countRecoveryCodes, findSecondFactor } from './second-factors.repository.ts'

const allow = administratorEnrolling({ rows: 'own' })

export const secondFactorsResource = defineResource(secondFactorsContract, {
  find: {
    allow,
    handle: ({ db, services, caller }) => stateOf(db, services, signedInCaller(caller)),
  },
  create: {
    allow,
    // Comparing a password takes its time on purpose, and attempts count whatever becomes of the rest.
    transaction: 'none',
    async handle(context) {
      const caller = signedInCaller(context.caller)
      const begun = await beginDevice({ ...context, caller }, context.data)
      return { ...(await stateOf(context.db, context.services, caller)), ...begun }
    },
  },
  patch: {
    allow,
    transaction: 'none',
    async handle(context) {
      const { data, db, services, id } = context
      const caller = signedInCaller(context.caller)
      if (id !== '') onlySelf(id, caller)
      const where = { ...context, caller }
      const recoveryCodes = await ('newRecoveryCodes' in data
        ? renewRecoveryCodes(where, data)
        : confirmDevice(where, data.code))
      return { ...(await stateOf(db, services, caller)), recoveryCodes: [...recoveryCodes] }
    },
  },
})

const stateOf = async (db: Database, { settings }: Services, { userId }: UserCaller): Promise<SecondFactor> => {
  const row = await findSecondFactor(db, userId)
  return {
    _id: userId,
    isEnrolled: row?.secret != null,
    isRequired: !settings.demo,
    confirmedAt: row?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  }
}
