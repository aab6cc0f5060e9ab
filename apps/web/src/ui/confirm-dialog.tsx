import { Button, Group, Modal, Text } from '@mantine/core'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useCloseOnNavigation } from './use-close-on-navigation.ts'

export type Question = {
  /** Names what happens to which thing: „Hallo“ löschen? */
  readonly title: string
  readonly body: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly tone?: 'danger' | 'normal'
}

/** Asks before something that matters. Resolves to false on cancelling, Escape and leaving the page. */
export const confirm = (question: Question): Promise<boolean> => {
  pending?.answer(false)
  return new Promise((resolve) => {
    setPending({
      question,
      answer: (isConfirmed) => {
        setPending(null)
        resolve(isConfirmed)
      },
    })
  })
}

/** Shows the dialogs of `confirm`. Stands once in the app. */
export const ConfirmHost = () => {
  const current = useSyncExternalStore(subscribe, () => pending)
  // While the dialog fades out it still shows what it asked.
  const [last, setLast] = useState(current)
  if (current && current !== last) setLast(current)
  const question = (current ?? last)?.question
  const cancel = () => current?.answer(false)
  useCloseOnNavigation(cancel)
  if (!question) return null
  return (
    <Modal opened={current !== null} onClose={cancel} title={question.title}>
      <Text component="div">{question.body}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={cancel} data-autofocus>
          {question.cancelLabel ?? 'Abbrechen'}
        </Button>
        <Button color={question.tone === 'danger' ? 'red' : 'teal'} onClick={() => current?.answer(true)}>
          {question.confirmLabel}
        </Button>
      </Group>
    </Modal>
  )
}

type Pending = { readonly question: Question; readonly answer: (isConfirmed: boolean) => void }
let pending: Pending | null = null
const listeners = new Set<() => void>()

const setPending = (next: Pending | null): void => {
  pending = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
