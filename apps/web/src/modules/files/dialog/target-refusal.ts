import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { moveRefusal } from '@gebaerdenraum/domain/files/move-refusal'
import type { FileDialogRequest } from './file-dialog-request.ts'

/** Why a folder, and all that stands below it, cannot be chosen in this dialog, as a sentence; null when it can. */
export const targetRefusal = (request: FileDialogRequest, folder: FileNode): string | null => {
  if (!folder.canWrite) return 'Hier darfst du nichts ablegen'
  if (request.mode !== 'move') return null
  const isMoved = request.nodes.some((node) => moveRefusal(node, folder) === 'into-itself')
  return isMoved ? 'Kann nicht in sich selbst verschoben werden' : null
}

export const ALREADY_THERE_TEXT = 'Hier liegt es schon. Wähle einen anderen Ordner.'

/** Whether everything that is to be moved stands in this folder already. */
export const isAlreadyThere = (request: FileDialogRequest, folder: FileNode): boolean =>
  request.mode === 'move' && request.nodes.every((node) => moveRefusal(node, folder) === 'already-there')
