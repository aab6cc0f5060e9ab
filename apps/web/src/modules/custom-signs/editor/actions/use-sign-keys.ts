import { actionOf } from '@gebaerdenraum/editing/action-table'
import { useEffect } from 'react'
import type { SignEditing } from '../editing-context.ts'
import { PLATFORM } from './platform.ts'
import { createMoveByKey, SIGN_ACTIONS } from './sign-actions.ts'
import { tellAction, tellPlace } from './tell.ts'

/**
 * The keys of the canvas, wherever the focus is in the editor, as long as no field or dialog wants them for itself. A
 * character alone acts only on canvas and list of objects: who speaks to the computer types letters without knowing
 * (WCAG 2.1.4).
 */
export const useSignKeys = (editing: SignEditing): void => {
  useEffect(() => {
    const moveByKey = createMoveByKey(editing, tellPlace)
    const press = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : document.body
      if (isTaken(event, target)) return
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
      tellAction(action.id, editing)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [editing])
}

/** Where keys without Ctrl belong to the editor. */
export const KEYS_HERE = { 'data-own-keys': true } as const
const OWN_KEYS = '[data-own-keys]'

const isTaken = (event: KeyboardEvent, target: Element): boolean =>
  event.defaultPrevented ||
  target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null ||
  document.querySelector('[role="dialog"][aria-modal="true"]') !== null ||
  (isCharacterAlone(event) && target.closest(OWN_KEYS) === null)

const isCharacterAlone = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey
