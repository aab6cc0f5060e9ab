import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { useCallback, useRef, useState } from 'react'

export type MenuPoint = { readonly x: number; readonly y: number }
export type OpenMenu = {
  readonly at: MenuPoint
  /** What it is about; none: the open folder itself. */
  readonly nodes: readonly FileNode[]
}

/** The one menu of the browser, wherever it is opened: at a row's button, under the pointer, from the tree. */
export const useNodeMenu = () => {
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const before = useRef<Element | null>(null)
  const openAt = useCallback((at: MenuPoint, nodes: readonly FileNode[]) => {
    before.current = document.activeElement
    setMenu({ at, nodes })
  }, [])
  /** The focus goes back before anything else is opened, so that a dialog gives it back in its turn. */
  const close = useCallback(() => {
    setMenu(null)
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }, [])
  /**
   * To be called when the menu has faded out. The menu takes the focus a moment after it opens: where an item is chosen
   * before, it takes the focus after `close` has returned it, and loses it when it is removed.
   */
  const restoreLostFocus = useCallback(() => {
    const { activeElement, body } = document
    if (activeElement !== body && activeElement?.closest('[role="menu"]') == null) return
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }, [])
  return { menu, openAt, close, restoreLostFocus }
}

export type NodeMenu = ReturnType<typeof useNodeMenu>

/** Below an element's left edge, where its menu belongs. */
export const pointBelow = (element: Element): MenuPoint => {
  const { left, bottom } = element.getBoundingClientRect()
  return { x: left, y: bottom }
}
