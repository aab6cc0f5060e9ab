import { Button } from '@mantine/core'
import { IconCalendarCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Play } from '../session/play.ts'
import { EndScreen } from './end-screen.tsx'

/** Everything that was due is known, or nothing was due. */
export const RepetitionEnd = ({ play, overviewTo }: { readonly play: Play; readonly overviewTo: string }) => (
  <EndScreen
    icon={IconCalendarCheck}
    title={play.total === 0 ? 'Nichts zu wiederholen' : 'Für heute fertig'}
    actions={
      <Button component={Link} to={overviewTo} size="lg">
        Zurück zur Übersicht
      </Button>
    }
  >
    <p>
      {play.total === 0
        ? 'Gerade ist keine Gebärde dieser Liste fällig.'
        : `Du hast ${play.total === 1 ? 'eine Gebärde' : `${play.total} Gebärden`} wiederholt.`}
    </p>
    <p>Was du dir schlecht merken konntest, kommt bald wieder, alles andere später.</p>
  </EndScreen>
)
