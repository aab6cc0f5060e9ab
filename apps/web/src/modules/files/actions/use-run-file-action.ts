import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useDeleteFile } from '../changes/delete-nodes.tsx'
import { useFileDialog } from '../dialog/file-dialog.ts'
import type { ActionEntry } from './action-entries.ts'

/** Does what an action says with these nodes. Resolves to whether it was done and not given up. */
export const useRunFileAction = (): ((action: ActionEntry, nodes: readonly FileNode[]) => Promise<boolean>) => {
  const dialog = useFileDialog()
  const deleteNodes = useDeleteFile()
  const navigate = useNavigate()
  return useCallback(
    async ({ id, address, run }, nodes) => {
      const [node] = nodes
      if (!node) return false
      if (address !== undefined) {
        await navigate(address)
        return true
      }
      if (run) {
        await run()
        return true
      }
      if (id === 'delete') return deleteNodes(nodes)
      if (id === 'rename') return (await dialog.open({ mode: 'rename', node })) !== null
      if (id === 'move' || id === 'duplicate') return (await dialog.open({ mode: id, nodes })) !== null
      return false
    },
    [dialog, deleteNodes, navigate],
  )
}
