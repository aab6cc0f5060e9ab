import { Alert, Button, Loader } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { currentSession, reloadSession, useSession } from '../../../api/session.ts'
import { Entrance } from '../components/entrance.tsx'
import { addressAfterSignUp } from '../sign-up/address-after-sign-up.ts'
import { LinkErrorBox } from './link-error-box.tsx'
import { type MailedLink, redeemOnce } from './mailed-link.ts'
import classes from './verification.module.css'

/** Confirms the address that the link was sent to; nothing has to be typed. */
export const ConfirmEmail = ({ link }: { readonly link: MailedLink }) => {
  const { session } = useSession()
  const { isSuccess, error, refetch } = useQuery({
    queryKey: ['verification', link],
    queryFn: () => confirm(link),
    staleTime: Number.POSITIVE_INFINITY,
    // Whoever opens the link again learns that it was used.
    gcTime: 0,
    retry: false,
  })
  if (error) {
    return (
      <Entrance heading="E-Mail bestätigen">
        <LinkErrorBox action="signupEmail" error={error} onRetry={() => void refetch()} />
      </Entrance>
    )
  }
  if (!isSuccess) {
    return (
      <Entrance heading="E-Mail bestätigen">
        <p className={classes.progress} role="status">
          <Loader size="sm" aria-hidden />
          Deine E-Mail-Adresse wird bestätigt …
        </p>
      </Entrance>
    )
  }
  return (
    <Entrance heading="E-Mail bestätigt">
      <Alert variant="light" icon={<IconCircleCheck aria-hidden />} role="status">
        Danke! Deine E-Mail-Adresse ist bestätigt, dein Konto ist bereit.
      </Alert>
      <Button
        color="coral"
        size="lg"
        renderRoot={(props) => <Link to={session ? addressAfterSignUp(session.user) : '/login'} {...props} />}
      >
        {session ? 'Weiter' : 'Zur Anmeldung'}
      </Button>
    </Entrance>
  )
}

/** Reloads the session with the confirmed address, so that the guards allow the next page. */
const confirm = async (link: MailedLink): Promise<true> => {
  await redeemOnce(link)
  if (currentSession()) await reloadSession().catch(() => undefined)
  return true
}
