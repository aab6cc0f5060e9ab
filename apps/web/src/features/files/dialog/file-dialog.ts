import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { useSyncExternalStore } from 'react'
import { whenMenuClosed } from '../../../ui/when-menu-closed.ts'
import type { FileDialogRequest } from './file-dialog-request.ts'

/**
 * The one dialog for creating, renaming, moving and duplicating. `open` resolves to the node as it is then (of several
 * the first), or to null when the person gave it up.
 */
export const useFileDialog = () => FILE_DIALOG

const FILE_DIALOG = {
  open: (request: FileDialogRequest): Promise<FileNode | null> => {
    current?.close(null)
    return new Promise((resolve) => {
      const close = (node: FileNode | null): void => {
        if (current?.close === close) setCurrent(null)
        resolve(node)
      }
      openings += 1
      const key = openings
      whenMenuClosed(() => setCurrent({ key, request, close }))
    })
  },
} as const

export type OpenDialog = {
  /** Each opening is a dialog of its own, with nothing left in it from the one before. */
  readonly key: number
  readonly request: FileDialogRequest
  readonly close: (node: FileNode | null) => void
}

export const useOpenDialog = (): OpenDialog | null => useSyncExternalStore(subscribe, () => current)

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
