import { OFFLINE_TEXT } from '../../api/api-error.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

type Props = {
  /** `over`: the device may no longer show without asking what a licence opens. `clock`: that cannot be known. */
  readonly reason: 'unreachable' | 'over' | 'clock'
  readonly onRetry: () => void
}

const TEXTS = {
  unreachable: ['Keine Verbindung zum Server', OFFLINE_TEXT],
  over: [
    'Verbinde dich einmal mit dem Internet',
    'Was offline verfügbar war, ist von diesem Gerät entfernt: Deine Lizenz ist abgelaufen, oder du warst 30 Tage ohne Verbindung.',
  ],
  clock: [
    'Stimmt die Uhr dieses Geräts?',
    'Prüfe Datum und Uhrzeit, oder verbinde dich einmal mit dem Internet. Was offline verfügbar ist, bleibt erhalten.',
  ],
} as const

/** Stands in place of everything when the server cannot be reached at the start. Nobody is signed out by that. */
export const StartError = ({ reason, onRetry }: Props) => {
  const [title, text] = TEXTS[reason]
  return (
    <main>
      <PageHeading isHidden>Keine Verbindung</PageHeading>
      <LoadError title={title} error={new Error(text)} onRetry={onRetry} />
    </main>
  )
}
