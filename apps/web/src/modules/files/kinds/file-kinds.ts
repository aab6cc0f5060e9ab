import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import type { FileType } from '@gebaerdenraum/domain/files/file-types'
import { IconFolder, IconUser, IconUsersGroup, type TablerIcon } from '@tabler/icons-react'
import type { FileDetails, FileKind, FileVariant } from './file-kind.ts'

const kinds = new Map<FileType, FileKind>()

/** Called by `app/modules.ts` with the kind of each type, before a page that shows files. */
export const registerFileKinds = (all: Readonly<Record<FileType, FileKind>>): void => {
  for (const kind of Object.values(all)) kinds.set(kind.fileType, kind)
}

/** Throws a `RangeError` for a kind that was not registered. */
export const fileKindFor = (fileType: FileType): FileKind => {
  const kind = kinds.get(fileType)
  if (!kind) throw new RangeError(`The kind of file '${fileType}' is not registered.`)
  return kind
}

/** The kind of a node; null for a folder, and for a type that this version of the app does not know. */
export const findKind = ({ fileType }: Pick<FileNode, 'fileType'>): FileKind | null =>
  fileType === null ? null : (kinds.get(fileType) ?? null)

/** The type within the kind that these details name, else the kind's default. */
export const findVariant = (kind: FileKind, { documentType, customSignType }: FileDetails): FileVariant => {
  const [first, ...others] = kind.variants
  const named = others.find(
    ({ details }) =>
      (details.documentType !== undefined && details.documentType === documentType) ||
      (details.customSignType !== undefined && details.customSignType === customSignType),
  )
  return named ?? first
}

/** How tables and panels call what a node is: 'Lernliste', 'Druckvorlage', 'Ordner'. */
export const typeLabel = (node: Pick<FileNode, 'fileType'>): string => findKind(node)?.label ?? 'Ordner'

export const nodeIcon = (node: Pick<FileNode, 'fileType' | 'parent' | 'ownerType'>): TablerIcon => {
  const kind = findKind(node)
  if (kind) return kind.Icon
  if (node.parent !== null) return IconFolder
  return node.ownerType === 'teams' ? IconUsersGroup : IconUser
}
