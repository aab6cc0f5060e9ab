import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { createContext, use } from 'react'

/** What is being dragged now. */
export const DraggedContext = createContext<readonly FileNode[]>([])

export const useDragged = (): readonly FileNode[] => use(DraggedContext)
