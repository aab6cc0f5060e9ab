import { readClip } from '@gebaerdenraum/domain/documents/element-clip'
import { useEffect } from 'react'
import { isInDialog, usesKeys } from '../../../../file-editor/key-targets.ts'
import { useDocumentEditing } from '../editing-context.ts'
import type { ElementActions } from './use-element-actions.ts'

/**
 * Copies, cuts and pastes elements with the keys and menus of the system. In a text field they apply to the text, except
 * for copied elements: their data is no readable text.
 */
export const useClipboardEvents = (actions: ElementActions): void => {
  const { editor, canWrite } = useDocumentEditing()
  useEffect(() => {
    const take = (event: ClipboardEvent, isCut: boolean): void => {
      const { selectedIds } = editor.state().session
      const hasText = (window.getSelection()?.toString() ?? '') !== ''
      if (usesKeys(event.target) || isInDialog(event.target) || hasText || selectedIds.length === 0) return
      if (isCut && !canWrite) return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', actions.copy(selectedIds))
      if (isCut) actions.remove(selectedIds)
    }
    const copy = (event: ClipboardEvent): void => take(event, false)
    const cut = (event: ClipboardEvent): void => take(event, true)
    const paste = (event: ClipboardEvent): void => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (isInDialog(event.target) || readClip(text) === null) return
      event.preventDefault()
      void actions.paste(text)
    }
    document.addEventListener('copy', copy)
    document.addEventListener('cut', cut)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('copy', copy)
      document.removeEventListener('cut', cut)
      document.removeEventListener('paste', paste)
    }
  }, [editor, canWrite, actions])
}
