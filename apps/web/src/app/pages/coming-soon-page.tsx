import { Button, Text } from '@mantine/core'
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { useSession } from '../../features/accounts/index.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useShownRoute } from '../shown-route.ts'
import classes from './coming-soon-page.module.css'

/** Stands in for a page that is still being made: says what will be there, and leads back. */
export const Page = () => {
  const { title, outlook } = useShownRoute()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const { session, isLicensed } = useSession()
  // The start page would only send him back here.
  const isUnlicensed = session !== null && !isLicensed
  return (
    <section className={classes.page}>
      <PageHeading>{title}</PageHeading>
      <Text fz="lg">Diese Seite entsteht gerade.</Text>
      <Text>{outlook}</Text>
      {canGoBack ? (
        <Button variant="default" onClick={() => router.history.back()}>
          Zurück
        </Button>
      ) : (
        <Button
          variant="default"
          renderRoot={(props) => <Link to={isUnlicensed ? '/app/einstellungen' : '/'} {...props} />}
        >
          {isUnlicensed ? 'Zu den Einstellungen' : 'Zur Startseite'}
        </Button>
      )}
    </section>
  )
}
