import type { VerificationAction } from '@gebaerdenraum/domain/accounts/verifications.contract'
import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ApiError } from '../../../api/api-error.ts'
import { useSession } from '../../../api/session.ts'
import { TextLink } from '../components/text-link.tsx'
import { addressAfterSignUp } from '../sign-up/address-after-sign-up.ts'
import { LINK_ERROR_TITLE, linkErrorText } from './link-error.ts'

type Props = { readonly action: VerificationAction | null; readonly error: Error; readonly onRetry?: () => void }

/** Says why a link does not work, and what to do next. */
export const LinkErrorBox = ({ action, error, onRetry }: Props) => {
  const refusal = error instanceof ApiError ? error : { code: 0, message: error.message }
  const isTemporary = refusal.code === 0 || refusal.code === 429 || refusal.code >= 500
  return (
    <>
      <Alert color="red" title={LINK_ERROR_TITLE} icon={<IconAlertTriangle aria-hidden />} role="alert">
        {linkErrorText(action, refusal)}
      </Alert>
      {isTemporary && onRetry ? (
        <Button variant="default" onClick={onRetry}>
          Noch einmal versuchen
        </Button>
      ) : (
        <NextStep action={action} code={refusal.code} />
      )}
    </>
  )
}

const NextStep = ({ action, code }: { readonly action: VerificationAction | null; readonly code: number }) => {
  const { session } = useSession()
  const isUsed = code === 403
  if (isUsed && session?.user.isEmailVerified) return <WayOn to={addressAfterSignUp(session.user)}>Weiter</WayOn>
  if (isUsed) return <WayOn to="/login">Zur Anmeldung</WayOn>
  if (action === 'passwordReset' || action === 'initialPassword') {
    return (
      <>
        <WayOn to="/passwort-zuruecksetzen">Neuen Link anfordern</WayOn>
        <TextLink to="/login" align="center">
          Zur Anmeldung
        </TextLink>
      </>
    )
  }
  if (session && !session.user.isEmailVerified) return <WayOn to="/anmeldung/neues-konto">Neuen Link anfordern</WayOn>
  return (
    <>
      <p>Melde dich mit deiner E-Mail und deinem Passwort an. Danach kannst du einen neuen Link anfordern.</p>
      <WayOn to="/login">Zur Anmeldung</WayOn>
    </>
  )
}

const WayOn = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Button color="coral" size="lg" renderRoot={(props) => <Link to={to} {...props} />}>
    {children}
  </Button>
)
