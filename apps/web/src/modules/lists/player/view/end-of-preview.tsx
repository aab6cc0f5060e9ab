import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { LicenceWays } from '../../public/licence-ways.tsx'
import type { Learning } from '../session/use-learning.ts'
import { EndScreen } from './end-screen.tsx'

type EndOfPreviewProps = {
  readonly learning: Learning
  readonly shown: number
  /** Of the whole list. */
  readonly total: number
  readonly shareKey: string
}

/** Behind the last sign that a viewer without a licence may see (specification 2, section 2). */
export const EndOfPreview = ({ learning, shown, total, shareKey }: EndOfPreviewProps) => (
  <EndScreen
    icon={IconLock}
    title="Ende der Vorschau"
    actions={
      <>
        <LicenceWays shareKey={shareKey} isPrimary />
        {learning.canGo.previous && (
          <Button size="md" variant="subtle" onClick={() => learning.run('previous')}>
            Zurück zur letzten Gebärde
          </Button>
        )}
        <Button component={Link} to={`/lernliste/ueberblick/${shareKey}`} size="md" variant="subtle">
          Zurück zur Übersicht
        </Button>
      </>
    }
  >
    <p>
      {shown < total
        ? `Du hast ${shown} von ${total} Gebärden dieser Lernliste gesehen.`
        : 'Du hast alle Gebärden dieser Lernliste gesehen.'}
    </p>
    <p>
      Mit einer Lizenz siehst du {shown < total ? 'auch die übrigen' : 'sie'} ohne Wasserzeichen, merkst dir, was du
      gelernt hast, und übst mit verdeckten Karten.
    </p>
  </EndScreen>
)
