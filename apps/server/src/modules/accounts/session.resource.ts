import type { Caller } from '@gebaerdenraum/domain/accounts/access/caller'
import { anySignIn } from '@gebaerdenraum/domain/accounts/access/permissions'
import { managesTeam } from '@gebaerdenraum/domain/accounts/access/team-roles'
import { type Session, type SessionTeam, sessionContract } from '@gebaerdenraum/domain/accounts/session.contract'
import { freeSeats } from '@gebaerdenraum/domain/teams/seats'
import { defineResource } from '../../define.ts'
import type { Database } from '../../platform/database/database.ts'
import { findCustomer } from '../billing/customers/customers.repository.ts'
import { hasInvoices } from '../billing/invoices/invoices.repository.ts'
import { findTeamSeats } from '../teams/team-lock.repository.ts'
import { findTeamOwner } from '../teams/teams.repository.ts'
import { sessionOf, teamRoleOf } from './account-of.ts'
import { accountOfCaller } from './account-of-caller.ts'
import type { AccountRow } from './accounts.repository.ts'

export const sessionResource = defineResource(sessionContract, {
  find: {
    allow: anySignIn({ rows: 'own' }),
    async handle({ caller, db }) {
      const account = await accountOfCaller(db, caller)
      const facts = { teamOwner: await teamOwnerOf(db, account), hasInvoices: await hasInvoices(db, account.id) }
      const session = {
        ...sessionOf(account, facts),
        ...(await customerPart(db, account)),
        ...secondFactorPart(caller),
      }
      const teamId = managesTeam(teamRoleOf(account)) ? account.team?.id : undefined
      const team = teamId === undefined ? undefined : await findTeamSeats(db, teamId, new Date())
      if (!team) return session
      const { openInvitations } = team.seats
      return { ...session, freeSeats: freeSeats(team.seats), openInvitations }
    },
  },
})

/** Who pays for the account's team; the account itself where it owns its team or has none. */
const teamOwnerOf = async (db: Database, { id, name, email, team }: AccountRow): Promise<SessionTeam['owner']> => {
  const other = team && team.ownerId !== id ? await findTeamOwner(db, team.id) : undefined
  return other ?? { name, email }
}

const secondFactorPart = (caller: Caller): Pick<Session, 'awaitsSecondFactor'> =>
  caller.kind === 'user' && caller.awaitsSecondFactor ? { awaitsSecondFactor: true } : {}

/** Only who pays has a billing address. */
const customerPart = async (db: Database, { id, billingType }: AccountRow): Promise<Pick<Session, 'customer'>> => {
  const { address } = billingType === 'paying' ? await findCustomer(db, id) : { address: null }
  if (!address) return {}
  const { customerType, countryCode, name, company } = address
  return { customer: { customerType, countryCode, name, company } }
}
