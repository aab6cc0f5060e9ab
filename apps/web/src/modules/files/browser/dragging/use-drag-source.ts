import { useDraggable } from '@dnd-kit/core'
import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { useDragged } from './dragged-context.ts'

/** Makes a row something to be dragged, alone or with all that is chosen. */
export const useDragSource = (node: FileNode) => {
  const { setNodeRef, listeners } = useDraggable({ id: node._id, data: { node }, disabled: !node.canWrite })
  const isDragged = useDragged().some(({ _id }) => _id === node._id)
  return { setNodeRef, listeners, isDragged }
}
