import { pathInside } from './file-paths.ts'
import type { NodeType } from './file-types.ts'
import { canMove, type StayReason } from './tree-rules.ts'

type Moved = { readonly _id: string; readonly path: string; readonly canWrite: boolean }
type Target = {
  readonly _id: string
  readonly path: string
  readonly nodeType: NodeType
  readonly canWrite: boolean
}

export type MoveRefusal = StayReason | 'not-allowed' | 'no-folder' | 'already-there'

/** Why a screen does not offer to move a node into a target; null when it does. A taken name shows only on trying. */
export const moveRefusal = (node: Moved, target: Target): MoveRefusal | null => {
  const path = pathInside(target)
  const verdict = canMove(node._id, path)
  if (!verdict.ok && verdict.reason === 'is-root') return 'is-root'
  if (!node.canWrite || !target.canWrite) return 'not-allowed'
  if (target.nodeType !== 'directory') return 'no-folder'
  if (!verdict.ok) return verdict.reason
  if (node.path === path) return 'already-there'
  return null
}
