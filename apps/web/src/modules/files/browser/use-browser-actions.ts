import type { FileNode, OpenedFileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { announce } from '../../../ui/announcer.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import { showToast } from '../../../ui/toast.tsx'
import type { ActionEntry } from '../actions/action-entries.ts'
import { useRunFileAction } from '../actions/use-run-file-action.ts'
import { namesOf } from '../changes/names-of.ts'
import { useFileDialog } from '../dialog/file-dialog.ts'
import type { CreatableType } from '../dialog/file-dialog-request.ts'
import { openAddress } from '../node-addresses.ts'
import { invalidateFiles } from '../queries.ts'
import type { Destination } from './moving/use-move-nodes.ts'
import { chooseOnly, type Selection } from './selection.ts'
import type { BrowserNavigation } from './use-browser-address.ts'

type Facts = {
  readonly folder: OpenedFileNode | undefined
  readonly folderId: string
  readonly setSelection: (next: (selection: Selection) => Selection) => void
  readonly goToFolder: BrowserNavigation['goToFolder']
  readonly cut: readonly FileNode[]
  readonly setCut: (nodes: readonly FileNode[]) => void
  /** Once a dialog is gone: its row may be gone with it. */
  readonly requestFocus: () => void
  readonly move: (nodes: readonly FileNode[], target: Destination) => Promise<void>
}

/** What mouse, keyboard and menus do with the nodes of the open folder. */
export const useBrowserActions = (facts: Facts) => {
  const { folder, folderId, setSelection, goToFolder, cut, setCut, move, requestFocus } = facts
  const client = useQueryClient()
  const dialog = useFileDialog()
  const runAction = useRunFileAction()
  const navigate = useNavigate()
  const [isDeleting, setDeleting] = useState(false)

  const open = useCallback(
    (node: FileNode) => {
      if (node.nodeType === 'directory') return void goToFolder(node._id)
      const address = openAddress(node)
      if (address) return void navigate(address)
      // Somebody is just creating it: the content comes a moment after its place.
      showToast({ tone: 'info', text: `${quoteName(node.name)} wird gerade angelegt. Versuche es gleich noch einmal.` })
      void invalidateFiles(client)
    },
    [goToFolder, navigate, client],
  )
  const create = useCallback(
    /** `type` null: the person chooses in the dialog. */
    async (type: CreatableType | null, place: string = folderId) => {
      const node = await dialog.open({ mode: 'create', folder: place, ...(type && { type }) })
      if (node?.parent === folderId) setSelection(() => chooseOnly(node._id))
      requestFocus()
    },
    [dialog, folderId, setSelection, requestFocus],
  )
  const run = useCallback(
    async (entry: ActionEntry, nodes: readonly FileNode[]) => {
      const [node] = nodes
      if (entry.id === 'open' && node) return open(node)
      setDeleting(entry.id === 'delete')
      await runAction(entry, nodes)
      setDeleting(false)
      requestFocus()
    },
    [open, runAction, requestFocus],
  )
  const cutNodes = useCallback(
    (nodes: readonly FileNode[]) => {
      const movable = nodes.filter(({ canWrite, parent }) => canWrite && parent !== null)
      if (movable.length === 0) return
      setCut(movable)
      announce(`${namesOf(movable)} ausgeschnitten. Öffne den Zielordner und drücke Strg + V. Esc bricht ab.`)
    },
    [setCut],
  )
  const paste = useCallback(
    async (target: Destination | undefined = folder) => {
      if (cut.length === 0 || !target) return
      setCut([])
      await move(cut, target)
    },
    [cut, folder, move, setCut],
  )
  const dropCut = useCallback(() => setCut([]), [setCut])
  return { open, create, run, isDeleting, cutNodes, paste, dropCut }
}
