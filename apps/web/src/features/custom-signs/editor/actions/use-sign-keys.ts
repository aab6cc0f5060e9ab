import { actionOf } from '@gebaerdenraum/editing/action-table'
import { useEffect } from 'react'
import type { SignEditing } from '../editing-context.ts'
import { PLATFORM } from './platform.ts'
import { createMoveByKey, SIGN_ACTIONS } from './sign-actions.ts'

/** The keys of the canvas, wherever the focus is in the editor, as long as no field or dialog wants them for itself. */
export const useSignKeys = (editing: SignEditing): void => {
  useEffect(() => {
    const moveByKey = createMoveByKey(editing)
    const press = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : document.body
      if (event.defaultPrevented || target.closest('[role="dialog"], [role="menu"], [role="listbox"]')) return
      if (document.querySelector('[role="dialog"][aria-modal="true"]')) return
      const isTyping = target.closest('input, textarea, select, [contenteditable], [role="slider"]') !== null
      const isAltGraph = event.getModifierState('AltGraph')
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      const isPlain = !isTyping && !ctrlKey && !metaKey && !altKey
      if (isPlain && moveByKey(key, shiftKey, event.timeStamp)) {
        event.preventDefault()
        return
      }
      const action = actionOf(SIGN_ACTIONS, { key, ctrlKey, metaKey, altKey, shiftKey, isAltGraph }, PLATFORM, {
        context: editing,
        isTyping,
      })
      if (!action) return
      event.preventDefault()
      action.run(editing)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [editing])
}
