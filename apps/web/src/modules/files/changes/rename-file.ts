import { fileNameProblem, normalizedFileName } from '@gebaerdenraum/domain/files/file-names'
import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import { api } from '../../../api/client.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { failureText } from '../../../ui/failure.ts'
import { quoteName } from '../../../ui/quote-name.ts'
import { invalidateFiles } from '../queries.ts'

/**
 * Renames a node in place, without the dialog. Shows a failure in a dialog and rejects when that is closed (specification
 * 2, section 8).
 */
export const renameFile = async (client: QueryClient, nodeId: string, wanted: string): Promise<FileNode> => {
  const name = normalizedFileName(wanted)
  const problem = fileNameProblem(name)
  try {
    if (problem) throw new Error(problem)
    const node = await api['file-nodes'].patch(nodeId, { name })
    void invalidateFiles(client)
    return node
  } catch (error) {
    await showRenameFailure(error, name)
    throw error
  }
}

/** Shows in a dialog why a rename failed (specification 2, section 8, "Rename fails"). Resolves when it is closed. */
export const showRenameFailure = (error: unknown, name: string): Promise<boolean> =>
  showProblem(renameProblem(error, name))

/** The same for editors that only know which name the server refused. */
export const showNameTaken = (name: string): Promise<boolean> => showProblem(nameTakenText(name))

const showProblem = (body: string): Promise<boolean> =>
  confirm({ title: 'Fehler beim Umbenennen', body, confirmLabel: 'Verstanden', cancelLabel: null })

export const renameProblem = (error: unknown, name: string): string => {
  if (error instanceof ApiError && error.code === 409) {
    return nameTakenText(name)
  }
  return failureText(error, 'Es ist ein Fehler aufgetreten.')
}

/** Specification 2, section 8. */
const nameTakenText = (name: string): string =>
  `Am Speicherort existiert bereits eine Datei mit dem Namen ${quoteName(name)}. Bitte wähle einen anderen Namen.`
