import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { LoadError } from '../../../../ui/load-error.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import classes from './waiting-player.module.css'

type WaitingPlayerProps = {
  readonly error: Error | null
  readonly onRetry: () => void
  readonly backTo: string
}

/** Holds the place of the player until its list is there, or says that it does not come. */
export const WaitingPlayer = ({ error, onRetry, backTo }: WaitingPlayerProps) => (
  <div className={classes.page}>
    <PageHeading isHidden>Lernliste</PageHeading>
    {error ? (
      <>
        <LoadError title="Die Lernliste konnte nicht geladen werden" error={error} onRetry={onRetry} />
        <Button component={Link} to={backTo} variant="subtle">
          Zurück zur Übersicht
        </Button>
      </>
    ) : (
      <div role="status" aria-label="Lernliste wird geladen" className={classes.places}>
        <Skeleton height={44} width="40%" />
        <Skeleton className={classes.film!} />
        <Skeleton className={classes.picture!} />
      </div>
    )}
  </div>
)
