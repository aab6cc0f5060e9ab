import { Button, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PageLoadError } from '../load-page.ts'
import { PageNotOnDevice } from './page-not-on-device.tsx'
import classes from './route-error.module.css'

/** Stands in the place of a page that failed: its code did not arrive, or it threw while being shown. */
export const RouteError = ({ error, reset }: ErrorComponentProps) =>
  error instanceof PageLoadError ? (
    <PageNotLoadable reason={error.reason} />
  ) : (
    <PageBroken error={error} reset={reset} />
  )

const PageNotLoadable = ({ reason }: Pick<PageLoadError, 'reason'>) => {
  if (reason !== 'timeout' && !navigator.onLine) return <PageNotOnDevice />
  const { heading, text } = NOT_LOADABLE[reason === 'missing' && isOldBrowser() ? 'unreadable' : reason]
  return (
    <section className={classes.error} role="alert">
      <PageHeading>{heading}</PageHeading>
      <Text>{text}</Text>
      <Button
        color="coral"
        leftSection={<IconRefresh size={18} aria-hidden />}
        onClick={() => window.location.reload()}
      >
        Neu laden
      </Button>
    </section>
  )
}

/** `public/load-check.js` has looked before the app began. */
const isOldBrowser = (): boolean => document.documentElement.dataset['browser'] === 'old'

const NOT_LOADABLE = {
  missing: {
    heading: 'Neue Version verfügbar',
    text: 'Diese Seite konnte nicht geladen werden. Wahrscheinlich gibt es eine neue Version, oder die Verbindung ist unterbrochen. Lade die Seite neu, um weiterzumachen.',
  },
  unreadable: {
    heading: 'Diese Seite konnte nicht geladen werden',
    text: 'Wahrscheinlich ist dein Browser zu alt dafür. Aktualisiere ihn, oder öffne die Seite mit einem neueren Chrome, Edge, Firefox oder Safari.',
  },
  timeout: {
    heading: 'Die Seite lädt zu lange',
    text: 'Die Seite ist nach zwei Minuten noch nicht da. Prüfe deine Internetverbindung und lade die Seite neu.',
  },
} as const

const PageBroken = ({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) => {
  const router = useRouter()
  const [id] = useState(() => newId().slice(0, 8))
  // Raises the browser's own error event, so that whatever listens for faults learns the number people will name.
  useEffect(() => reportError(new Error(`Page failed (${id})`, { cause: error })), [id, error])
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <section className={classes.error} role="alert">
      <PageHeading>Ups, da ist etwas schiefgelaufen..</PageHeading>
      <Text>Diese Seite kann gerade nicht gezeigt werden. Versuche es noch einmal.</Text>
      <Button leftSection={<IconRefresh size={18} aria-hidden />} onClick={retry}>
        Erneut versuchen
      </Button>
      <Text c="dimmed">
        Hilft das nicht, nenne uns bitte diese Nummer: <code>{id}</code>
      </Text>
    </section>
  )
}
