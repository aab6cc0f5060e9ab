import { type SeatFacts, type SeatShare, seatShares } from '@gebaerdenraum/domain/teams/seats'
import classes from './seat-chart.module.css'

/** Who takes the seats of the licence, as a bar and in numbers. */
export const SeatChart = ({ seats }: { readonly seats: SeatFacts }) => {
  const shares = seatShares(seats)
  return (
    <>
      <div className={classes.bar} aria-hidden>
        {shares.map(
          ({ category, seats: count }) =>
            count > 0 && (
              <div key={category} className={`${classes.share} ${classes[category]}`} style={{ flexGrow: count }} />
            ),
        )}
      </div>
      <ul className={classes.legend} aria-label={`Plätze der Lizenz: ${seats.size}`}>
        {shares.map(({ category, seats: count }) => (
          <li key={category}>
            <span className={`${classes.mark} ${classes[category]}`} aria-hidden />
            <span>
              {LABELS[category]}: <strong>{count}</strong>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const LABELS: Readonly<Record<SeatShare['category'], string>> = {
  owner: 'Inhaber',
  members: 'Mitglieder',
  invitations: 'Offene Einladungen',
  free: 'Freie Plätze',
}
