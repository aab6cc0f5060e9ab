import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { api } from '../../../api/client.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import type { Question } from '../../../ui/dialogs/confirm-modal.tsx'
import { failureText } from '../../../ui/failure.ts'
import { showToast } from '../../../ui/toast.tsx'
import { invalidateFiles } from '../queries.ts'
import { deletionTexts } from './deletion-texts.ts'
import { FolderContents } from './folder-contents.tsx'
import { namesOf } from './names-of.ts'
import { UsedPlaces } from './used-places.tsx'

/** Asks, then deletes nodes permanently, folders with their content. Resolves to whether all were deleted. */
export const useDeleteFile = (): ((nodes: readonly FileNode[]) => Promise<boolean>) => {
  const client = useQueryClient()
  return useCallback((nodes) => deleteNodes(client, nodes), [client])
}

const deleteNodes = async (client: QueryClient, nodes: readonly FileNode[]): Promise<boolean> => {
  if (nodes.length === 0 || !(await confirm(deletionQuestion(nodes)))) return false
  const deleted: FileNode[] = []
  try {
    for (const node of nodes) {
      await removeNode(node._id)
      deleted.push(node)
    }
    return true
  } catch (error) {
    const remaining = nodes.slice(deleted.length)
    const reason = failureText(error, '')
    const verb = remaining.length === 1 ? 'konnte' : 'konnten'
    showToast({ tone: 'danger', text: `${namesOf(remaining)} ${verb} nicht gelöscht werden. ${reason}`.trim() })
    return false
  } finally {
    if (deleted.length > 0) showToast({ tone: 'success', text: `${namesOf(deleted)} gelöscht` })
    await invalidateFiles(client)
  }
}

/** A node that another member has deleted counts as deleted. */
const removeNode = async (id: string): Promise<void> => {
  try {
    await api['file-nodes'].remove(id)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 404)) throw error
  }
}

const deletionQuestion = (nodes: readonly FileNode[]): Question => {
  const { loss, contents, team } = deletionTexts(nodes)
  const [node] = nodes
  return {
    title: 'Wirklich löschen?',
    body: (
      <>
        {loss}
        {contents && <> {nodes.length === 1 && node ? <FolderContents folder={node} /> : contents}</>}
        {team && ` ${team}`}
        {nodes.some(mayBeUsed) && <UsedPlaces nodes={nodes.filter(mayBeUsed)} />}
      </>
    ),
    confirmLabel: 'Löschen',
    tone: 'danger',
  }
}

/** Custom signs are used in other files; folders may contain some. */
const mayBeUsed = ({ nodeType, fileType }: FileNode): boolean => nodeType === 'directory' || fileType === 'custom-signs'
