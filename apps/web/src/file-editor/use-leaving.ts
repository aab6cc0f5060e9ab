import { useBlocker } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { confirm } from '../ui/dialogs/confirm.tsx'
import type { FileView } from './file-view.ts'

type EditedStore = {
  readonly view: () => FileView<{ readonly _id: string }>
  readonly flush: () => Promise<boolean>
}

/**
 * Saves before the page is left. Asks if that fails: the draft stays stored either way. `isLeaving` as long as saving
 * takes. Addresses of files begin with `path`.
 */
export const useLeaving = (store: EditedStore, path: string) => {
  const [isLeaving, setIsLeaving] = useState(false)
  const isFree = useRef(false)
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ next }) => {
      const { saving, file } = store.view()
      // A new file gets its address while it is being edited.
      if (file && next.pathname === path + file._id) return false
      if (isFree.current || saving === 'saved' || saving === 'new') return false
      setIsLeaving(true)
      const isSaved = await Promise.race([store.flush(), patience()])
      setIsLeaving(false)
      return !isSaved && !(await confirm(QUESTION))
    },
  })
  /** Unsaved edits are discarded, or stored elsewhere. */
  const leaveFreely = useCallback(() => {
    isFree.current = true
  }, [])
  return { isLeaving, leaveFreely }
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
