import { showsInvoices } from '@gebaerdenraum/domain/accounts/access/settings-cards'
import { waitsForOperator } from '@gebaerdenraum/domain/accounts/licence-payment'
import { periodText } from '@gebaerdenraum/domain/billing/licence-period'
import { isOffered } from '@gebaerdenraum/domain/billing/offers/offered-licence'
import { endsSoon, renewsSoon } from '@gebaerdenraum/domain/billing/renewing'
import type { WholeSubscription } from '@gebaerdenraum/domain/billing/subscriptions.contract'
import { Alert, Anchor, Button } from '@mantine/core'
import { IconCalendarEvent, IconClock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { germanDay } from '../../../ui/german-dates.ts'
import sections from '../../../ui/page-sections.module.css'
import { useSession } from '../../accounts/index.ts'
import { CustomRequest } from '../choose/custom-request.tsx'
import { AutoRenew } from './auto-renew.tsx'
import { FailedPayment } from './failed-payment.tsx'
import classes from './licence-overview.module.css'
import { heldText, paymentText, periodEndText, statusTag, waitingText } from './licence-texts.ts'
import { TeamSeats } from './team-seats.tsx'

type Props = {
  readonly subscription: WholeSubscription
  /** On the way back from a change. */
  readonly takesFocus: boolean
  readonly onChange: () => void
}

/** The licence as it stands: state, period, what comes next, payment, seats. */
export const LicenceOverview = ({ subscription, takesFocus, onChange }: Props) => {
  const { session } = useSession()
  const { licenseObject, renewal, payment } = subscription
  const tag = statusTag(subscription)
  const paid = paymentText(subscription)
  const held = heldText(subscription)
  const isHeldByUs = subscription.held !== null && waitsForOperator(subscription.held.for)
  const waiting = waitingText(subscription)
  const isChanging = renewal !== null && renewal.licenseObject.id !== licenseObject.id
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <>
      {payment?.status === 'failed' && (
        <FailedPayment subscription={subscription} onPaid={() => heading.current?.focus()} />
      )}
      {renewsSoon(subscription, new Date()) && subscription.periodEnd && (
        <Alert icon={<IconCalendarEvent aria-hidden />} title="Deine Lizenz verlängert sich bald">
          Am {germanDay(subscription.periodEnd)} beginnt die nächste Laufzeit. Bis dahin kannst du die Lizenz ändern
          oder die Verlängerung ausschalten.
        </Alert>
      )}
      {endsSoon(subscription, new Date()) && subscription.periodEnd && (
        <Alert icon={<IconCalendarEvent aria-hidden />} title="Deine Lizenz läuft bald aus">
          {isOffered(subscription.licenseObject) ? (
            <>
              <p className={classes.notice}>
                Am {germanDay(subscription.periodEnd)} endet sie und verlängert sich nicht. Schreib uns, dann bekommst
                du ein neues Angebot.
              </p>
              <CustomRequest intro="Wie viele Plätze brauchst du für die nächste Laufzeit?" />
            </>
          ) : (
            <>
              <p className={classes.notice}>
                Am {germanDay(subscription.periodEnd)} endet sie und verlängert sich nicht. Du kannst sie jetzt für die
                nächste Laufzeit bestellen; sie schließt ohne Lücke an.
              </p>
              <Button color="coral" onClick={onChange}>
                Wieder bestellen
              </Button>
            </>
          )}
        </Alert>
      )}
      {held && (
        <Alert
          color={isHeldByUs ? 'yellow' : 'red'}
          icon={<IconClock aria-hidden />}
          title={subscription.held?.for === 'approval' ? 'Bestellung wird geprüft' : 'Neue Laufzeit steht aus'}
        >
          {held}
        </Alert>
      )}
      {waiting && (
        <Alert color="yellow" icon={<IconClock aria-hidden />} title="Bestellung eingegangen">
          {waiting}
        </Alert>
      )}
      <section className={sections.card} aria-labelledby="own-licence">
        <div className={classes.head}>
          <h2 id="own-licence" ref={heading} tabIndex={-1}>
            {licenseObject.title}
          </h2>
          <span className={classes.tag} data-tone={tag.tone}>
            {tag.text}
          </span>
        </div>
        <p>{periodEndText(subscription)}</p>
        <dl className={classes.facts}>
          <dt>Plätze</dt>
          <dd>{licenseObject.size}</dd>
          <dt>Laufzeit</dt>
          <dd>{periodText(licenseObject.period)}</dd>
        </dl>
        {payment?.status !== 'failed' && paid && (
          <p className={sections.muted}>
            {paid}{' '}
            {session && showsInvoices(session) && (
              <Anchor
                underline="always"
                renderRoot={(props) => <Link to="/app/einstellungen/konto/rechnungen" {...props} />}
              >
                Rechnungen ansehen
              </Anchor>
            )}
          </p>
        )}
        {subscription.status === 'active' && (
          <div className={sections.actions}>
            <Button color="coral" onClick={onChange}>
              Lizenz ändern
            </Button>
            <AutoRenew subscription={subscription} />
          </div>
        )}
      </section>
      {renewal && (
        <section className={sections.card} aria-labelledby="next-licence">
          <h2 id="next-licence">Geplante Verlängerung</h2>
          <p>
            <strong>{renewal.licenseObject.title}</strong> für {periodText(renewal.licenseObject.period)}, vom{' '}
            {germanDay(renewal.periodStart)} bis {germanDay(renewal.periodEnd)}
            {renewal.status === 'pending-approval' && ' (wird noch geprüft)'}
          </p>
          {isChanging && renewal.licenseObject.size < licenseObject.size && (
            <p className={sections.muted}>
              Hat dein Team dann mehr Mitglieder als Plätze, verlieren die zuletzt beigetretenen ihren Platz.
            </p>
          )}
        </section>
      )}
      {subscription.status === 'active' && <TeamSeats size={licenseObject.size} />}
    </>
  )
}
