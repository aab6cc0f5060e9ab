import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Question } from './confirm-question.ts'
import { useCloseOnNavigation } from './use-close-on-navigation.ts'
import { whenMenuClosed } from './when-menu-closed.ts'

/** Asks before something that matters. Resolves to false on cancelling, Escape and leaving the page. */
export const confirm = (question: Question): Promise<boolean> => {
  pending?.answer(false)
  return new Promise((resolve) => {
    whenMenuClosed(() =>
      setPending({
        question,
        before: document.activeElement,
        answer: (isConfirmed) => {
          setPending(null)
          resolve(isConfirmed)
        },
      }),
    )
  })
}

/** Shows the dialogs of `confirm`. Stands once in the app; the dialog's code comes with the first question. */
export const ConfirmHost = () => {
  const current = useSyncExternalStore(subscribe, () => pending)
  // While the dialog fades out it still shows what it asked.
  const [last, setLast] = useState(current)
  if (current && current !== last) setLast(current)
  useCloseOnNavigation(() => current?.answer(false))
  const before = useRef<Element | null>(null)
  useEffect(() => {
    // The library gives the focus back from its second opening on.
    if (!current && before.current instanceof HTMLElement) before.current.focus()
    before.current = current?.before ?? null
  }, [current])
  const shown = current ?? last
  if (!shown) return null
  return (
    <Suspense>
      <ConfirmModal question={shown.question} isOpen={current !== null} onAnswer={shown.answer} />
    </Suspense>
  )
}

const ConfirmModal = lazy(async () => ({ default: (await import('./confirm-modal.tsx')).ConfirmModal }))

type Pending = {
  readonly question: Question
  /** What had the focus when it was asked. */
  readonly before: Element | null
  readonly answer: (isConfirmed: boolean) => void
}
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
