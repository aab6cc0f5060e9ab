import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { idsOfPath, pathInside } from '@gebaerdenraum/domain/files/file-paths'

/** One line of the tree: a folder, or what stands in for folders that are not there yet. */
export type TreeRow = {
  readonly node: FileNode
  /** From 1. */
  readonly level: number
  readonly position: number
  readonly siblings: number
  /** Null where nothing can be opened. */
  readonly isOpen: boolean | null
  /** Absent while the folders in it are there or not asked for. */
  readonly waiting?: 'loading' | 'failed'
}

export type FoldersAt = (path: string) => readonly FileNode[] | 'loading' | 'failed'

/** The tree as the lines one sees: a folder's own folders follow it where it is open. `opened` holds paths inside. */
export const treeRows = (
  folders: readonly FileNode[],
  opened: ReadonlySet<string>,
  foldersAt: FoldersAt,
  level = 1,
): readonly TreeRow[] =>
  folders.flatMap((node, index) => {
    const path = pathInside(node)
    const isOpen = node.hasFolders ? opened.has(path) : null
    const inside = isOpen ? foldersAt(path) : []
    const row: TreeRow = {
      node,
      level,
      position: index + 1,
      siblings: folders.length,
      isOpen,
      ...(typeof inside === 'string' && { waiting: inside }),
    }
    return typeof inside === 'string' ? [row] : [row, ...treeRows(inside, opened, foldersAt, level + 1)]
  })

/** The paths that must be open for a folder to be seen in the tree: those inside of all its ancestors. */
export const pathsToSee = (path: string): readonly string[] => {
  const ids = idsOfPath(path) ?? []
  return ids.map((_, index) => `,${ids.slice(0, index + 1).join(',')},`)
}

export type TreeKeyResult = { readonly go: number } | { readonly open: string } | { readonly close: string } | null

/** Arrow keys, Home and End in the tree, as the pattern for trees has them. */
export const treeKey = (rows: readonly TreeRow[], index: number, key: string): TreeKeyResult => {
  const row = rows[index]
  if (!row) return null
  const step = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[key]
  if (step !== undefined) return rows[step] ? { go: step } : null
  if (key === 'ArrowRight') {
    if (row.isOpen === false) return { open: pathInside(row.node) }
    return row.isOpen && rows[index + 1]?.level === row.level + 1 ? { go: index + 1 } : null
  }
  if (key !== 'ArrowLeft') return null
  if (row.isOpen) return { close: pathInside(row.node) }
  const parent = rows.slice(0, index).findLastIndex(({ level }) => level === row.level - 1)
  return parent < 0 ? null : { go: parent }
}
