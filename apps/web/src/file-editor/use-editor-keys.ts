import { type Action, actionOf } from '@gebaerdenraum/editing/action-table'
import { useWindowKeys } from '../ui/use-window-keys.ts'
import { isInDialog, usesKeys } from './key-targets.ts'
import { devicePlatform } from './shortcut-texts.ts'

type Options<Context, Icon> = {
  /**
   * Called for keys pressed without Ctrl, Alt or ⌘ while no control uses keys itself, before the table. Returns whether
   * it has handled the key.
   */
  readonly onPlainKey?: (event: KeyboardEvent) => boolean
  /** Whether the focused control uses keys itself. */
  readonly isTyping?: (target: EventTarget | null) => boolean
  /** Called after an action of the table has run. */
  readonly onDone?: (action: Action<Context, Icon>) => void
  /**
   * CSS selector of the elements in which single characters are shortcuts; without it they are everywhere. Speech input
   * may type letters that nobody meant as keys (WCAG 2.1.4).
   */
  readonly characterArea?: string
}

/** The shortcuts of a table of actions, wherever the focus is in the editor, unless a field or dialog needs the key. */
export const useEditorKeys = <Context, Icon>(
  actions: readonly Action<Context, Icon>[],
  context: Context,
  { onPlainKey, isTyping: findTyping = usesKeys, onDone, characterArea }: Options<Context, Icon> = {},
): void =>
  useWindowKeys((event) => {
    if (event.defaultPrevented || isInDialog(event.target)) return
    if (characterArea !== undefined && isCharacterAlone(event) && !isInside(event.target, characterArea)) return
    const isTyping = findTyping(event.target)
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (!isTyping && !ctrlKey && !metaKey && !altKey && onPlainKey?.(event)) {
      event.preventDefault()
      return
    }
    const press = { key, ctrlKey, metaKey, altKey, shiftKey, isAltGraph: event.getModifierState('AltGraph') }
    const action = actionOf(actions, press, devicePlatform(), { context, isTyping })
    if (!action) return
    event.preventDefault()
    action.run(context)
    onDone?.(action)
  })

const isCharacterAlone = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey

const isInside = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null
