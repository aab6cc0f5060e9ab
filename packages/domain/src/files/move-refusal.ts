import { isBelow, pathInside } from './file-paths.ts'
import type { NodeType } from './file-types.ts'

type Moved = { readonly _id: string; readonly path: string; readonly parent: string | null; readonly canWrite: boolean }
type Target = {
  readonly _id: string
  readonly path: string
  readonly nodeType: NodeType
  readonly canWrite: boolean
}

export type MoveRefusal = 'root' | 'not-allowed' | 'no-folder' | 'into-itself' | 'already-there'

/** Why a node cannot be moved into a target; null when it can. A taken name shows only on trying. */
export const moveRefusal = (node: Moved, target: Target): MoveRefusal | null => {
  if (node.parent === null) return 'root'
  if (!node.canWrite || !target.canWrite) return 'not-allowed'
  if (target.nodeType !== 'directory') return 'no-folder'
  const path = pathInside(target)
  if (node._id === target._id || isBelow(path, node._id)) return 'into-itself'
  if (node.path === path) return 'already-there'
  return null
}
