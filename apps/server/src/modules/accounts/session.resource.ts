import type { Caller } from '@gebaerdenraum/domain/accounts/access/caller'
import { anySignIn } from '@gebaerdenraum/domain/accounts/access/permissions'
import { type Session, sessionContract } from '@gebaerdenraum/domain/accounts/session.contract'
import { ApiError } from '../../platform/framework/errors.ts'
import { sessionOf } from './account-of.ts'
import { defineResource } from './services.ts'

export const sessionResource = defineResource(sessionContract, {
  find: {
    allow: anySignIn({ rows: 'own' }),
    async handle({ caller, db, services }) {
      const facts = caller.kind === 'user' ? await services.findSessionFacts(db, caller.userId) : undefined
      if (!facts) throw new ApiError('NotAuthenticated', 'Bitte melde dich an.')
      const { account, part } = facts
      const { teamOwner = { name: account.name, email: account.email }, hasInvoices = false, ...others } = part
      return { ...sessionOf(account, { teamOwner, hasInvoices }), ...others, ...secondFactorPart(caller) }
    },
  },
})

const secondFactorPart = (caller: Caller): Pick<Session, 'awaitsSecondFactor'> =>
  caller.kind === 'user' && caller.awaitsSecondFactor ? { awaitsSecondFactor: true } : {}
