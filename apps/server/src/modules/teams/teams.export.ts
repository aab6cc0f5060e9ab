import { jsonPart } from '../accounts/extensions/index.ts'
import { findReceivedInvitations, findSentInvitations } from './invitations.repository.ts'
import { findTeamOfPerson } from './teams.repository.ts'

/** Who else is in the team is not his to take along. */
export const teamsExport = jsonPart(
  'team.json',
  'dein Team mit deiner Rolle, Einladungen von dir und an dich',
  async ({ db, userId }) => {
    const found = await findTeamOfPerson(db, userId)
    const { isOwner, role, ownerHasAccess, ...team } = found ?? {}
    return {
      team: found
        ? { ...team, role: isOwner ? 'owner' : (role ?? 'member'), ...(isOwner && { ownerHasAccess }) }
        : null,
      invitationsSent: await findSentInvitations(db, userId),
      invitationsReceived: await findReceivedInvitations(db, userId),
    }
  },
)
