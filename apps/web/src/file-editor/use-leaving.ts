import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useBlocker, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readStored, writeStored } from '../storage/browser-storage.ts'
import { confirm, prepareToConfirm } from '../ui/dialogs/confirm.tsx'
import { addressBefore } from '../ui/navigation.ts'
import type { EditedStore } from './edited-store.ts'

export type EditorPlace = {
  /** Name of the kind of file in storage, where the way out is remembered over a reload. */
  readonly scope: string
  /** Beginning of the addresses of its files: from one file to the next is not out. */
  readonly path: string
  readonly overview: string
}

export type Leaving = {
  /** True while the page waits for its edits to be saved. */
  readonly isLeaving: boolean
  /** Discards the edits: the page can be left without a question. */
  readonly discard: () => void
  /** Leaves for the page before, also after a reload; else for the overview. */
  readonly close: () => void
}

/** Saves before the page is left. Asks if that fails: the draft stays stored either way. */
export const useLeaving = <Store extends Pick<EditedStore, 'view' | 'flush'>>(
  store: Store,
  openFiles: (client: QueryClient) => { readonly discard: (store: Store) => void },
  place: EditorPlace,
): Leaving => {
  const client = useQueryClient()
  const [isLeaving, setIsLeaving] = useState(false)
  const isFree = useRef(false)
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ next }) => {
      const { saving, file } = store.view()
      // A new file gets its address while it is being edited.
      if (file && next.pathname === place.path + file._id) return false
      if (isFree.current || saving === 'saved' || saving === 'new') return false
      setIsLeaving(true)
      const isSaved = await Promise.race([store.flush(), patience()])
      setIsLeaving(false)
      return !isSaved && !(await confirm(QUESTION))
    },
  })
  const discard = (): void => {
    isFree.current = true
    openFiles(client).discard(store)
  }
  return { isLeaving, discard, close: useExit(place) }
}

const QUESTION = {
  title: 'Noch nicht gespeichert',
  body:
    'Deine letzten Änderungen sind noch nicht gespeichert. Sie bleiben in diesem Browser, bis du dich abmeldest, und ' +
    'werden dir beim nächsten Öffnen wieder angeboten.',
  confirmLabel: 'Trotzdem schließen',
  cancelLabel: 'Hier bleiben',
} as const

const PATIENCE_MS = 10_000
const patience = (): Promise<boolean> => new Promise((resolve) => setTimeout(() => resolve(false), PATIENCE_MS))

const useExit = (place: EditorPlace): (() => void) => {
  const router = useRouter()
  const [exit] = useState(() => exitAddress(place))
  // Leaving may have to ask, just because there is no connection any more.
  useEffect(() => void prepareToConfirm(), [])
  return useCallback(() => router.history.push(exit), [router, exit])
}

const exitAddress = ({ scope, path, overview }: EditorPlace): string => {
  const key = `gebaerdenraum-exit-${scope}`
  const before = addressBefore()
  if (!before?.startsWith('/app/') || before.startsWith(path)) return readStored(key, 'visit') ?? overview
  writeStored(key, before, { lifetime: 'visit' })
  return before
}
