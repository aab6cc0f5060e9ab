import { type ComponentType, createElement, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { whenMenuClosed } from './when-menu-closed.ts'

/** A dialog that is asked for with a request and ends with a result; null when the person gave it up. */
export type DialogProps<Request, Result> = {
  readonly request: Request
  readonly onClose: (result: Result | null) => void
}

/** Opens a dialog, of which there is one at a time; its code may come with its first opening (`lazy`). */
export const openDialog = <Request, Result>(
  Dialog: ComponentType<DialogProps<Request, Result>>,
  request: Request,
): Promise<Result | null> => {
  current?.giveUp()
  return new Promise((resolve) => {
    openings += 1
    const key = openings
    const close = (result: Result | null): void => {
      if (current?.key === key) setCurrent(null)
      resolve(result)
    }
    const content = createElement(Dialog, { key, request, onClose: close })
    whenMenuClosed(() => setCurrent({ key, content, giveUp: () => close(null) }))
  })
}

/** Shows what `openDialog` opens. Stands once in the app. */
export const DialogHost = () => {
  const open = useSyncExternalStore(subscribe, () => current)
  return open && <Suspense>{open.content}</Suspense>
}

type OpenDialog = {
  /** Each opening is a dialog of its own, with nothing left in it from the one before. */
  readonly key: number
  readonly content: ReactNode
  readonly giveUp: () => void
}

let current: OpenDialog | null = null
let openings = 0
const listeners = new Set<() => void>()

const setCurrent = (next: OpenDialog | null): void => {
  current = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
