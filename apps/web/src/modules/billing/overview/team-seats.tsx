import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import sections from '../../../ui/page-sections.module.css'
import { quoteName } from '../../../ui/quote-name.ts'
import { SeatChart, useTeam } from '../../teams/index.ts'

/** Who takes the seats of a licence for several, also before there is a team to share it with. */
export const TeamSeats = ({ size }: { readonly size: number }) => {
  const { team } = useTeam()
  if (team === null) return size > 1 ? <SeatsWithoutTeam size={size} /> : null
  if (!team?.seats) return null
  return (
    <section className={sections.card} aria-labelledby="team-seats">
      <h2 id="team-seats">Plätze im Team {quoteName(team.name)}</h2>
      <SeatChart seats={team.seats} />
    </section>
  )
}

/** Its payer takes one seat; all others are free. */
const SeatsWithoutTeam = ({ size }: { readonly size: number }) => (
  <section className={sections.card} aria-labelledby="licence-seats">
    <h2 id="licence-seats">Plätze deiner Lizenz</h2>
    <SeatChart seats={{ size, members: 0, openInvitations: 0, ownerHasAccess: true }} />
    <p className={sections.muted}>Erstelle ein Team und lade Personen ein, um die freien Plätze zu teilen.</p>
    <div className={sections.actions}>
      <Button variant="default" renderRoot={(props) => <Link to="/app/team-erstellen" {...props} />}>
        Team erstellen
      </Button>
    </div>
  </section>
)
