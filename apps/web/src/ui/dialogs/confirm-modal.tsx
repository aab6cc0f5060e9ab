import { Button, Group, Modal, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './confirm-modal.module.css'

export type Question = {
  /** Names what happens to which thing: „Hallo“ löschen? */
  readonly title: string
  readonly body: ReactNode
  readonly confirmLabel: string
  /** 'Abbrechen' when absent; null where there is nothing to choose. */
  readonly cancelLabel?: string | null
  readonly tone?: 'danger' | 'normal'
}

type Props = {
  readonly question: Question
  readonly isOpen: boolean
  readonly onAnswer: (isConfirmed: boolean) => void
}

/** Dialogs that ask something lie at 200; which of them was made first does not matter then. */
const ABOVE_DIALOGS = 350

/**
 * The dialog itself. The focus begins on the harmless answer. Put together from the parts because the library's own
 * arrangement has a second page header in it.
 */
export const ConfirmModal = ({ question, isOpen, onAnswer }: Props) => (
  <Modal.Root opened={isOpen} onClose={() => onAnswer(false)} centered zIndex={ABOVE_DIALOGS}>
    <Modal.Overlay />
    <Modal.Content>
      <Modal.Body className={classes.body!}>
        <Modal.Title className={classes.title!}>{question.title}</Modal.Title>
        <Text component="div">{question.body}</Text>
        <Group justify="flex-end" mt="lg">
          {question.cancelLabel !== null && (
            <Button variant="default" onClick={() => onAnswer(false)} data-autofocus>
              {question.cancelLabel ?? 'Abbrechen'}
            </Button>
          )}
          <Button
            color={question.tone === 'danger' ? 'red' : 'teal'}
            onClick={() => onAnswer(true)}
            {...(question.cancelLabel === null && { 'data-autofocus': true })}
          >
            {question.confirmLabel}
          </Button>
        </Group>
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
)
