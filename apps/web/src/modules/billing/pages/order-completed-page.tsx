import { missingLicence } from '@gebaerdenraum/domain/accounts/access/missing-licence'
import { contactText } from '@gebaerdenraum/domain/accounts/access/team-licence'
import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconClock, IconInfoCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { productName } from '../../../api/page-settings.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import { useSession } from '../../accounts/index.ts'
import classes from './order-completed-page.module.css'

/** After an order, or after joining a team: what one has now and how to go on. */
export const Page = () => {
  const { session } = useSession()
  if (!session) return null
  const { Icon, heading, text, links } = stateOf(session)
  return (
    <section className={classes.page}>
      <Icon size={56} aria-hidden className={classes.icon} />
      <PageHeading>{heading}</PageHeading>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>
        {links.map(({ to, label }, index) => (
          <Button
            key={to}
            size="lg"
            {...(index === 0 ? { color: 'coral' } : { variant: 'default' })}
            renderRoot={(props) => <Link to={to} {...props} />}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}

const stateOf = (session: Session) => {
  const { team, teamRole, subscription } = session
  const missing = missingLicence(session)
  const search = { to: '/app/suche', label: 'Gebärden suchen' }
  if (subscription?.status === 'pending-approval') {
    return {
      Icon: IconClock,
      heading: 'Deine Bestellung ist eingegangen',
      text: 'Wir prüfen sie und melden uns per E-Mail. Das kann einige Werktage dauern; bis dahin siehst du ausgewählte Inhalte.',
      links: [{ to: '/gebaerden', label: 'Ausgewählte Gebärden ansehen' }],
    } as const
  }
  if (team && teamRole !== 'owner' && missing) {
    return {
      Icon: IconClock,
      heading: `Du gehörst zum Team ${quoteName(team.name)}`,
      text: [missing.text, missing.contact && contactText(missing.contact)].filter(Boolean).join(' '),
      links: [{ to: '/app/einstellungen/team/uebersicht', label: 'Dein Team' }],
    } as const
  }
  if (team && teamRole !== 'owner') {
    return {
      Icon: IconCircleCheck,
      heading: `Willkommen im Team ${quoteName(team.name)}`,
      text: `Über die Lizenz deines Teams kannst du jetzt alles in ${productName()} nutzen und gemeinsame Ordner bearbeiten.`,
      links: [search, { to: '/app/einstellungen/team/uebersicht', label: 'Dein Team' }],
    } as const
  }
  if (missing) {
    const isToBuy = missing.action === 'buy'
    return {
      Icon: IconInfoCircle,
      heading: 'Keine aktive Lizenz',
      text: missing.text,
      links: isToBuy
        ? [{ to: '/anmeldung/bestellung', label: 'Lizenz erwerben' }]
        : [{ to: '/app/einstellungen/team/uebersicht', label: 'Dein Team' }],
    } as const
  }
  return {
    Icon: IconCircleCheck,
    heading: 'Alles bereit',
    text: subscription
      ? `Deine Lizenz ist aktiv. Viel Freude mit ${productName()}!`
      : `Viel Freude mit ${productName()}!`,
    links: [search],
  } as const
}
