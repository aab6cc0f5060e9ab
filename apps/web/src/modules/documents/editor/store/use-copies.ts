import { storedContentOf } from '@gebaerdenraum/domain/documents/document-content'
import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../../api/client.ts'
import { request } from '../../../../api/request.ts'
import { useFileDialog } from '../../../files/index.ts'
import { type DocumentStore, openDocuments } from './open-documents.ts'

/** Opens a copy of the document, or makes one of what could not be saved. */
export const useCopies = (store: DocumentStore, leaveFreely: () => void) => {
  const client = useQueryClient()
  const dialog = useFileDialog()
  const navigate = useNavigate()
  const openCopy = (id: string) => navigate({ to: '/app/dokument/{-$id}', params: { id } })
  return {
    openCopy,
    /** One's own edits as a document of its own; what others have made stays as it is. */
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
      leaveFreely()
      openDocuments(client).discard(store)
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
