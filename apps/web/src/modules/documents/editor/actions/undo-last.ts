import type { DocumentEditor } from '../editing-context.ts'

/**
 * Takes back what was done just now, also when it is called later; not what somebody did since. Gives whether it did.
 */
export const undoLast = (editor: Pick<DocumentEditor, 'state' | 'undo'>): (() => boolean) => {
  const { document } = editor.state().history
  return () => {
    if (editor.state().history.document !== document) return false
    editor.undo()
    return true
  }
}
