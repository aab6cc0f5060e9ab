import { Button, Group, Modal, Text } from '@mantine/core'
import type { Question } from './confirm-question.ts'

type Props = {
  readonly question: Question
  readonly isOpen: boolean
  readonly onAnswer: (isConfirmed: boolean) => void
}

/** The dialog itself. The focus begins on the harmless answer. */
export const ConfirmModal = ({ question, isOpen, onAnswer }: Props) => (
  <Modal opened={isOpen} onClose={() => onAnswer(false)} title={question.title}>
    <Text component="div">{question.body}</Text>
    <Group justify="flex-end" mt="lg">
      <Button variant="default" onClick={() => onAnswer(false)} data-autofocus>
        {question.cancelLabel ?? 'Abbrechen'}
      </Button>
      <Button color={question.tone === 'danger' ? 'red' : 'teal'} onClick={() => onAnswer(true)}>
        {question.confirmLabel}
      </Button>
    </Group>
  </Modal>
)
