import type { DocumentCommand } from '@gebaerdenraum/domain/documents/commands'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import type { CommandDraft } from '@gebaerdenraum/domain/documents/new-ids'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import type { Owner } from '@gebaerdenraum/domain/teams/owner-types'
import type { Editor } from '@gebaerdenraum/editing/editor'
import type { HistoryChoice } from '@gebaerdenraum/editing/history'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { DocumentSession } from './store/document-session.ts'

export type DocumentEditor = Editor<DocumentContent, DocumentSession, DocumentCommand>

/**
 * What everything on the pages works with. It stays the same while somebody edits: what changes is read with
 * `useContent` and `useEditorSession`, so that only that renders anew which shows it.
 */
export type DocumentEditing = {
  readonly editor: DocumentEditor
  /** The content as it is now, for handlers; what is shown comes from `useContent`. */
  readonly content: () => DocumentContent
  /** Does it; what does not apply is told in a toast, and gives false. */
  readonly apply: (command: DocumentCommand | CommandDraft, choice?: HistoryChoice) => boolean
  /** To whom the document belongs: what is put into it has to be theirs too. */
  readonly owner: Owner
  readonly canWrite: boolean
  readonly canEditNote: boolean
  readonly canEditLogo: boolean
  readonly productName: string
  /** For a picture that turns out to be gone: takes it from every place it stood at, and says so. */
  readonly forgetPicture: (reference: ImageReference) => void
}

export const DocumentEditingContext = createContext<DocumentEditing | null>(null)

export const useDocumentEditing = (): DocumentEditing => {
  const editing = useContext(DocumentEditingContext)
  if (!editing) throw new Error('Nothing is edited here')
  return editing
}

/** A part of the content; renders anew when that part becomes another value. */
export const useContent = <Part>(select: (content: DocumentContent) => Part): Part => {
  const { editor } = useDocumentEditing()
  return useSyncExternalStore(editor.subscribe, () => select(editor.state().history.document))
}

/** A part of the session: zoom, selection, where to paste. */
export const useEditorSession = <Part>(select: (session: DocumentSession) => Part): Part => {
  const { editor } = useDocumentEditing()
  return useSyncExternalStore(editor.subscribe, () => select(editor.state().session))
}

export const useUpdateSession = (): ((change: Partial<DocumentSession>) => void) => {
  const { editor } = useDocumentEditing()
  return useCallback((change) => editor.updateSession((session) => ({ ...session, ...change })), [editor])
}
