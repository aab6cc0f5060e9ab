import type { OpenedFileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { idsOfPath } from '@gebaerdenraum/domain/files/file-paths'
import type { Destination } from '../moving/use-move-nodes.ts'

/** A folder above the open one, with all that dropping on it needs to know. */
export type FolderCrumb = Destination

/** More than these are folded into one button. */
const MOST_CRUMBS = 3

/** The folders above the open one, the root first. They stand under the same root: one may write in all or in none. */
export const folderCrumbs = (
  folder: Pick<OpenedFileNode, 'path' | 'ancestors' | 'canWrite'>,
): readonly FolderCrumb[] => {
  const names = new Map(folder.ancestors.map(({ _id, name }) => [_id, name]))
  const ids = idsOfPath(folder.path) ?? []
  return ids.map((_id, index) => ({
    _id,
    // Unknown for a moment, when one comes from outside.
    name: names.get(_id) ?? '…',
    path: index === 0 ? ',' : `,${ids.slice(0, index).join(',')},`,
    nodeType: 'directory',
    canWrite: folder.canWrite,
  }))
}

/** The root and the nearest stay in sight, what lies between is folded. */
export const foldedCrumbs = (crumbs: readonly FolderCrumb[], isUnfolded: boolean) => {
  if (isUnfolded || crumbs.length <= MOST_CRUMBS) return { head: crumbs, folded: [], tail: [] }
  return { head: crumbs.slice(0, 1), folded: crumbs.slice(1, -1), tail: crumbs.slice(-1) }
}
