import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { findKind, findVariant, typeLabel } from '../../kinds/file-kinds.ts'

/** The type of a node and, where its kind has several, which of them: 'Druckvorlage (Raster)'. */
export const typeText = (node: FileNode): string => {
  if (node.parent === null) return node.ownerType === 'teams' ? 'Ordner deines Teams' : 'Dein persönlicher Ordner'
  const kind = findKind(node)
  const label = typeLabel(node)
  return kind && kind.variants.length > 1 ? `${label} (${findVariant(kind, node.fileDetails ?? {}).label})` : label
}
