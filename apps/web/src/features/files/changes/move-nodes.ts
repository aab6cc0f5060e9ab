import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { isBelow, pathInside } from '@gebaerdenraum/domain/files/file-paths'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../../api/client.ts'
import { showToast } from '../../../ui/toast.tsx'
import { invalidateFiles } from '../queries.ts'
import { confirmCrossing } from './crossing.ts'
import { namesOf } from './names-of.ts'

type Folder = Pick<FileNode, '_id' | 'path' | 'name'>

/** Moves nodes into a folder without the dialog, as dropping does. Resolves to whether all of them stand there. */
export const useMoveFiles = (): ((nodes: readonly FileNode[], folder: Folder) => Promise<boolean>) => {
  const client = useQueryClient()
  return useCallback((nodes, folder) => moveNodes(client, nodes, folder), [client])
}

const moveNodes = async (client: QueryClient, nodes: readonly FileNode[], folder: Folder): Promise<boolean> => {
  const path = pathInside(folder)
  const moved = nodes.filter((node) => node.path !== path)
  if (moved.length === 0 || !(await confirmCrossing(moved, path))) return false
  try {
    for (const { _id } of moved) await api['file-nodes'].patch(_id, { path })
    showToast({ tone: 'success', text: `${namesOf(moved)} nach „${folder.name}“ verschoben` })
    return true
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    showToast({ tone: 'danger', text: `${namesOf(moved)} konnte nicht verschoben werden. ${reason}`.trim() })
    return false
  } finally {
    await invalidateFiles(client)
  }
}

/** Why these nodes cannot go into a folder, as a sentence; null when they can. */
export const moveProblem = (nodes: readonly FileNode[], folder: Pick<FileNode, '_id' | 'path'>): string | null => {
  if (nodes.some(({ _id }) => _id === folder._id)) return 'Ein Ordner kann nicht in sich selbst verschoben werden'
  if (nodes.some(({ _id }) => isBelow(folder.path, _id)))
    return 'Ein Ordner kann nicht in einen seiner Unterordner verschoben werden'
  return null
}
