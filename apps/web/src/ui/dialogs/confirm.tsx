import { createObservable } from '@gebaerdenraum/editing/observable'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ConfirmModal, Question } from './confirm-modal.tsx'
import { useCloseOnNavigation, whenMenuClosed } from './dialog-behaviour.ts'

type Pending = {
  readonly question: Question
  /** What had the focus when it was asked. */
  readonly before: Element | null
  readonly answer: (isConfirmed: boolean) => void
}
const pending = createObservable<Pending | null>(null)

/** Asks before something that matters. Resolves to false on cancelling, Escape and leaving the page. */
export const confirm = async (question: Question): Promise<boolean> => {
  pending.get()?.answer(false)
  if (!(await prepareToConfirm())) return askBrowser(question)
  return new Promise((resolve) => {
    whenMenuClosed(() => {
      pending.get()?.answer(false)
      pending.set({
        question,
        before: document.activeElement,
        answer: (isConfirmed) => {
          pending.set(null)
          resolve(isConfirmed)
        },
      })
    })
  })
}

/** Loads the dialog's code with the first question, or earlier where a question may be asked offline. */
export const prepareToConfirm = async (): Promise<boolean> => {
  try {
    Modal ??= (await import('./confirm-modal.tsx')).ConfirmModal
    return true
  } catch {
    return false
  }
}
let Modal: typeof ConfirmModal | undefined

/** Falls back to the browser's own dialog when the code cannot be loaded. */
const askBrowser = ({ title, body }: Question): boolean =>
  window.confirm(typeof body === 'string' ? `${title}\n\n${body}` : title)

/** Shows the dialogs of `confirm`. Stands once in the app. */
export const ConfirmHost = () => {
  const current = useSyncExternalStore(pending.subscribe, pending.get, pending.get)
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
  return shown && Modal && <Modal question={shown.question} isOpen={current !== null} onAnswer={shown.answer} />
}
