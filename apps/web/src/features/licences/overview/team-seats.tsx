import sections from '../../../ui/page-sections.module.css'
import { SeatChart, useTeam } from '../../teams/index.ts'

/** Who takes the seats, where the licence is shared with a team. */
export const TeamSeats = () => {
  const { team } = useTeam()
  if (!team?.seats) return null
  return (
    <section className={sections.card} aria-labelledby="team-seats">
      <h2 id="team-seats">Plätze im Team „{team.name}“</h2>
      <SeatChart seats={team.seats} />
    </section>
  )
}
