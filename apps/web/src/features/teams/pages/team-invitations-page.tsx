import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { TeamFrame } from '../components/team-frame.tsx'
import classes from '../components/team-pages.module.css'
import { AllInvitations } from '../invitations/all-invitations.tsx'
import { OpenInvitations } from '../invitations/open-invitations.tsx'

/** Open invitations and all there were (specification 1, section 2, "Team invitations"). */
export const Page = () => (
  <TeamFrame heading="Einladungen">
    {(team) => (
      <>
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconUserPlus size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/app/einstellungen/team/einladen" {...props} />}
          >
            Personen einladen
          </Button>
        </div>
        <OpenInvitations team={team} />
        <AllInvitations team={team} />
      </>
    )}
  </TeamFrame>
)
