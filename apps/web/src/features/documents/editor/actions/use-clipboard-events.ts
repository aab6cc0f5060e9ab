import { readClip } from '@gebaerdenraum/domain/documents/element-clip'
import { useEffect } from 'react'
import { useDocumentEditing } from '../editing-context.ts'
import { isInDialog, isTyping } from './is-typing.ts'
import type { Deeds } from './use-deeds.ts'

/**
 * Copying, cutting and pasting of elements with the system's own keys and menus. In a field they are the text's, except
 * for elements that were copied: nobody wants their data as words.
 */
export const useClipboardEvents = (deeds: Deeds): void => {
  const { editor, canWrite } = useDocumentEditing()
  useEffect(() => {
    const take = (event: ClipboardEvent, isCut: boolean): void => {
      const { selectedIds } = editor.state().session
      const hasText = (window.getSelection()?.toString() ?? '') !== ''
      if (isTyping(event.target) || isInDialog(event.target) || hasText || selectedIds.length === 0) return
      if (isCut && !canWrite) return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', deeds.copy(selectedIds))
      if (isCut) deeds.remove(selectedIds)
    }
    const copy = (event: ClipboardEvent): void => take(event, false)
    const cut = (event: ClipboardEvent): void => take(event, true)
    const paste = (event: ClipboardEvent): void => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (isInDialog(event.target) || readClip(text) === null) return
      event.preventDefault()
      void deeds.paste(text)
    }
    document.addEventListener('copy', copy)
    document.addEventListener('cut', cut)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('copy', copy)
      document.removeEventListener('cut', cut)
      document.removeEventListener('paste', paste)
    }
  }, [editor, canWrite, deeds])
}
