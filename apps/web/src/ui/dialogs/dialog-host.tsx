import { createObservable } from '@gebaerdenraum/editing/observable'
import { type ComponentType, createElement, type ReactNode, useSyncExternalStore } from 'react'
import { showToast } from '../toast.tsx'
import { whenMenuClosed } from './dialog-behaviour.ts'

/** A dialog that is asked for with a request and ends with a result; null when the person gave it up. */
export type DialogProps<Request, Result> = {
  readonly request: Request
  readonly onClose: (result: Result | null) => void
}

type Dialog<Request, Result> = ComponentType<DialogProps<Request, Result>>

/** A dialog whose code is loaded when it first opens; unlike `lazy`, loading can be tried again. */
type LaterDialog<Request, Result> = { readonly load: () => Promise<Dialog<Request, Result>> }

type OpenDialog = {
  /** Each opening is a dialog of its own, with nothing left in it from the one before. */
  readonly key: number
  readonly content: ReactNode
  readonly giveUp: () => void
}

const current = createObservable<OpenDialog | null>(null)
let openings = 0

/** Opens a dialog; one at a time. Resolves to null when its code cannot be loaded, too: the page stays unchanged. */
export const openDialog = async <Request, Result>(
  dialog: Dialog<Request, Result> | LaterDialog<Request, Result>,
  request: Request,
): Promise<Result | null> => {
  current.get()?.giveUp()
  openings += 1
  const key = openings
  const Dialog = 'load' in dialog ? await loadLater(dialog).catch(reportUnloadable) : dialog
  if (!Dialog || key !== openings) return null
  return new Promise((resolve) => {
    const close = (result: Result | null): void => {
      if (current.get()?.key === key) current.set(null)
      resolve(result)
    }
    const content = createElement(Dialog, { key, request, onClose: close })
    whenMenuClosed(() => current.set({ key, content, giveUp: () => close(null) }))
  })
}

let loadBefore: () => Promise<void> = async () => undefined

/** Sets what every lazily loaded dialog waits for. Called for each of them. */
export const loadBeforeDialogs = (load: () => Promise<void>): void => {
  loadBefore = load
}

const loadLater = async <Request, Result>({ load }: LaterDialog<Request, Result>): Promise<Dialog<Request, Result>> => {
  const [dialog] = await Promise.all([load(), loadBefore()])
  return dialog
}

/** Without a connection, or because there is a new version of the app. Browsers ask for such code once and never again. */
const reportUnloadable = (): null => {
  const reload = { label: 'Neu laden', run: () => location.reload() }
  showToast({ tone: 'danger', text: UNLOADABLE, action: reload, time: 'action' })
  return null
}

const UNLOADABLE = 'Das geht gerade nicht. Lade die Seite neu, sobald du wieder eine Verbindung hast.'

/** Shows what `openDialog` opens. Stands once in the app. */
export const DialogHost = () => useSyncExternalStore(current.subscribe, current.get, current.get)?.content
