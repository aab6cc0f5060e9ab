import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { useCallback, useState } from 'react'

export type MenuPoint = { readonly x: number; readonly y: number }
export type OpenMenu = {
  readonly at: MenuPoint
  /** What it is about; none: the open folder itself. */
  readonly nodes: readonly FileNode[]
}

/** The one menu of the browser, wherever it is opened: at a row's button, under the pointer, from the tree. */
export const useNodeMenu = () => {
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const openAt = useCallback((at: MenuPoint, nodes: readonly FileNode[]) => setMenu({ at, nodes }), [])
  const close = useCallback(() => setMenu(null), [])
  return { menu, openAt, close }
}

export type NodeMenu = ReturnType<typeof useNodeMenu>

/** Below an element's left edge, where its menu belongs. */
export const pointBelow = (element: Element): MenuPoint => {
  const { left, bottom } = element.getBoundingClientRect()
  return { x: left, y: bottom }
}
