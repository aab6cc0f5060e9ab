import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { openDialog } from '../../../ui/dialogs/dialog-host.tsx'
import type { FileDialogRequest } from './file-dialog-request.ts'

/**
 * The one dialog for creating, renaming, moving and duplicating. `open` resolves to the node as it is then (of several
 * the first), or to null when the person gave it up.
 */
export const useFileDialog = () => FILE_DIALOG

const FILE_DIALOG = {
  open: (request: FileDialogRequest): Promise<FileNode | null> => openDialog(FileDialogModal, request),
} as const

const FileDialogModal = { load: async () => (await import('./file-dialog-modal.tsx')).FileDialogModal }
