import type { Owner } from '../teams/owner-types.ts'
import { DEPTH_MAX, depthOf, isBelow, isRootId, NODES_PER_ROOT_MAX } from './file-paths.ts'

/** What may be put where (specification 2, sections 4 and 6). Names are not looked at here: the database holds them apart. */

export type TreeVerdict = { readonly ok: true } | { readonly ok: false; readonly reason: TreeRefusal }
export type TreeRefusal = StayReason | 'too-deep' | 'too-many'
/** Why a node stays where it is, whatever there is. */
export type StayReason = 'is-root' | 'into-itself'

/** Folders and files that are put into a folder together. */
export type Load = {
  readonly nodes: number
  /** How many folders the deepest of them lies below the first; 0 for a single file or an empty folder. */
  readonly levels: number
}
export const SINGLE_NODE: Load = { nodes: 1, levels: 0 }

/** Whether a folder takes them. `present` is how many nodes its root holds already, those that only move there not counted. */
export const canPut = (load: Load, target: { readonly path: string; readonly present: number }): TreeVerdict => {
  if (depthOf(target.path) + load.levels > DEPTH_MAX) return { ok: false, reason: 'too-deep' }
  if (target.present + load.nodes > NODES_PER_ROOT_MAX) return { ok: false, reason: 'too-many' }
  return { ok: true }
}

/** Whether a node may go there at all, whatever there is: roots stay, and a folder cannot stand in itself. */
export const canMove = (
  nodeId: string,
  toPath: string,
): { readonly ok: true } | { readonly ok: false; readonly reason: StayReason } => {
  if (isRootId(nodeId)) return { ok: false, reason: 'is-root' }
  if (isBelow(toPath, nodeId)) return { ok: false, reason: 'into-itself' }
  return { ok: true }
}

export const isSameOwner = (one: Owner, other: Owner): boolean =>
  one.ownerType === other.ownerType && one.owner === other.owner
