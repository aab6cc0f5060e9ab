import { OFFLINE_TEXT } from '../../api/api-error.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

type Props = {
  /** The device may no longer show without asking what a licence opens. */
  readonly isOver?: boolean
  readonly onRetry: () => void
}

const OVER_TEXT =
  'Was offline verfügbar war, ist von diesem Gerät entfernt: Deine Lizenz ist abgelaufen, oder du warst 30 Tage ohne Verbindung.'

/** Stands in place of everything when the server cannot be reached at the start. Nobody is signed out by that. */
export const StartError = ({ isOver = false, onRetry }: Props) => (
  <main>
    <PageHeading isHidden>Keine Verbindung</PageHeading>
    <LoadError
      title={isOver ? 'Verbinde dich einmal mit dem Internet' : 'Keine Verbindung zum Server'}
      error={new Error(isOver ? OVER_TEXT : OFFLINE_TEXT)}
      onRetry={onRetry}
    />
  </main>
)
