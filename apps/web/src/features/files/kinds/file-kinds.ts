import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import type { FileType } from '@gebaerdenraum/domain/files/file-types'
import { IconFolder, IconUser, IconUsersGroup, type TablerIcon } from '@tabler/icons-react'
import { customSignsKind } from './custom-signs-kind.ts'
import { documentsKind } from './documents-kind.ts'
import type { FileDetails, FileKind, FileVariant } from './file-kind.ts'
import { listsKind } from './lists-kind.ts'

export const FILE_KINDS: Readonly<Record<FileType, FileKind>> = {
  lists: listsKind,
  'custom-signs': customSignsKind,
  documents: documentsKind,
}

/** The kind of a node; null for a folder. */
export const kindOf = ({ fileType }: Pick<FileNode, 'fileType'>): FileKind | null =>
  fileType === null ? null : FILE_KINDS[fileType]

/** The type within the kind that these details name, else the kind's default. */
export const variantOf = (kind: FileKind, { documentType, customSignType }: FileDetails): FileVariant => {
  const [first, ...others] = kind.variants
  const named = others.find(
    ({ details }) =>
      (details.documentType !== undefined && details.documentType === documentType) ||
      (details.customSignType !== undefined && details.customSignType === customSignType),
  )
  return named ?? first
}

/** How tables and panels call what a node is: 'Lernliste', 'Druckvorlage', 'Ordner'. */
export const typeLabelOf = (node: Pick<FileNode, 'fileType'>): string => kindOf(node)?.label ?? 'Ordner'

export const iconOf = (node: Pick<FileNode, 'fileType' | 'parent' | 'ownerType'>): TablerIcon => {
  const kind = kindOf(node)
  if (kind) return kind.Icon
  if (node.parent !== null) return IconFolder
  return node.ownerType === 'teams' ? IconUsersGroup : IconUser
}
