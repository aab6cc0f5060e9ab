import { actionOf } from '@gebaerdenraum/editing/action-table'
import { useEffect } from 'react'
import { type ActionContext, DOCUMENT_ACTIONS } from './document-actions.ts'
import { isInDialog, isTyping } from './is-typing.ts'
import { platform } from './platform.ts'

/** The shortcuts of the table, wherever the focus is on the page. */
export const useDocumentKeys = (context: ActionContext): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isInDialog(event.target)) return
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      const keyPress = { key, ctrlKey, metaKey, altKey, shiftKey, isAltGraph: event.getModifierState('AltGraph') }
      const action = actionOf(DOCUMENT_ACTIONS, keyPress, platform(), { context, isTyping: isTyping(event.target) })
      if (!action) return
      event.preventDefault()
      action.run(context)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [context])
}
