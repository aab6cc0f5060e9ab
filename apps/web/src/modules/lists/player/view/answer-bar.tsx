import type { ListPlayerCommand } from '@gebaerdenraum/domain/lists/player-keys'
import { Button, Kbd } from '@mantine/core'
import { IconCheck, IconChevronLeft, IconChevronRight, IconRotate } from '@tabler/icons-react'
import type { Play } from '../session/play.ts'
import classes from './answer-bar.module.css'

type AnswerBarProps = {
  readonly play: Play
  readonly run: (command: Exclude<ListPlayerCommand, 'help' | 'undo'>) => void
}

/** What one can say about the card, large and where the thumb is; and the ways to its neighbours. */
export const AnswerBar = ({ play, run }: AnswerBarProps) => (
  <nav className={classes.bar} aria-label="Karte beantworten">
    <Button
      className={classes.walk!}
      size="lg"
      variant="default"
      aria-label="Zurück zur vorigen Gebärde"
      disabled={!play.canGo.previous}
      leftSection={<IconChevronLeft aria-hidden />}
      onClick={() => run('previous')}
    >
      <span className={classes.word}>Zurück</span>
    </Button>
    <Button
      className={classes.answer!}
      size="lg"
      variant="outline"
      leftSection={<IconRotate aria-hidden />}
      rightSection={<Kbd className={classes.key!}>N</Kbd>}
      onClick={() => run(play.mode === 'learn' ? 'notYet' : 'again')}
    >
      {play.mode === 'learn' ? 'Noch nicht' : 'Nochmal'}
    </Button>
    <Button
      className={classes.answer!}
      size="lg"
      color="coral"
      leftSection={<IconCheck aria-hidden />}
      rightSection={<Kbd className={classes.key!}>Enter</Kbd>}
      onClick={() => run(play.mode === 'learn' ? 'learned' : 'known')}
    >
      {play.mode === 'learn' ? 'Gelernt' : 'Gewusst'}
    </Button>
    <Button
      className={classes.walk!}
      size="lg"
      variant="default"
      aria-label="Weiter zur nächsten Gebärde"
      disabled={!play.canGo.next}
      rightSection={<IconChevronRight aria-hidden />}
      onClick={() => run('next')}
    >
      <span className={classes.word}>Weiter</span>
    </Button>
  </nav>
)
