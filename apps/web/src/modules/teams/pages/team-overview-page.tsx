import type { Team } from '@gebaerdenraum/domain/teams/teams.contract'
import { Alert, Anchor, Button } from '@mantine/core'
import { IconConfetti } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWords } from '../../../ui/address-parts.ts'
import { quoteName } from '../../../ui/quote-name.ts'
import { LeaveTeam } from '../components/leave-team.tsx'
import { MemberTable } from '../components/member-table.tsx'
import { OwnSeat } from '../components/own-seat.tsx'
import { SeatChart } from '../components/seat-chart.tsx'
import { TeamDetails } from '../components/team-details.tsx'
import { TeamFrame } from '../components/team-frame.tsx'
import classes from '../components/team-pages.module.css'

/** The team: members see what it is and may leave it, managers and the owner also who belongs to it. */
export const Page = () => {
  const { message } = useWords()
  return (
    <TeamFrame heading="Dein Team">
      {(team, userId) => (
        <>
          {message === 'welcome' && <Welcome team={team} />}
          <TeamDetails team={team} />
          {team.can.edit && <OwnSeat team={team} />}
          {team.seats && (
            <section className={classes.card}>
              <h2>Plätze</h2>
              <SeatChart seats={team.seats} />
            </section>
          )}
          {team.members && (
            <section className={classes.card}>
              <h2>Mitglieder</h2>
              <MemberTable team={team} members={team.members} userId={userId} />
              <div className={classes.actions}>
                <Button
                  variant="default"
                  renderRoot={(props) => <Link to="/app/einstellungen/team/einladen" {...props} />}
                >
                  Personen einladen
                </Button>
              </div>
            </section>
          )}
          {team.can.leave && <LeaveTeam team={team} userId={userId} />}
        </>
      )}
    </TeamFrame>
  )
}

/** After the team was made or joined. */
const Welcome = ({ team }: { readonly team: Team }) => {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  const close = () => {
    setOpen(false)
    void navigate({ to: '.', search: {}, replace: true })
  }
  return (
    <Alert
      variant="light"
      icon={<IconConfetti aria-hidden />}
      title={`Willkommen im Team ${quoteName(team.name)}!`}
      withCloseButton
      closeButtonLabel="Begrüßung schließen"
      onClose={close}
    >
      {team.can.invite ? (
        <>
          Lade jetzt die ersten Personen ein. Sie bekommen eine E-Mail mit einem Link und zahlen nichts.{' '}
          <Anchor underline="always" renderRoot={(props) => <Link to="/app/einstellungen/team/einladen" {...props} />}>
            Personen einladen
          </Anchor>
        </>
      ) : (
        'Ab jetzt kannst du alle Gebärden ansehen und mit deinem Team an gemeinsamen Ordnern arbeiten.'
      )}
    </Alert>
  )
}
