import type { DocumentCommand } from '@gebaerdenraum/domain/documents/commands'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import type { CommandDraft } from '@gebaerdenraum/domain/documents/new-ids'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import type { Owner } from '@gebaerdenraum/domain/teams/owner-types'
import type { Editor } from '@gebaerdenraum/editing/editor'
import type { HistoryChoice } from '@gebaerdenraum/editing/history'
import { useCallback } from 'react'
import { createEditingContext } from '../../../file-editor/create-editing-context.ts'
import type { DocumentSession } from './store/document-session.ts'

export type DocumentEditor = Editor<DocumentContent, DocumentSession, DocumentCommand>

/**
 * The context of everything on the pages. Its value is stable while the person edits: changing values are read with
 * `useContent` and `useEditorSession`, so that only the components that show them render again.
 */
export type DocumentEditing = {
  readonly editor: DocumentEditor
  /** The content as it is now, for handlers; what is shown comes from `useContent`. */
  readonly content: () => DocumentContent
  /** Applies a command. Shows a toast and returns false if it does not apply. */
  readonly apply: (command: DocumentCommand | CommandDraft, choice?: HistoryChoice) => boolean
  /** The owner of the document: inserted pictures must belong to them, too. */
  readonly owner: Owner
  readonly canWrite: boolean
  readonly canEditNote: boolean
  readonly canEditLogo: boolean
  readonly productName: string
  /** Removes a picture that no longer exists from every place, and says so. */
  readonly removePicture: (reference: ImageReference) => void
}

export const {
  Context: DocumentEditingContext,
  useEditing: useDocumentEditing,
  useContent,
  useSession: useEditorSession,
} = createEditingContext<DocumentEditing>()

export const useUpdateSession = (): ((change: Partial<DocumentSession>) => void) => {
  const { editor } = useDocumentEditing()
  return useCallback((change) => editor.updateSession((session) => ({ ...session, ...change })), [editor])
}
