import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { LoginFailure } from '../login-messages.ts'
import { TextLink } from './text-link.tsx'

/** Why signing in failed. Whoever has to wait is offered the way that works at once: a new password by mail. */
export const LoginFailureBox = ({ failure }: { readonly failure: LoginFailure | null }) =>
  failure && (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
      <div>{failure.text}</div>
      {failure.offersReset && (
        <>
          <div>Du willst nicht warten? Mit einem neuen Passwort kommst du sofort hinein.</div>
          <TextLink to="/passwort-zuruecksetzen">Passwort zurücksetzen</TextLink>
        </>
      )}
    </Alert>
  )
