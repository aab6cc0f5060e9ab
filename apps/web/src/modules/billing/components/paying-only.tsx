import { missingLicenceText } from '@gebaerdenraum/domain/accounts/access/team-licence'
import { canBuyLicence } from '@gebaerdenraum/domain/accounts/can-buy-licence'
import type { SessionTeam } from '@gebaerdenraum/domain/accounts/session.contract'
import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import sections from '../../../ui/page-sections.module.css'
import { quoteName } from '../../../ui/quote-name.ts'
import { LicenceContact, useSession } from '../../accounts/index.ts'

/** What only those who pay for themselves can buy and manage; all others are told who does it for them. */
export const PayingOnly = ({ children }: { readonly children: ReactNode }) => {
  const { session } = useSession()
  if (!session) return null
  const { user, team } = session
  if (canBuyLicence(user)) return children
  if (user.role === 'admins') return <ForAdministrators />
  return user.billingType === 'member' && team ? <LicenceOfTeam team={team} /> : <ForFree />
}

/** The licence of a team, as its members and managers see it. */
const LicenceOfTeam = ({ team }: { readonly team: SessionTeam }) => {
  const missing = missingLicenceText(team.licence)
  return (
    <>
      {missing && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title={missing} role="status">
          Bis dein Team wieder eine aktive Lizenz hat, siehst du nur ausgewählte Gebärden mit Wasserzeichen. Was du
          gespeichert hast, bleibt erhalten. <LicenceContact contact={team.owner} />
        </Alert>
      )}
      <section className={sections.card}>
        <p>
          Du nutzt einen Platz in der Lizenz des Teams {quoteName(team.name)}. Verwaltet und bezahlt wird sie vom
          Inhaber des Teams, {team.owner.name}.
        </p>
        <p>
          Du möchtest eine eigene Lizenz? Verlasse zuerst das Team. Danach kannst du selbst eine Lizenz erwerben; deine
          persönlichen Dateien behältst du.
        </p>
        <div className={sections.actions}>
          <Button variant="default" renderRoot={(props) => <Link to="/app/einstellungen/team/uebersicht" {...props} />}>
            Dein Team
          </Button>
          <Button variant="default" renderRoot={(props) => <Link to="/app/einstellungen/team/abrechnung" {...props} />}>
            Abrechnung des Teams
          </Button>
        </div>
      </section>
    </>
  )
}

const ForAdministrators = () => (
  <section className={sections.card}>
    <p>
      Du bist mit einem Konto der Verwaltung angemeldet. Es hat Zugang zu allem und kauft keine Lizenz. Zum Bestellen
      brauchst du ein Kundenkonto.
    </p>
    <div className={sections.actions}>
      <Button variant="default" renderRoot={(props) => <Link to="/app/verwaltung" {...props} />}>
        Zur Verwaltung
      </Button>
    </div>
  </section>
)

const ForFree = () => (
  <section className={sections.card}>
    <p>Dein Zugang ist kostenlos. Es gibt nichts zu bezahlen und nichts zu verwalten.</p>
  </section>
)
