import { useDroppable } from '@dnd-kit/core'
import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { moveRefusal } from '@gebaerdenraum/domain/files/move-refusal'
import type { Destination } from '../moving/use-move-nodes.ts'
import { useDragged } from './dragged-context.ts'

/** Makes a folder a place to drop on; the same folder may stand in table, tree and breadcrumbs at once. */
export const useDropTarget = (folder: Destination, place: 'table' | 'tree' | 'path') => {
  const dragged = useDragged()
  const takes = dragged.length > 0 && isTakenBy(folder, dragged)
  const { setNodeRef, isOver } = useDroppable({
    id: `${place}:${folder._id}`,
    data: { folder, takes },
    disabled: folder.nodeType !== 'directory',
  })
  return { setNodeRef, isHeldOver: isOver, state: isOver && takes ? ('over' as const) : undefined }
}

/** Nothing speaks against it, except that some of them are there already. */
const isTakenBy = (folder: Destination, dragged: readonly FileNode[]): boolean => {
  const refusals = dragged.map((node) => moveRefusal(node, folder))
  return refusals.includes(null) && refusals.every((refusal) => refusal === null || refusal === 'already-there')
}
