/** Whether the focused control takes text: keys that undo and redo are its own. */
export const takesText = (target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'button'].includes(target.type)
}

/** Whether the focused control uses keys itself: for text, or to choose a value. Ticks and buttons do not. */
export const usesKeys = (target: EventTarget | null): boolean =>
  takesText(target) || (target instanceof HTMLElement && target.closest(VALUES) !== null)

const VALUES = 'select, [role="slider"], [type="radio"], [type="range"]'

/** Dialogs, menus and lists of options have keys of their own; what a modal dialog covers has none. */
export const isInDialog = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"][aria-modal="true"]') !== null ||
  (target instanceof Element &&
    target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null)
