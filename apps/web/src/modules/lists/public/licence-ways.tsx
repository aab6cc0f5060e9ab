import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { LicenceButton, useMissingLicence, useSession } from '../../accounts/index.ts'
import classes from './licence-ways.module.css'

type LicenceWaysProps = {
  readonly shareKey: string
  /** Whether it is what the page is for. */
  readonly isPrimary?: boolean
}

/**
 * The ways to the whole list: a licence, and for visitors signing in or up first. After signing in one is back at the
 * list: with a licence at the whole one, without at the same preview.
 */
export const LicenceWays = ({ shareKey, isPrimary = false }: LicenceWaysProps) => {
  const isSignedIn = useSession().session !== null
  const missing = useMissingLicence()
  return (
    <div className={classes.ways}>
      <LicenceButton action={missing?.action ?? 'buy'} color={isPrimary ? 'coral' : 'teal'} />
      {!isSignedIn && (
        <>
          <Button component={Link} to="/anmeldung" variant="default">
            Konto erstellen
          </Button>
          <Button
            component={Link}
            to="/login"
            search={{ weiter: `/lernliste/ueberblick/${shareKey}` } as never}
            variant="default"
          >
            Anmelden
          </Button>
        </>
      )}
    </div>
  )
}
