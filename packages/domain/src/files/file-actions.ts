import type { FileType, NodeType } from './file-types.ts'

/** Everything that can be done with a folder or a file, in the order of the menus. */
export const FILE_ACTIONS = [
  'open',
  'play',
  'edit',
  'pdf',
  'print',
  'download',
  'create',
  'rename',
  'duplicate',
  'move',
  'delete',
] as const
export type FileAction = (typeof FILE_ACTIONS)[number]

type Facts = {
  readonly nodeType: NodeType
  readonly fileType: FileType | null
  /** Null for a root. */
  readonly parent: string | null
  readonly canWrite: boolean
}

/**
 * What a kind of file offers beyond the rest (specification 2, section 2, "Action sets by file type"). `pdf` opens the
 * PDF at once, `print` asks for its options first.
 */
const OF_KIND: Readonly<Record<FileType, readonly FileAction[]>> = {
  lists: ['play', 'edit'],
  documents: ['pdf', 'print'],
  'custom-signs': ['download'],
}

/** What this caller may do with one node (specification 2, sections 2 and 6). */
export const fileActions = ({ nodeType, fileType, parent, canWrite }: Facts): readonly FileAction[] => {
  if (!canWrite) return ['open']
  if (parent === null) return ['open', 'create']
  const ofKind = nodeType === 'file' && fileType ? OF_KIND[fileType] : []
  return ['open', ...ofKind, 'create', 'rename', 'duplicate', 'move', 'delete']
}

/** What can be done with several at once; all else is meant for one. */
const FOR_SEVERAL: readonly FileAction[] = ['duplicate', 'move', 'delete']

/** What can be done with all the chosen nodes together. */
export const selectionActions = (nodes: readonly Facts[]): readonly FileAction[] => {
  const [first, ...others] = nodes
  if (!first) return []
  if (others.length === 0) return fileActions(first)
  return FOR_SEVERAL.filter((action) => nodes.every((node) => fileActions(node).includes(action)))
}
