import type { Caller } from '@gebaerdenraum/domain/accounts/access/caller'
import { anySignIn } from '@gebaerdenraum/domain/accounts/access/permissions'
import { type Session, sessionContract } from '@gebaerdenraum/domain/accounts/session.contract'
import { sessionOf } from './account-of.ts'
import { accountOfCaller } from './account-of-caller.ts'
import { type SessionPart, sessionParts } from './extensions/index.ts'
import { defineResource } from './services.ts'

export const sessionResource = defineResource(sessionContract, {
  find: {
    allow: anySignIn({ rows: 'own' }),
    async handle({ caller, db, services }) {
      const account = await accountOfCaller(db, caller)
      const parts: SessionPart = {}
      for (const read of services.contributions.to(sessionParts)) Object.assign(parts, await read(db, account))
      const { teamOwner = { name: account.name, email: account.email }, hasInvoices = false, ...others } = parts
      return { ...sessionOf(account, { teamOwner, hasInvoices }), ...others, ...secondFactorPart(caller) }
    },
  },
})

const secondFactorPart = (caller: Caller): Pick<Session, 'awaitsSecondFactor'> =>
  caller.kind === 'user' && caller.awaitsSecondFactor ? { awaitsSecondFactor: true } : {}
