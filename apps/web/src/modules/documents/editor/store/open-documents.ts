import type { DocumentCommand } from '@gebaerdenraum/domain/documents/commands'
import { type DocumentContent, storedContentOf } from '@gebaerdenraum/domain/documents/document-content'
import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { DOCUMENT_KINDS } from '@gebaerdenraum/domain/documents/kinds/document-kinds'
import { newDocument } from '@gebaerdenraum/domain/documents/new-document'
import { reduceDocument } from '@gebaerdenraum/domain/documents/reduce'
import { DOCUMENT_SAVE_TIMING } from '@gebaerdenraum/domain/documents/save-timing'
import type { DocumentType } from '@gebaerdenraum/domain/files/file-types'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../../../api/client.ts'
import { newId } from '../../../../api/new-id.ts'
import { request } from '../../../../api/request.ts'
import type { FileModel } from '../../../../file-editor/file-model.ts'
import type { FileStore } from '../../../../file-editor/file-store.ts'
import { createOpenFiles, type OpenFiles } from '../../../../file-editor/open-files.ts'
import type { EditedKind } from '../../../../file-editor/use-edited-file.ts'
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

type OpenDocuments = OpenFiles<Document, DocumentContent, DocumentSession, DocumentCommand>
let opened: OpenDocuments | null = null

export const EDITED_DOCUMENTS: EditedKind<Document, DocumentContent, DocumentSession, DocumentCommand, DocumentType> = {
  openFiles: openDocuments,
  newContent: (type) => {
    const newElementIds = Array.from({ length: DOCUMENT_KINDS[type].firstElements }, newId)
    return newDocument(type, { newElementIds, newPageIds: [newId()] })
  },
  readType: ({ type }) => type,
  changedText: 'Jemand hat diese Druckvorlage geändert. Du siehst die neue Fassung.',
}
