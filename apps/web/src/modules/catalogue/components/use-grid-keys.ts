import type { FocusEvent, KeyboardEvent } from 'react'

type Facts = {
  readonly columns: number
  readonly count: number
  readonly onMove: (index: number) => void
  readonly onLeave?: (() => void) | undefined
  /** One row that scrolls sideways: the other keys are those of the page. */
  readonly isRow?: boolean
}

/** Arrow keys, Home and End inside a grid whose items are its direct children. */
export const useGridKeys = ({ columns, count, onMove, onLeave, isRow = false }: Facts) => ({
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (isRow && !ROW_KEYS.has(event.key)) return
    const index = indexOf(event)
    const target = targetOf(event.key, index, columns, count)
    if (target === null || index < 0) return
    event.preventDefault()
    if (target === 'leave') onLeave?.()
    else focusItem(event.currentTarget, target)
  },
  onFocus: (event: FocusEvent<HTMLElement>) => onMove(Math.max(indexOf(event), 0)),
})

const ROW_KEYS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])

/** Puts the focus on one item's link. */
export const focusItem = (grid: Element | null, index: number): void =>
  grid?.children[index]?.querySelector<HTMLElement>('a, button')?.focus()

const indexOf = ({ currentTarget, target }: { currentTarget: HTMLElement; target: EventTarget }): number =>
  [...currentTarget.children].findIndex((item) => target instanceof Node && item.contains(target))

/** Where the key leads, or null when it is none of the grid's. Beyond the edges one stays, except at the top. */
export const targetOf = (key: string, index: number, columns: number, count: number): number | 'leave' | null => {
  const last = count - 1
  if (key === 'ArrowRight') return Math.min(index + 1, last)
  if (key === 'ArrowLeft') return Math.max(index - 1, 0)
  if (key === 'ArrowDown') return Math.min(index + columns, last)
  if (key === 'ArrowUp') return index >= columns ? index - columns : 'leave'
  if (key === 'Home') return 0
  if (key === 'End') return last
  return key === 'Escape' ? 'leave' : null
}
