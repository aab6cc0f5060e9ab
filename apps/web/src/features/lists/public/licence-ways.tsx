import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../accounts/index.ts'
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
  return (
    <div className={classes.ways}>
      <Button component={Link} to="/anmeldung/bestellung" color={isPrimary ? 'coral' : 'teal'}>
        Lizenz erwerben
      </Button>
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
