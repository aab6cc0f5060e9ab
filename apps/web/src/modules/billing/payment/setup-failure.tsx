import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import classes from './payment.module.css'
import type { SetupIntentKeeper } from './setup-intent.ts'

/** The provider could not be reached when the kind was chosen. What was typed stays; sending tries again, too. */
export const SetupFailure = ({ setup }: { readonly setup: SetupIntentKeeper }) => {
  const failure = useSyncExternalStore(setup.subscribe, setup.failure)
  return (
    failure && (
      <Alert
        color="red"
        title="Die Lastschrift konnte nicht vorbereitet werden"
        icon={<IconAlertTriangle aria-hidden />}
        role="alert"
      >
        <p className={classes.failureText}>{failure.message}</p>
        <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} onClick={setup.prepare}>
          Erneut versuchen
        </Button>
      </Alert>
    )
  )
}
