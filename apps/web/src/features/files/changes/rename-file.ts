import { fileNameProblem, normalizedFileName } from '@gebaerdenraum/domain/files/file-names'
import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import { api } from '../../../api/client.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { failureText } from '../../../ui/failure.ts'
import { invalidateFiles } from '../queries.ts'

/**
 * Renames a node from where its name stands, without the dialog. What goes wrong is told in a message of its own
 * (specification 2, section 8); resolves to null then.
 */
export const renameFile = async (client: QueryClient, nodeId: string, wanted: string): Promise<FileNode | null> => {
  const name = normalizedFileName(wanted)
  const problem = fileNameProblem(name)
  try {
    if (problem) throw new Error(problem)
    const node = await api['file-nodes'].patch(nodeId, { name })
    await invalidateFiles(client)
    return node
  } catch (error) {
    await tellRenameFailure(error, name)
    return null
  }
}

/** Says in a dialog why a rename failed (specification 2, section 8, "Rename fails"). Resolves when it was closed. */
export const tellRenameFailure = (error: unknown, name: string): Promise<boolean> => tell(renameProblem(error, name))

/** The same for editors that only know which name the server refused. */
export const tellNameTaken = (name: string): Promise<boolean> => tell(nameTakenText(name))

const tell = (body: string): Promise<boolean> =>
  confirm({ title: 'Fehler beim Umbenennen', body, confirmLabel: 'Verstanden', cancelLabel: null })

export const renameProblem = (error: unknown, name: string): string => {
  if (error instanceof ApiError && error.code === 409) {
    return nameTakenText(name)
  }
  return failureText(error, 'Es ist ein Fehler aufgetreten.')
}

/** Specification 2, section 8. */
const nameTakenText = (name: string): string =>
  `Am Speicherort existiert bereits eine Datei mit dem Namen „${name}”. Bitte wähle einen anderen Namen.`
