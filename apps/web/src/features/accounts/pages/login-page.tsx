import { Alert, Anchor, Button, Divider } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isDemo, productName } from '../../../api/page-settings.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { DemoAccounts } from '../components/demo-account-list.tsx'
import { LoginForm } from '../components/login-form.tsx'
import { addressAfterLogin, loginFailure, loginWarning } from '../login-messages.ts'
import { type Credentials, signIn, signOut } from '../sign-in.ts'
import classes from './login-page.module.css'

/** Signing in (specification 1, section 2). Whoever opens this page is signed out by it. */
export const Page = () => {
  const router = useRouter()
  const { message, weiter } = useSearch({ strict: false }) as Readonly<Record<string, unknown>>
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => void signOut(), [])

  const enter = async (credentials: Credentials) => {
    setBusy(true)
    setFailure(null)
    try {
      await signIn(credentials)
      router.history.push(addressAfterLogin(weiter))
    } catch (error) {
      setFailure(loginFailure(error as Error))
      setBusy(false)
    }
  }

  const warning = loginWarning(message)
  return (
    <div className={classes.page}>
      <section className={classes.card}>
        <PageHeading>Anmelden</PageHeading>
        {warning && !failure && (
          <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} role="status">
            {warning}
          </Alert>
        )}
        <LoginForm failure={failure} isBusy={isBusy} onSubmit={(credentials) => void enter(credentials)} />
        <Divider label="Neu hier?" />
        <Button variant="default" fullWidth renderRoot={(props) => <Link to="/anmeldung" {...props} />}>
          Neues Konto erstellen
        </Button>
        <Anchor className={classes.landing!} renderRoot={(props) => <Link to="/gebaerden/{-$slug}" {...props} />}>
          Was ist {productName()}?
        </Anchor>
      </section>
      {isDemo() && <DemoAccounts isBusy={isBusy} onChoose={(credentials) => void enter(credentials)} />}
    </div>
  )
}
