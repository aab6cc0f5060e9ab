import { canStartAgain } from '@gebaerdenraum/domain/lists/player'
import { Button } from '@mantine/core'
import { IconFlag, IconListDetails, IconRepeat } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { confirm } from '../../../../ui/dialogs/confirm.tsx'
import type { Learning } from '../session/use-learning.ts'
import { Applause } from './applause.tsx'
import { EndScreen } from './end-screen.tsx'

type LearningEndProps = {
  readonly learning: Learning
  readonly isShared: boolean
  readonly isLicensed: boolean
  /** The overview that one came from. */
  readonly overviewTo: string
  /** Where signs can be put into the list; absent where one may not. */
  readonly editTo?: string
  /** Begins to repeat the list; absent where there is no repetition: in lists of others. */
  readonly onRepeat?: () => void
  readonly nextList?: ReactNode
}

/** Behind the last card of a pass: all learned, something left, or nothing there from the start. */
export const LearningEnd = ({ learning, isShared, isLicensed, overviewTo, editTo, ...others }: LearningEndProps) => {
  const { onRepeat, nextList } = others
  const { status, done, total } = learning
  const back = (
    <Button component={Link} to={overviewTo} size="lg" variant="default">
      Zurück zur Übersicht
    </Button>
  )
  const again = canStartAgain({ isShared }, isLicensed) && (
    <Button size="lg" variant="subtle" onClick={() => void startAgain(learning)}>
      Nochmal von vorn
    </Button>
  )
  if (status === 'empty') {
    const edit = editTo && (
      <Button component={Link} to={editTo} size="lg" color="coral">
        Gebärden hinzufügen
      </Button>
    )
    return (
      <EndScreen
        icon={IconListDetails}
        title="Diese Lernliste ist noch leer"
        actions={
          <>
            {edit}
            {back}
          </>
        }
      >
        <p>Sobald Gebärden in der Liste stehen, kannst du sie hier üben.</p>
      </EndScreen>
    )
  }
  if (status === 'completed') {
    return (
      <EndScreen
        icon={Applause}
        title="Geschafft!"
        actions={
          <>
            {onRepeat && (
              <Button size="lg" color="coral" leftSection={<IconRepeat size={20} aria-hidden />} onClick={onRepeat}>
                Wiederholen
              </Button>
            )}
            {nextList}
            {back}
            {again}
          </>
        }
      >
        <p>{total === 1 ? 'Du hast die Gebärde' : `Du hast alle ${total} Gebärden`} dieser Lernliste gelernt.</p>
      </EndScreen>
    )
  }
  return (
    <EndScreen
      icon={IconFlag}
      title="Einmal durch"
      actions={
        <>
          <Button size="lg" color="coral" onClick={learning.startNextPass}>
            Weiter üben
          </Button>
          {again}
          {back}
        </>
      }
    >
      <p>
        {done} von {total} gelernt. {total - done === 1 ? 'Eine Gebärde ist' : `${total - done} Gebärden sind`} noch
        offen.
      </p>
    </EndScreen>
  )
}

const startAgain = async ({ total, startAgain: start }: Learning): Promise<void> => {
  const isSure = await confirm({
    title: 'Nochmal von vorn?',
    body: `Alle ${total} Gebärden gelten dann wieder als nicht gelernt. Zum Wiederholen ist das nicht nötig.`,
    confirmLabel: 'Nochmal von vorn',
  })
  if (isSure) start()
}
