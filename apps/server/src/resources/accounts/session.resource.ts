import type { Caller } from '@gebaerdenraum/domain/access/caller'
import { anySignIn } from '@gebaerdenraum/domain/access/permissions'
import { type Session, sessionContract } from '@gebaerdenraum/domain/accounts/session.contract'
import { freeSeats } from '@gebaerdenraum/domain/teams/seats'
import { managesTeam } from '@gebaerdenraum/domain/teams/team-roles'
import type { Database } from '../../database/database.ts'
import { defineResource } from '../../define.ts'
import { findCustomer } from '../customers/customers.repository.ts'
import { findTeamSeats } from '../teams/team-lock.repository.ts'
import { sessionOf, teamRoleOf } from './account-of.ts'
import { accountOfCaller } from './account-of-caller.ts'
import type { AccountRow } from './accounts.repository.ts'

export const sessionResource = defineResource(sessionContract, {
  find: {
    allow: anySignIn({ rows: 'own' }),
    async handle({ caller, db }) {
      const account = await accountOfCaller(db, caller)
      const session = { ...sessionOf(account), ...(await customerPart(db, account)), ...secondFactorPart(caller) }
      const teamId = managesTeam(teamRoleOf(account)) ? account.team?.id : undefined
      const team = teamId === undefined ? undefined : await findTeamSeats(db, teamId, new Date())
      if (!team) return session
      const { openInvitations } = team.seats
      return { ...session, freeSeats: freeSeats(team.seats), openInvitations }
    },
  },
})

const secondFactorPart = (caller: Caller): Pick<Session, 'awaitsSecondFactor'> =>
  caller.kind === 'user' && caller.awaitsSecondFactor ? { awaitsSecondFactor: true } : {}

/** Only who pays has a billing address. */
const customerPart = async (db: Database, { id, billingType }: AccountRow): Promise<Pick<Session, 'customer'>> => {
  const { address } = billingType === 'paying' ? await findCustomer(db, id) : { address: null }
  if (!address) return {}
  const { customerType, countryCode, name, company } = address
  return { customer: { customerType, countryCode, name, company } }
}
