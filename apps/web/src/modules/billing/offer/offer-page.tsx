import { periodText } from '@gebaerdenraum/domain/billing/licence-period'
import { CLOSED_OFFER_TEXTS } from '@gebaerdenraum/domain/billing/offers/offer-state'
import type { OpenedOffer } from '@gebaerdenraum/domain/billing/offers/offers.contract'
import { writtenDay } from '@gebaerdenraum/domain/kernel/german-days'
import { Alert, Button, Skeleton } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useParam } from '../../../ui/address-parts.ts'
import { germanMoney } from '../../../ui/german-money.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import sections from '../../../ui/page-sections.module.css'
import { storePendingOffer, useSession } from '../../accounts/index.ts'
import { openedOfferQuery } from '../queries.ts'
import { AnswerOffer } from './answer-offer.tsx'
import classes from './offer.module.css'

/** Where the link of an offer leads: what is offered, and how it is accepted. */
export const Page = () => {
  const offerId = useParam('offerId') ?? ''
  const offerToken = useParam('offerToken') ?? ''
  const { data, error, refetch } = useQuery(openedOfferQuery(offerId, offerToken))
  const { session } = useSession()
  useEffect(() => {
    if (session) storePendingOffer(null)
  }, [session])
  return (
    <div className={classes.page}>
      <PageHeading>Dein Angebot</PageHeading>
      {!data && !error && <Skeleton height="16rem" role="status" aria-label="Angebot wird geladen" />}
      {!data && error && (
        <LoadError title="Das Angebot konnte nicht geladen werden" error={error} onRetry={() => void refetch()} />
      )}
      {data && <OfferFacts offer={data} />}
      {data?.state === 'open' && (
        <AnswerOffer offer={data} token={offerToken} onChanged={async () => void (await refetch())} />
      )}
      {data && data.state !== 'open' && <ClosedOffer state={data.state} />}
    </div>
  )
}

const OfferFacts = ({ offer }: { readonly offer: OpenedOffer }) => (
  <section className={sections.card} aria-labelledby="offer">
    <h2 id="offer">Für {offer.organisation || offer.name}</h2>
    <dl className={classes.facts}>
      <dt>Plätze</dt>
      <dd>{offer.seats.toLocaleString('de-DE')}</dd>
      <dt>Laufzeit</dt>
      <dd>{periodText(offer.period)}</dd>
      <dt>Preis</dt>
      <dd>{germanMoney(offer.net)} netto, zuzüglich Mehrwertsteuer</dd>
      <dt>Gültig bis</dt>
      <dd>{writtenDay(offer.validUntil)}</dd>
    </dl>
    {offer.text && <blockquote className={classes.message}>{offer.text}</blockquote>}
    <p className={sections.muted}>
      Bezahlt wird auf Rechnung. Die Lizenz gilt, sobald du das Angebot angenommen hast, und verlängert sich nicht von
      selbst. Hast du schon eine laufende Lizenz, siehst du vor dem Bestellen, wie sie angerechnet wird.
    </p>
  </section>
)

const ClosedOffer = ({ state }: { readonly state: Exclude<OpenedOffer['state'], 'open'> }) => {
  const isAccepted = state === 'accepted'
  return (
    <>
      <Alert
        color={isAccepted ? 'teal' : 'yellow'}
        icon={isAccepted ? <IconCircleCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
        title={isAccepted ? 'Angebot angenommen' : 'Dieses Angebot kann nicht mehr angenommen werden'}
        role="status"
      >
        {CLOSED_OFFER_TEXTS[state]}
      </Alert>
      {isAccepted && (
        <div className={sections.actions}>
          <Button color="coral" renderRoot={(props) => <Link to="/app/einstellungen/konto/abo" {...props} />}>
            Zu deiner Lizenz
          </Button>
        </div>
      )}
    </>
  )
}
