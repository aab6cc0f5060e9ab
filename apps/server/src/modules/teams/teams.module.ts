import { managesTeam } from '@gebaerdenraum/domain/accounts/access/team-roles'
import { freeSeats } from '@gebaerdenraum/domain/teams/seats'
import type { Database } from '../../platform/database/database.ts'
import { mailOutcomes } from '../../platform/mail/mail-points.ts'
import { demoSeeds } from '../../platform/maintenance/demo-seeds.ts'
import { tidyUpSteps } from '../../platform/maintenance/tidy-up-steps.ts'
import { moduleDefiner } from '../../platform/modules/define-module.ts'
import {
  accountRemovals,
  dataExports,
  type FoundSessionPart,
  membershipChanges,
  personParts,
  sessionParts,
  signUpSteps,
} from '../accounts/extensions/index.ts'
import type { AccountRow } from '../accounts/index.ts'
import { hashPassword, teamRoleOf } from '../accounts/index.ts'
import { administrationTeamsResource } from './administration/administration-teams.resource.ts'
import { changeTeamRole } from './change-team-role.ts'
import { countUsers, insertDemoAccounts } from './demo/demo.repository.ts'
import { DEMO_PASSWORD } from './demo/demo-accounts.ts'
import { holdsInvitation } from './holds-invitation.ts'
import { openInvitationTokens } from './invitation-tokens.ts'
import {
  deleteAcceptedInvitations,
  deleteEndedInvitations,
  findOpenInvitationsTo,
  updateDelivery,
} from './invitations.repository.ts'
import { invitationsResource } from './invitations.resource.ts'
import { joinTeam } from './join-team.ts'
import { leaveTeam } from './leave-team.ts'
import { remindInvitationsJob } from './remind-invitations.job.ts'
import { sendInvitationsJob } from './send-invitations.job.ts'
import type { Needs, Services } from './services.ts'
import { findTeamSeats, lockTeam } from './team-lock.repository.ts'
import { teamsExport } from './teams.export.ts'
import { findTeamOwner } from './teams.repository.ts'
import { teamsResource } from './teams.resource.ts'

/** A team sees its unanswered invitations this long; then name and address of a person who never came are deleted. */
const ENDED_INVITATIONS_DAYS = 90

/** Teams, roles, seats and invitations. */
export const teamsModule = moduleDefiner<Services, Needs & { readonly secret: string }>()({
  name: 'teams',
  needs: { db: true, queue: true, rateLimits: true, settings: true, onEffectError: true, secret: true },
  open: ({ secret, ...needs }) => ({ ...needs, invitationTokens: openInvitationTokens(secret) }),
  provides: ['invitationTokens'],
  resources: [administrationTeamsResource, invitationsResource, teamsResource],
  jobs: [sendInvitationsJob, remindInvitationsJob],
  contributes: (services) => [
    dataExports.with(teamsExport),
    accountRemovals.with({
      // The person's seat becomes free.
      lock: async (db, { team }) => team && lockTeam(db, team.id, new Date()),
      remove: (unit, { id }) => deleteAcceptedInvitations(unit.db, id),
    }),
    sessionParts.with(readSessionPart),
    signUpSteps.with(async (db, data) => ({ confirmsAddress: await holdsInvitation(db, data) })),
    membershipChanges.with({
      changeRole: (context, userId, role) => changeTeamRole({ ...context, services }, userId, role),
      leave: (context, userId) => leaveTeam({ ...context, services }, userId),
      join: joinTeam,
    }),
    personParts.with(async (db, { email }, now) => ({
      openInvitations: (await findOpenInvitationsTo(db, email, now)).map(
        ({ id: _id, teamId, teamName, createdAt, expiresAt }) => ({
          _id,
          team: { _id: teamId, name: teamName },
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        }),
      ),
    })),
    // A refused address shows on the row of the invitation, where it can be corrected.
    mailOutcomes.with({
      noun: 'invitations',
      note: ({ id, version }, outcome) => updateDelivery(services.db, id, version, outcome),
    }),
    demoSeeds.with(async (now) => {
      const { db, invitationTokens } = services
      if ((await countUsers(db)) === 0) {
        await insertDemoAccounts(db, await hashPassword(DEMO_PASSWORD), invitationTokens, now)
      }
    }),
    tidyUpSteps.with(async (before) => ({
      invitations: await deleteEndedInvitations(services.db, before(ENDED_INVITATIONS_DAYS)),
    })),
  ],
})

/** The payer of a member's team; for owner and managers the seats, true when they are read. */
const readSessionPart = async (db: Database, account: AccountRow): Promise<FoundSessionPart> => {
  const { id, team } = account
  if (!team) return { part: {}, topics: [] }
  const teamOwner = team.ownerId === id ? undefined : await findTeamOwner(db, team.id)
  const managed = managesTeam(teamRoleOf(account)) ? await findTeamSeats(db, team.id, new Date()) : undefined
  return {
    part: {
      ...(teamOwner && { teamOwner }),
      ...(managed && { freeSeats: freeSeats(managed.seats), openInvitations: managed.seats.openInvitations }),
    },
    // Invitations end with time.
    topics: managed ? undefined : [`account:${team.ownerId}`],
  }
}
