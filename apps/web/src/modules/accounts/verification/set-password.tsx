import type { VerificationAction } from '@gebaerdenraum/domain/accounts/verifications.contract'
import { Alert, Button, Skeleton } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { currentSession } from '../../../api/session.ts'
import { Entrance } from '../components/entrance.tsx'
import { restoreSession } from '../sign-in.ts'
import { LinkErrorBox } from './link-error-box.tsx'
import { checkLink, type MailedLink } from './mailed-link.ts'
import { NewPasswordForm } from './new-password-form.tsx'

type Props = { readonly link: MailedLink; readonly action: Exclude<VerificationAction, 'signupEmail'> }

const HEADINGS = { passwordReset: 'Neues Passwort vergeben', initialPassword: 'Passwort festlegen' } as const

/** A new password by a link from a mail; afterwards every sign-in of the account has ended. */
export const SetPassword = ({ link, action }: Props) => {
  const [isDone, setDone] = useState(false)
  const [refusal, setRefusal] = useState<Error | null>(null)
  const check = useQuery({
    queryKey: ['verification', link.verificationId],
    queryFn: () => checkLink(link),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    enabled: !isDone,
  })
  const finish = () => {
    setDone(true)
    if (currentSession()) void restoreSession()
  }
  const retry = () => {
    setRefusal(null)
    void check.refetch()
  }
  if (isDone) return <PasswordSaved />
  const error = refusal ?? check.error
  return (
    <Entrance heading={HEADINGS[action]}>
      {error ? (
        <LinkErrorBox action={action} error={error} onRetry={retry} />
      ) : check.isSuccess ? (
        <NewPasswordForm link={link} onDone={finish} onRefused={setRefusal} />
      ) : (
        <Skeleton height="18rem" role="status" aria-label="Link wird geprüft" />
      )}
    </Entrance>
  )
}

const PasswordSaved = () => (
  <Entrance heading="Passwort gespeichert">
    <Alert variant="light" icon={<IconCircleCheck aria-hidden />} role="status">
      Dein neues Passwort gilt ab jetzt. Melde dich damit an.
    </Alert>
    <Button color="coral" size="lg" renderRoot={(props) => <Link to="/login" {...props} />}>
      Zur Anmeldung
    </Button>
  </Entrance>
)
