import { type MissingLicence, missingLicence } from '@gebaerdenraum/domain/accounts/access/missing-licence'
import type { SessionTeam } from '@gebaerdenraum/domain/accounts/session.contract'
import { asciiEmail } from '@gebaerdenraum/domain/kernel/email-address'
import { Anchor, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../api/session.ts'

/** Why the signed-in person sees only the preview; null for visitors and for who is licensed. */
export const useMissingLicence = (): MissingLicence | null => {
  const { session } = useSession()
  return session && missingLicence(session)
}

/** Whom to ask about a licence that another person pays for. */
export const LicenceContact = ({ contact: { name, email } }: { readonly contact: SessionTeam['owner'] }) => (
  <>
    Bitte wende dich an <strong translate="no">{name}</strong> (
    <Anchor underline="always" href={`mailto:${asciiEmail(email)}`} translate="no">
      {email}
    </Anchor>
    ).
  </>
)

/** The next step for a person without a licence: the checkout only if they can buy one. */
export const LicenceButton = ({ action, color }: Pick<MissingLicence, 'action'> & { readonly color: string }) => {
  const { to, label } = ACTIONS[action]
  return (
    <Button component={Link} to={to} color={color}>
      {label}
    </Button>
  )
}

const ACTIONS: Readonly<Record<MissingLicence['action'], { readonly to: string; readonly label: string }>> = {
  buy: { to: '/anmeldung/bestellung', label: 'Lizenz erwerben' },
  licence: { to: '/app/einstellungen/konto/abo', label: 'Mehr zur Lizenz' },
  team: { to: '/app/einstellungen/team/uebersicht', label: 'Dein Team' },
}
