import { DOCUMENT_KINDS } from '@gebaerdenraum/domain/documents/kinds/document-kinds'
import { newDocument } from '@gebaerdenraum/domain/documents/new-document'
import type { DocumentType } from '@gebaerdenraum/domain/files/file-types'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { newId } from '../../../../api/new-id.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { documentQuery } from '../../queries.ts'
import { type DocumentStore, openDocuments } from './open-documents.ts'

export type OpenedDocument = {
  /** Null while it is loading. */
  readonly store: DocumentStore | null
  readonly error: Error | null
  readonly refetch: () => void
  /** What an earlier visit could not save is there again. */
  readonly hasDraft: boolean
  readonly hideDraftNotice: () => void
}

/** The document of an address, as it is being edited; without an id a new one of this type. */
export const useDocumentStore = (id: string | undefined, type: DocumentType): OpenedDocument => {
  const client = useQueryClient()
  const files = openDocuments(client)
  const [draftOf, setDraftOf] = useState<DocumentStore | null>(null)
  const query = useQuery({ ...documentQuery(id ?? ''), enabled: id !== undefined, refetchOnWindowFocus: 'always' })
  const { data } = query
  const isLoaded = data !== undefined
  const fresh = useNewDocument(files, id === undefined ? type : null, setDraftOf)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later state of the same document is taken up below
  const existing = useMemo(
    (): DocumentStore | null => (id === undefined ? null : (files.opened(id) ?? (data ? files.open(data) : null))),
    [files, id, isLoaded],
  )
  const store = id === undefined ? fresh : existing
  useEffect(() => (store ? files.attach(store) : undefined), [files, store])
  useEffect(() => {
    if (!existing) return
    const { file } = existing.view()
    let isLeft = false
    void files.takeDraft(file?._id ?? null).then((left) => {
      if (!left) return
      // The page is gone by now, maybe its store too: what was found is saved all the same.
      const shown = isLeft && file ? files.open(file) : existing
      if (!shown.restoreDraft(left.draft)) return
      if (isLeft) files.attach(shown)()
      else setDraftOf(existing)
    })
    return () => {
      isLeft = true
    }
  }, [files, existing])
  useEffect(() => {
    if (!store || !data) return
    const { file, saving } = store.view()
    if (!file || data.revision <= file.revision || saving !== 'saved' || store.editor.state().history.mark) return
    void store.loadTheirs().then(() => {
      showToast({ tone: 'info', text: 'Jemand hat diese Druckvorlage geändert. Du siehst die neue Fassung.' })
    })
  }, [store, data])
  return {
    store,
    error: query.error,
    refetch: () => void query.refetch(),
    hasDraft: store !== null && draftOf === store,
    hideDraftNotice: () => setDraftOf(null),
  }
}

/** A document that begins to exist with its first edit, or what an earlier visit left of one. */
const useNewDocument = (
  files: ReturnType<typeof openDocuments>,
  type: DocumentType | null,
  onDraft: (store: DocumentStore) => void,
): DocumentStore | null => {
  const [store, setStore] = useState<DocumentStore | null>(null)
  useEffect(() => {
    if (type === null) return
    let isLeft = false
    void files
      .takeDraft(null, (content) => content.type === type)
      .then((left) => {
        const opened = files.openNew(firstContent(type), left?.opening)
        if (left) {
          opened.restoreDraft(left.draft)
          onDraft(opened)
        }
        setStore(opened)
        // The page is gone by now: what was found is saved all the same.
        if (isLeft) files.attach(opened)()
      })
    return () => {
      isLeft = true
    }
  }, [files, type, onDraft])
  return store
}

const firstContent = (type: DocumentType) => {
  const newElementIds = Array.from({ length: DOCUMENT_KINDS[type].firstElements }, newId)
  return newDocument(type, { newElementIds, newPageIds: [newId()] })
}
