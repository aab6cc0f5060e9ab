/** Keys that the focused control needs itself: text in fields, space on buttons, arrows in menus and sliders. */
export const isKeyOfControl = ({ target, key }: Pick<KeyboardEvent, 'target' | 'key'>): boolean => {
  if (!(target instanceof Element)) return false
  if (target.closest('input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]')) return true
  if (key === ' ') return target.closest('button, a[href], summary, [role="button"]') !== null
  return key.startsWith('Arrow') && target.closest('[role="slider"], [role="radiogroup"], [role="tablist"]') !== null
}
