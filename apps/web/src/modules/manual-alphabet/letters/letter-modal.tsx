import { ALPHABET_LETTERS, type AlphabetLetter, nameLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import { ActionIcon, Button, Modal, Title, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useSwipe } from '../../../ui/swipe/use-swipe.ts'
import { useWindowKeys } from '../../../ui/use-window-keys.ts'
import { isKeyOfControl, type PlayerHandle } from '../../catalogue/index.ts'
import classes from './letter-modal.module.css'
import { LetterView } from './letter-view.tsx'
import { findNeighbour, type OpenLetter } from './use-open-letter.ts'

/** A letter shown large over the page, with a way to its neighbours. */
export const LetterModal = ({ openLetter }: { readonly openLetter: OpenLetter }) => {
  const { letter, close } = openLetter
  const isNarrow = useMediaQuery('(max-width: 47.99em), (max-height: 30em)', false, { getInitialValueInEffect: false })
  useFocusOnCard(letter)
  if (letter === undefined) return null
  return (
    <Modal.Root
      opened
      onClose={close}
      fullScreen={isNarrow}
      size="58rem"
      centered
      returnFocus={false}
      padding={0}
      classNames={{ content: classes.content! }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={`Buchstabe ${nameLetter(letter)}`}>
        <Modal.Body className={classes.body!}>
          <OpenedLetter letter={letter} openLetter={openLetter} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** After closing, the focus goes to the card of the letter that was seen last. */
const useFocusOnCard = (letter: AlphabetLetter | undefined) => {
  const seen = useRef<AlphabetLetter | undefined>(undefined)
  useEffect(() => {
    if (letter === undefined && seen.current !== undefined) {
      document.querySelector<HTMLElement>(`[data-letter="${seen.current}"]`)?.focus()
    }
    seen.current = letter
  }, [letter])
}

const OpenedLetter = ({
  letter,
  openLetter: { walk, close },
}: {
  readonly letter: AlphabetLetter
  readonly openLetter: OpenLetter
}) => {
  const player = useRef<PlayerHandle>(null)
  const index = ALPHABET_LETTERS.indexOf(letter)
  const name = nameLetter(letter)
  const neighbour = (step: 1 | -1) => nameLetter(findNeighbour(letter, step))

  const pressKey = (event: KeyboardEvent) => {
    player.current?.pressKey(event)
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isKeyOfControl(event)) return
    if (event.key === 'ArrowLeft') walk(-1)
    if (event.key === 'ArrowRight') walk(1)
  }
  useWindowKeys(pressKey)
  const swipe = useSwipe(walk)

  return (
    // Swipes and keys are shortcuts for the two buttons below.
    <div className={classes.letter} tabIndex={-1} data-autofocus {...swipe}>
      <div className={classes.bar}>
        <Title order={2} className={classes.name!}>
          {name}
        </Title>
        <span className={classes.position}>
          {index + 1} von {ALPHABET_LETTERS.length}
        </span>
        <ActionIcon color="gray" aria-label="Schließen" onClick={close}>
          <IconX />
        </ActionIcon>
      </div>
      <LetterView key={letter} letter={letter} player={player} />
      <div className={classes.ways}>
        <Button variant="default" leftSection={<IconChevronLeft aria-hidden />} onClick={() => walk(-1)}>
          <VisuallyHidden>Zurück zu </VisuallyHidden>
          {neighbour(-1)}
        </Button>
        <Button variant="default" rightSection={<IconChevronRight aria-hidden />} onClick={() => walk(1)}>
          <VisuallyHidden>Weiter zu </VisuallyHidden>
          {neighbour(1)}
        </Button>
      </div>
      <VisuallyHidden aria-live="polite">{`Buchstabe ${name}, ${index + 1} von ${ALPHABET_LETTERS.length}`}</VisuallyHidden>
    </div>
  )
}
