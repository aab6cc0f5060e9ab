import { showToast } from '../../../../ui/toast.tsx'
import type { DocumentEditor } from '../editing-context.ts'
import { undoLast } from './undo-last.ts'

/** For the message that tells of what was done just now. */
export const undoOffer = (editor: DocumentEditor) => {
  const undo = undoLast(editor)
  return {
    label: 'Rückgängig',
    run: (): void => {
      if (!undo()) showToast({ tone: 'info', text: CHANGED_SINCE })
    },
  }
}

const CHANGED_SINCE = 'Seitdem hat sich etwas geändert. Nimm die Schritte mit „Rückgängig“ einzeln zurück.'
