import { storedContentOf } from '@gebaerdenraum/domain/documents/document-content'
import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../../api/client.ts'
import { request } from '../../../../api/request.ts'
import { useFileDialog } from '../../../files/index.ts'
import type { DocumentStore } from './open-documents.ts'

/** Opens a copy of the document, or makes one of what could not be saved. `discard` removes the edits from this document. */
export const useCopies = (store: DocumentStore, discard: () => void) => {
  const dialog = useFileDialog()
  const navigate = useNavigate()
  const openCopy = (id: string) => navigate({ to: '/app/dokument/{-$id}', params: { id } })
  return {
    openCopy,
    /** Stores the edits as another document; the version of the others stays as it is. */
    keepAsCopy: async (): Promise<void> => {
      const { file } = store.view()
      const { document: content } = store.editor.state().history
      const folder = file ? await parentOf(file.node) : undefined
      const copy = await dialog.open({
        mode: 'create',
        type: 'documents',
        details: { documentType: content.type },
        name: content.name,
        ...(folder !== undefined && { folder }),
        createContent: async (node) => {
          const body = { node: node._id, type: content.type, ...storedContentOf(content) }
          return (await request<Document>({ method: 'POST', path: 'documents', body }))._id
        },
      })
      if (!copy?.file) return
      discard()
      await openCopy(copy.file)
    },
  }
}

/** Where the copy is offered to lie; out of reach by now, it is one's own folder. */
const parentOf = async (node: string): Promise<string | undefined> => {
  try {
    return (await api['file-nodes'].get(node)).parent ?? undefined
  } catch {
    return undefined
  }
}
