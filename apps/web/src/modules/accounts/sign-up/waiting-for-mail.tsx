import { Alert, Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { reloadSession, useSession } from '../../../api/session.ts'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { DemoMailsLink } from '../components/demo-mails-link.tsx'
import { TextLink } from '../components/text-link.tsx'
import { signOut } from '../sign-in.ts'
import { type PendingSignUp, storePendingSignUp } from './pending-sign-up.ts'
import { resendMail } from './sign-up.ts'
import { useSecondsUntil } from './use-seconds-until.ts'
import classes from './waiting-for-mail.module.css'

const ASK_EVERY_MS = 4000

/** Until the link in the mail is opened, here or on another device. Looks the same whether the address was new or not. */
export const WaitingForMail = ({ pending }: { readonly pending: PendingSignUp }) => {
  const { session } = useSession()
  useQuery({
    queryKey: ['session', 'verified'],
    queryFn: goOnWhenVerified,
    enabled: session !== null,
    refetchInterval: ASK_EVERY_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    retry: false,
  })
  const resend = useMutation({ mutationFn: () => resendMail(pending) })
  const seconds = useSecondsUntil(pending.resendAt)
  return (
    <>
      <p>
        Wir haben dir eine E-Mail an <strong translate="no">{pending.email}</strong> geschickt. Öffne den Link darin, um
        deine Adresse zu bestätigen. Diese Seite geht danach von selbst weiter.
      </p>
      <p className={classes.hint}>Nichts angekommen? Schau auch in deinen Spam-Ordner.</p>
      {resend.isSuccess && (
        <Alert variant="light" role="status">
          Die E-Mail ist noch einmal unterwegs.
        </Alert>
      )}
      <FormFailure error={resend.error} />
      <div className={classes.actions}>
        <Button
          className={classes.resend!}
          variant="default"
          loading={resend.isPending}
          disabled={seconds > 0}
          onClick={() => resend.mutate()}
        >
          {seconds > 0 ? `E-Mail noch einmal senden (in ${seconds} s)` : 'E-Mail noch einmal senden'}
        </Button>
        <Button variant="subtle" onClick={() => void chooseOtherAddress()}>
          Andere Adresse verwenden
        </Button>
      </div>
      <TextLink to="/login" align="center">
        Mit einem anderen Konto anmelden
      </TextLink>
      <DemoMailsLink />
    </>
  )
}

/** The page itself leads on as soon as the session says so. */
const goOnWhenVerified = async (): Promise<boolean> => {
  const { user } = await reloadSession()
  if (user.isEmailVerified) showToast({ tone: 'success', text: 'Deine E-Mail-Adresse ist bestätigt.' })
  return user.isEmailVerified
}

const chooseOtherAddress = async (): Promise<void> => {
  storePendingSignUp(null)
  await signOut()
}
