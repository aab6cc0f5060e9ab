import type { WishStatus } from '@gebaerdenraum/domain/catalogue/wish-status'
import { useQuery } from '@tanstack/react-query'
import { germanDay } from '../../../ui/german-dates.ts'
import { ownWishesQuery } from '../queries.ts'
import classes from './wish-form.module.css'

/** What became of what one wished for last; nothing where there is none, or it cannot be told now. */
export const OwnWishes = () => {
  const { data: wishes = [] } = useQuery(ownWishesQuery)
  if (wishes.length === 0) return null
  return (
    <section className={classes.own} aria-labelledby="own-wishes">
      <h3 id="own-wishes">Deine letzten Wünsche</h3>
      <ul>
        {wishes.map(({ _id, text, status, note, createdAt }) => (
          <li key={_id}>
            <strong>{text}</strong> <span className={classes.when}>vom {germanDay(createdAt)}:</span>{' '}
            {STATUS_TEXTS[status]}
            {note && <span className={classes.note}>„{note}“</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const STATUS_TEXTS: Readonly<Record<WishStatus, string>> = {
  open: 'noch offen',
  done: 'erledigt',
  rejected: 'abgelehnt',
}
