import { REVEAL_PARTS } from '@gebaerdenraum/domain/catalogue/reveal'
import { LIST_PLAYER_KEYS, type PlayerMode } from '@gebaerdenraum/domain/lists/player-keys'
import { Kbd, Modal } from '@mantine/core'
import { listPlayerKeys } from '../../../signs/index.ts'
import { REVEAL_PART_NAMES } from '../reveal-part-names.ts'
import classes from './key-help.module.css'

type KeyHelpProps = {
  readonly mode: PlayerMode
  readonly isQuiz: boolean
  readonly isOpen: boolean
  readonly onClose: () => void
}

type Entry = { readonly keyLabel: string; readonly description: string }

/** All keys of the list player, of the quiz and of the video, behind `?`. */
export const KeyHelp = ({ mode, isQuiz, isOpen, onClose }: KeyHelpProps) => (
  <Modal.Root opened={isOpen} onClose={onClose} size="lg" centered>
    <Modal.Overlay />
    <Modal.Content>
      <Modal.Body>
        <div className={classes.head}>
          <Modal.Title>Tasten</Modal.Title>
          <Modal.CloseButton aria-label="Schließen" size={44} />
        </div>
        <Group title="Karten" entries={LIST_PLAYER_KEYS.filter(({ modes }) => modes.includes(mode))} />
        {isQuiz && <Group title="Aufdecken" entries={QUIZ_KEYS} />}
        <Group title="Video" entries={listPlayerKeys().filter(({ command }) => command !== 'toggle-help')} />
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
)

const QUIZ_KEYS: readonly Entry[] = [
  ...REVEAL_PARTS.map((part, index) => ({
    keyLabel: String(index + 1),
    description: `${REVEAL_PART_NAMES[part]} aufdecken`,
  })),
  { keyLabel: 'Leertaste', description: 'Nächsten Teil aufdecken' },
]

const Group = ({ title, entries }: { readonly title: string; readonly entries: readonly Entry[] }) => (
  <section className={classes.group} aria-label={title}>
    <h3 className={classes.groupTitle}>{title}</h3>
    <dl className={classes.keys}>
      {entries.map(({ keyLabel, description }) => (
        <div key={keyLabel} className={classes.key}>
          <dt>
            <Kbd>{keyLabel}</Kbd>
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  </section>
)
