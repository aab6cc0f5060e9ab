/** Whether the focused control uses keys itself: text, and everything with values to choose. Ticks and buttons do not. */
export const usesKeys = (target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('textarea, select, [role="slider"]') !== null) return true
  return target instanceof HTMLInputElement && !['checkbox', 'button'].includes(target.type)
}

/** Whether the focused control takes text: keys that undo and redo are its own. */
export const takesText = (target: EventTarget | null): boolean =>
  usesKeys(target) &&
  target instanceof HTMLElement &&
  target.closest('select, [role="slider"]') === null &&
  !(target instanceof HTMLInputElement && ['radio', 'range'].includes(target.type))

/** Dialogs, menus and lists of options have keys of their own; what a modal dialog covers has none. */
export const isInDialog = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"][aria-modal="true"]') !== null ||
  (target instanceof Element &&
    target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null)
