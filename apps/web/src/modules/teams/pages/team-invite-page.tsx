import { TeamFrame } from '../components/team-frame.tsx'
import { InviteForm } from '../invite/invite-form.tsx'

/** Inviting people into the team (specification 1, section 2, "Invite people"). */
export const Page = () => <TeamFrame heading="Personen einladen">{(team) => <InviteForm team={team} />}</TeamFrame>
