import type { DocumentCommand } from '@gebaerdenraum/domain/documents/commands'
import { type DocumentContent, storedContentOf } from '@gebaerdenraum/domain/documents/document-content'
import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { reduceDocument } from '@gebaerdenraum/domain/documents/reduce'
import { DOCUMENT_SAVE_TIMING } from '@gebaerdenraum/domain/documents/save-timing'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../../../api/client.ts'
import { request } from '../../../../api/request.ts'
import type { FileModel } from '../../../../file-editor/file-model.ts'
import type { FileStore } from '../../../../file-editor/file-store.ts'
import { createOpenFiles } from '../../../../file-editor/open-files.ts'
import { documentQuery } from '../../queries.ts'
import { contentOf, isContent } from './content-of-document.ts'
import { changesBetween } from './document-changes.ts'
import { type DocumentSession, FIRST_SESSION, reconcileSession } from './document-session.ts'

export type DocumentStore = FileStore<Document, DocumentContent, DocumentSession, DocumentCommand>

/** The print templates that are edited in this tab. */
export const openDocuments = (client: QueryClient): OpenDocuments => {
  opened ??= createOpenFiles({
    model: MODEL,
    scope: 'documents',
    isContent,
    ports: {
      create: (_id, content) =>
        request<Document>({
          method: 'POST',
          path: 'documents',
          body: { _id, type: content.type, name: content.name, ...storedContentOf(content) },
        }),
      // Outlives the page: closing the tab right after an edit still saves it.
      save: ({ _id, revision }, content, before) => {
        const body = { revision, ...changesBetween(before, content) }
        return request<Document>({ method: 'PATCH', path: `documents/${_id}`, body, keepalive: true })
      },
      load: (id) => api.documents.get(id),
      onSaved: (document) => {
        client.setQueryData(documentQuery(document._id).queryKey, document)
        for (const key of [['files'], ['file-nodes'], ['documents', 'recent']]) {
          void client.invalidateQueries({ queryKey: key })
        }
      },
    },
  })
  return opened
}

const MODEL: FileModel<Document, DocumentContent, DocumentSession, DocumentCommand> = {
  timing: DOCUMENT_SAVE_TIMING,
  contentOf,
  session: FIRST_SESSION,
  reduce: reduceDocument,
  reconcile: reconcileSession,
  renaming: (name) => ({ type: 'rename', name }),
}

type OpenDocuments = ReturnType<typeof createOpenFiles<Document, DocumentContent, DocumentSession, DocumentCommand>>
let opened: OpenDocuments | null = null
