import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { kindOf, typeLabelOf, variantOf } from '../../kinds/file-kinds.ts'

/** The type of a node and, where its kind has several, which of them: 'Druckvorlage (Raster)'. */
export const typeText = (node: FileNode): string => {
  if (node.parent === null) return node.ownerType === 'teams' ? 'Ordner deines Teams' : 'Dein persönlicher Ordner'
  const kind = kindOf(node)
  const label = typeLabelOf(node)
  return kind && kind.variants.length > 1 ? `${label} (${variantOf(kind, node.fileDetails ?? {}).label})` : label
}
