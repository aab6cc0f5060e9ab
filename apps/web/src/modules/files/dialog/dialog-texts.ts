import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { quoteName } from '../../../ui/quote-name.ts'
import { namesOf } from '../changes/names-of.ts'
import { fileKindFor } from '../kinds/file-kinds.ts'
import type { FileDialogRequest } from './file-dialog-request.ts'

/** Specification 2, "File dialog". */
export const SUBMIT_LABELS: Readonly<Record<FileDialogRequest['mode'], string>> = {
  create: 'Hier speichern',
  rename: 'Umbenennen',
  move: 'Hierhin verschieben',
  duplicate: 'Kopie hier speichern',
}

/** Specification 2, section 8. */
export const ERROR_TITLE = 'Es ist ein Fehler aufgetreten'

export const dialogTitle = (request: FileDialogRequest): string => {
  switch (request.mode) {
    case 'create':
      if (!request.type) return 'Neu anlegen'
      return request.type === 'directory' ? 'Neuer Ordner' : fileKindFor(request.type).newLabel
    case 'rename':
      return `${quoteName(request.node.name)} umbenennen`
    case 'move':
      return `${namesOf(request.nodes)} verschieben`
    case 'duplicate':
      return `${namesOf(request.nodes)} duplizieren`
  }
}

type Done = { readonly request: FileDialogRequest; readonly nodes: readonly FileNode[]; readonly folderName: string }

/** What the toast says once it is done. */
export const successText = ({ request, nodes, folderName }: Done): string => {
  switch (request.mode) {
    case 'create':
      return `${namesOf(nodes)} angelegt`
    case 'rename':
      return `${quoteName(request.node.name)} heißt jetzt ${namesOf(nodes)}`
    case 'move':
      return `${namesOf(nodes)} nach ${quoteName(folderName)} verschoben`
    case 'duplicate':
      return request.nodes.length === 1 ? `Kopie ${namesOf(nodes)} gespeichert` : `${nodes.length} Kopien gespeichert`
  }
}
