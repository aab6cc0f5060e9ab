import type { CustomSubscriptionRequest } from '@gebaerdenraum/domain/billing/custom-subscription-requests.contract'
import { periodText } from '@gebaerdenraum/domain/billing/licence-period'
import { REQUEST_STATE_TEXTS, type RequestState } from '@gebaerdenraum/domain/billing/offers/request-state'
import { Button } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../../api/client.ts'
import { openDialog } from '../../../../../ui/dialogs/dialog-host.tsx'
import { useAction } from '../../../../../ui/forms/use-action.ts'
import { germanDay, germanMoment } from '../../../../../ui/german-dates.ts'
import { Facts } from '../../../../../ui/lists/facts.tsx'
import { Tag, type Tone } from '../../../../../ui/lists/tag.tsx'
import sections from '../../../../../ui/page-sections.module.css'
import { showToast } from '../../../../../ui/toast.tsx'
import { OpenList } from '../components/open-list.tsx'
import classes from '../components/orders.module.css'
import { TextDialog } from '../components/text-dialog.tsx'
import { REQUESTS_KEY, requestsQuery } from '../queries.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { OfferList } from './offer-list.tsx'

/** Requests for licences that are not on the list, with what was answered and offered. */
export const Requests = () => {
  const client = useQueryClient()
  const changed = () => client.invalidateQueries({ queryKey: REQUESTS_KEY })
  return (
    <OpenList
      id="requests"
      title="Lizenzen auf Anfrage"
      noun="Anfragen"
      useRows={useRequests}
      empty={{ icon: IconInbox, open: 'Keine Anfrage ist offen.', all: 'Noch keine Anfragen.' }}
    >
      {(requests, focusHeading) => (
        <div className={classes.list}>
          {requests.map((request) => (
            <RequestCard key={request._id} request={request} onChanged={changed} onGone={focusHeading} />
          ))}
        </div>
      )}
    </OpenList>
  )
}

const useRequests = (isOpen: boolean, page: number) => useQuery(requestsQuery(isOpen, page))

type Props = {
  readonly request: CustomSubscriptionRequest
  readonly onChanged: () => Promise<void>
  /** The request may have left the list, and the focus with it. */
  readonly onGone: () => void
}

const RequestCard = ({ request, onChanged, onGone }: Props) => {
  const { _id, name, email, organisation, seats, period, message, state, createdAt, answers, offers } = request
  const who = organisation || name
  const offerLabel = offers.length > 0 ? 'Neues Angebot' : 'Angebot machen'
  const answer = async () => {
    const isDone = await openDialog(TextDialog, {
      title: `Antwort an ${who}`,
      body: <p>Geht per E-Mail an {email}.</p>,
      label: 'Antwort',
      maxLength: 5000,
      confirmLabel: 'Antwort senden',
      failureTitle: 'Die Antwort konnte nicht gesendet werden',
      send: (text) => api['custom-subscription-requests'].patch(_id, { answer: text }),
    })
    if (!isDone) return
    showToast({ tone: 'success', text: `Antwort an ${who} ist unterwegs` })
    await onChanged()
  }
  const offer = async () => {
    if (!(await openDialog(OfferDialog, request))) return
    showToast({ tone: 'success', text: `Angebot an ${who} ist unterwegs` })
    await onChanged()
  }
  const closing = useAction({
    run: async (closed: boolean) => {
      await api['custom-subscription-requests'].patch(_id, { closed })
      await onChanged()
    },
    done: (_, closed) => (closed ? `Anfrage von ${who} ist erledigt` : `Anfrage von ${who} ist offen`),
  })
  const close = async (closed: boolean) => {
    if (await closing.run(closed)) onGone()
  }
  return (
    <article className={classes.card} aria-label={`Anfrage von ${who}`}>
      <div className={classes.head}>
        <h3>{who}</h3>
        <Tag text={REQUEST_STATE_TEXTS[state]} tone={TONES[state] ?? 'gray'} />
      </div>
      <Facts
        rows={[
          ['Von', `${name}, ${email}`],
          ['Plätze', seats.toLocaleString('de-DE')],
          ['Laufzeit', periodText(period)],
          ['Eingegangen', germanMoment(createdAt)],
        ]}
      />
      {message && <blockquote className={classes.quote}>{message}</blockquote>}
      {answers.map(({ text, createdAt: sentAt }) => (
        <div key={sentAt}>
          <p className={sections.muted}>Geantwortet am {germanDay(sentAt)}:</p>
          <blockquote className={classes.quote}>{text}</blockquote>
        </div>
      ))}
      {offers.length > 0 && <OfferList offers={offers} to={who} onChanged={onChanged} />}
      <div className={sections.actions}>
        <Button color="coral" onClick={() => void offer()} aria-label={`${offerLabel}: ${who}`}>
          {offerLabel}
        </Button>
        <Button variant="default" onClick={() => void answer()} aria-label={`Antworten: ${who}`}>
          Antworten
        </Button>
        {state === 'closed' && (
          <Button variant="subtle" onClick={() => void close(false)}>
            Wieder öffnen
          </Button>
        )}
        {state !== 'closed' && state !== 'accepted' && (
          <Button variant="subtle" onClick={() => void close(true)} aria-label={`Erledigt: Anfrage von ${who}`}>
            Erledigt
          </Button>
        )}
      </div>
    </article>
  )
}

const TONES: Readonly<Partial<Record<RequestState, Tone>>> = { new: 'red', accepted: 'teal', offer: 'teal' }
