import { type FileAction, selectionActions } from '@gebaerdenraum/domain/files/file-actions'
import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import {
  IconArrowsMove,
  IconCopy,
  IconFolderOpen,
  IconFolderSearch,
  IconForms,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react'
import type { Address, KindAction } from '../kinds/file-kind.ts'
import { findKind } from '../kinds/file-kinds.ts'
import { folderAddress, revealAddress } from '../node-addresses.ts'

/** An action as menus show it. */
export type ActionEntry = {
  readonly id: FileAction | 'reveal'
  readonly label: string
  readonly Icon: TablerIcon
  /** Where it leads. */
  readonly address?: Address
  /** What it does; with neither, `useRunFileAction` knows. */
  readonly run?: () => Promise<void>
}

/**
 * What can be done with one node, or with several at once, in the order of menus. Outside of Organisieren a file can be
 * shown there (`hasReveal`). Creating is offered by the folder's own menu.
 */
export const actionEntries = (
  nodes: readonly FileNode[],
  { hasReveal = false }: { readonly hasReveal?: boolean } = {},
): readonly ActionEntry[] => {
  const allowed = selectionActions(nodes)
  const [node] = nodes
  const single = node && nodes.length === 1 ? node : null
  return [
    ...(single ? openings(single, allowed) : []),
    ...(single && hasReveal ? [reveal(single)] : []),
    ...CHANGES.filter(({ id }) => allowed.some((action) => action === id)),
  ]
}

/** Ways to open a node: a folder by going into it, a file as its kind says. */
const openings = (node: FileNode, allowed: readonly FileAction[]): readonly ActionEntry[] => {
  const kind = findKind(node)
  if (!kind) return [{ ...OPEN, address: folderAddress(node._id) }]
  const { file, canWrite } = node
  if (file === null) return []
  const [first, ...others] = kind.actions
  const { id, label, Icon } = canWrite ? first : OPEN
  const further = others.filter((action) => allowed.includes(action.id))
  return [{ id, label, Icon, address: first.toAddress(file) }, ...further.map((action) => entryOf(action, file))]
}

const entryOf = (action: KindAction, file: string): ActionEntry => {
  const { id, label, Icon } = action
  return 'run' in action
    ? { id, label, Icon, run: () => action.run(file) }
    : { id, label, Icon, address: action.toAddress(file) }
}

const OPEN = { id: 'open', label: 'Öffnen', Icon: IconFolderOpen } as const

const reveal = (node: FileNode): ActionEntry => ({
  id: 'reveal',
  label: 'In Organisieren zeigen',
  Icon: IconFolderSearch,
  address: revealAddress(node),
})

const CHANGES: readonly ActionEntry[] = [
  { id: 'rename', label: 'Umbenennen', Icon: IconForms },
  { id: 'duplicate', label: 'Duplizieren', Icon: IconCopy },
  { id: 'move', label: 'Verschieben', Icon: IconArrowsMove },
  { id: 'delete', label: 'Löschen', Icon: IconTrash },
]
