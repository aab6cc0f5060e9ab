import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { MemberTable } from '../components/member-table.tsx'
import { SeatChart } from '../components/seat-chart.tsx'
import { TeamFrame } from '../components/team-frame.tsx'
import classes from '../components/team-pages.module.css'

/** Members of the team, for managers and the owner. */
export const Page = () => (
  <TeamFrame heading="Mitglieder">
    {(team, userId) => (
      <>
        {team.seats && (
          <section className={classes.card}>
            <SeatChart seats={team.seats} />
          </section>
        )}
        {team.members && (
          <section className={classes.card}>
            <MemberTable team={team} members={team.members} userId={userId} />
            <div className={classes.actions}>
              <Button
                color="coral"
                leftSection={<IconUserPlus size={18} aria-hidden />}
                renderRoot={(props) => <Link to="/app/einstellungen/team/einladen" {...props} />}
              >
                Personen einladen
              </Button>
            </div>
          </section>
        )}
      </>
    )}
  </TeamFrame>
)
