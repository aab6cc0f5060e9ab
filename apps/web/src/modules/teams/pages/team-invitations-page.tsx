import { TeamFrame } from '../components/team-frame.tsx'
import { AllInvitations } from '../invitations/all-invitations.tsx'
import { OpenInvitations } from '../invitations/open-invitations.tsx'

/** Open invitations and all there were (specification 1, section 2, "Team invitations"). */
export const Page = () => (
  <TeamFrame heading="Einladungen">
    {(team) => (
      <>
        <OpenInvitations team={team} />
        <AllInvitations team={team} />
      </>
    )}
  </TeamFrame>
)
