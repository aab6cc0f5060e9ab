import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { api } from '../../../api/client.ts'
import { confirm } from '../../../ui/confirm-dialog.tsx'
import type { Question } from '../../../ui/confirm-question.ts'
import { showToast } from '../../../ui/toast.tsx'
import { invalidateFiles } from '../queries.ts'
import { namesOf } from './names-of.ts'

/** Asks, then deletes nodes for good, folders with all that is in them. Resolves to whether they are gone. */
export const useDeleteFile = (): ((nodes: readonly FileNode[]) => Promise<boolean>) => {
  const client = useQueryClient()
  return useCallback((nodes) => deleteNodes(client, nodes), [client])
}

const deleteNodes = async (client: QueryClient, nodes: readonly FileNode[]): Promise<boolean> => {
  if (nodes.length === 0 || !(await confirm(deletionQuestion(nodes)))) return false
  try {
    for (const { _id } of nodes) await removeNode(_id)
    showToast({ tone: 'success', text: `${namesOf(nodes)} gelöscht` })
    return true
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    showToast({ tone: 'danger', text: `${namesOf(nodes)} konnte nicht gelöscht werden. ${reason}`.trim() })
    return false
  } finally {
    await invalidateFiles(client)
  }
}

/** Somebody of the team may have been faster: gone is gone. */
const removeNode = async (id: string): Promise<void> => {
  try {
    await api['file-nodes'].remove(id)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 404)) throw error
  }
}

export const deletionQuestion = (nodes: readonly Pick<FileNode, 'name' | 'nodeType' | 'ownerType'>[]): Question => {
  const hasFolder = nodes.some(({ nodeType }) => nodeType === 'directory')
  const isOfTeam = nodes.some(({ ownerType }) => ownerType === 'teams')
  const sentences = [
    `${namesOf(nodes)} ${nodes.length === 1 ? 'wird' : 'werden'} unwiderruflich gelöscht.`,
    ...(hasFolder ? ['Alle Inhalte werden mit gelöscht.'] : []),
    ...(isOfTeam ? ['Auch deine Team-Mitglieder verlieren dadurch den Zugriff darauf.'] : []),
  ]
  return { title: 'Wirklich löschen?', body: sentences.join(' '), confirmLabel: 'Löschen', tone: 'danger' }
}
