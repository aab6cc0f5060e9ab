import { administrationTeamsContract } from './administration-teams.contract.ts'
import { invitationsContract } from './invitations.contract.ts'
import { teamsContract } from './teams.contract.ts'

export const teamsContracts = {
  'administration-teams': administrationTeamsContract,
  invitations: invitationsContract,
  teams: teamsContract,
} as const
