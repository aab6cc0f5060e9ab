import { Alert, Button, Divider } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isDemo, productName } from '../../../api/page-settings.ts'
import { useWords } from '../../../ui/address-parts.ts'
import { DemoAccounts } from '../components/demo-account-list.tsx'
import { Entrance } from '../components/entrance.tsx'
import { LoginForm } from '../components/login-form.tsx'
import { PendingInvitationNotice } from '../components/pending-invitation-notice.tsx'
import { PendingOfferNotice } from '../components/pending-offer-notice.tsx'
import { SecondFactorForm } from '../components/second-factor-form.tsx'
import { TextLink } from '../components/text-link.tsx'
import { AFTER_JOINING, joinPendingTeam } from '../join-team.ts'
import {
  ACCOUNT_DELETED,
  addressAfterLogin,
  asksForCode,
  type LoginFailure,
  loginFailure,
  loginWarning,
} from '../login-messages.ts'
import { readPendingOffer } from '../pending-offer.ts'
import { type Credentials, signIn, signOut } from '../sign-in.ts'
import { storePendingSignUp } from '../sign-up/pending-sign-up.ts'

/** Signing in (specification 1, section 2). Whoever opens this page is signed out by it. */
export const Page = () => {
  const router = useRouter()
  const { message, weiter } = useWords()
  const [failure, setFailure] = useState<LoginFailure | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** Whose password was right: what is missing is the code of the second factor. */
  const [awaiting, setAwaiting] = useState<Credentials | null>(null)
  useEffect(() => void signOut(), [])

  const enter = async (credentials: Credentials) => {
    setBusy(true)
    setFailure(null)
    try {
      await signIn(credentials)
      storePendingSignUp(null)
      router.history.push((await joinPendingTeam()) ? AFTER_JOINING : addressAfterLogin(weiter ?? readPendingOffer()))
    } catch (error) {
      if (asksForCode(error) && credentials.code === undefined) setAwaiting(credentials)
      else setFailure(loginFailure(error as Error))
      setBusy(false)
    }
  }

  if (awaiting) {
    const startAgain = () => {
      setAwaiting(null)
      setFailure(null)
    }
    return (
      <Entrance heading="Anmelden">
        <SecondFactorForm
          email={awaiting.email}
          failure={failure}
          isBusy={isBusy}
          onSubmit={(code) => enter({ ...awaiting, code })}
          onCancel={startAgain}
        />
      </Entrance>
    )
  }

  const demoAccounts = isDemo() && <DemoAccounts isBusy={isBusy} onChoose={(credentials) => void enter(credentials)} />
  return (
    <Entrance heading="Anmelden" beside={demoAccounts}>
      {!failure && <Reason message={message} />}
      <PendingInvitationNotice />
      <PendingOfferNotice />
      <LoginForm failure={failure} isBusy={isBusy} onSubmit={enter} />
      <Divider label="Neu hier?" />
      <Button variant="default" fullWidth renderRoot={(props) => <Link to="/anmeldung" {...props} />}>
        Neues Konto erstellen
      </Button>
      <TextLink to="/gebaerden" align="center">
        Was ist {productName()}?
      </TextLink>
    </Entrance>
  )
}

/** Why the login is shown. */
const Reason = ({ message }: { readonly message: unknown }) => {
  if (message === ACCOUNT_DELETED) {
    return (
      <Alert variant="light" icon={<IconCircleCheck aria-hidden />} role="status">
        Dein Konto und alle deine Daten sind gelöscht. Mach’s gut!
      </Alert>
    )
  }
  const warning = loginWarning(message)
  return (
    warning && (
      <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} role="status">
        {warning}
      </Alert>
    )
  )
}
