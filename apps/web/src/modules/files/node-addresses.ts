import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import type { Address } from './kinds/file-kind.ts'
import { findKind } from './kinds/file-kinds.ts'

/** Organisieren, showing the inside of a folder (specification 2, "Route table"). */
export const folderAddress = (folder: string): Address => ({ to: '/app/organisieren', search: { c: folder } })

/** Organisieren, showing the node in its folder, selected. */
export const revealAddress = ({ _id, parent }: Pick<FileNode, '_id' | 'parent'>): Address =>
  parent === null ? folderAddress(_id) : { to: '/app/organisieren', search: { c: parent, s: _id } }

/** Where opening a node leads: into the folder, or to what its kind opens; null while the content is still missing. */
export const openAddress = (node: Pick<FileNode, '_id' | 'fileType' | 'file'>): Address | null => {
  const kind = findKind(node)
  if (!kind) return folderAddress(node._id)
  return node.file === null ? null : kind.actions[0].toAddress(node.file)
}
