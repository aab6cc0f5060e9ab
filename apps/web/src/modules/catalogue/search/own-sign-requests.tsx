import type { RequestStatus } from '@gebaerdenraum/domain/catalogue/request-status'
import { useQuery } from '@tanstack/react-query'
import { germanDay } from '../../../ui/german-dates.ts'
import { ownSignRequestsQuery } from '../queries.ts'
import classes from './sign-request-form.module.css'

/** The person's latest requests and their status; nothing while they are unknown. */
export const OwnSignRequests = () => {
  const { data: requests = [] } = useQuery(ownSignRequestsQuery)
  if (requests.length === 0) return null
  return (
    <section className={classes.own} aria-labelledby="own-sign-requests">
      <h3 id="own-sign-requests">Deine letzten Wünsche</h3>
      <ul>
        {requests.map(({ _id, text, status, note, createdAt }) => (
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

const STATUS_TEXTS: Readonly<Record<RequestStatus, string>> = {
  open: 'noch offen',
  done: 'erledigt',
  rejected: 'abgelehnt',
}
