import type { Owner } from '../teams/owner-types.ts'

/**
 * Where a node stands, as the ids of its ancestors: `,user_1,folder,folder,` (specification 2, section 3; decisions,
 * Identifiers). A root has the path `,` and an id made of its owner's.
 */
export const ROOTS_PATH = ','

/** How deep folders may lie in one another. Bounds the length of a path, which an index holds. */
export const DEPTH_MAX = 20
/** How many nodes one root may hold: a folder that is duplicated into itself again and again stops here. */
export const NODES_PER_ROOT_MAX = 20_000

/** The owner that a root's id names; null for the id of any other node. */
export const ownerOfRoot = (id: string): Owner | null => {
  const [, kind, owner] = /^(user|team)_(.+)$/.exec(id) ?? []
  if (owner === undefined) return null
  return { ownerType: kind === 'team' ? 'teams' : 'users', owner }
}

export const isRootId = (id: string): boolean => ownerOfRoot(id) !== null

/** The ids on a path, the root's first; null when it is none. */
export const idsOfPath = (path: string): readonly string[] | null => {
  if (path === ROOTS_PATH) return []
  if (!/^(,[A-Za-z0-9_-]+)+,$/.test(path)) return null
  return path.slice(1, -1).split(',')
}

/** The path of what stands in a folder. */
export const pathInside = (folder: { readonly _id: string; readonly path: string }): string =>
  `${folder.path}${folder._id},`

/** The id of the folder that a path leads into; null for the path of the roots. */
export const folderIdOf = (path: string): string | null => idsOfPath(path)?.at(-1) ?? null

/** The owner of all that stands on a path: that of its root. */
export const ownerOfPath = (path: string): Owner | null => ownerOfRoot(idsOfPath(path)?.[0] ?? '')

/** Whether a path leads through this node, directly or further up: what stands there is moved and deleted with it. */
export const isBelow = (path: string, nodeId: string): boolean => path.includes(`,${nodeId},`)

/** How many folders lie between a root and what stands on this path; 0 directly in the root. */
export const depthOf = (path: string): number => Math.max(0, (idsOfPath(path)?.length ?? 0) - 1)

/** All that stands below a folder, as a range of paths compared byte by byte: `-` is the character after `,`. */
export const pathsBelow = (pathInsideFolder: string): { readonly from: string; readonly to: string } => ({
  from: pathInsideFolder,
  to: `${pathInsideFolder.slice(0, -1)}-`,
})
