import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { useSharedBrowser } from '../browser-context.ts'
import { pointBelow } from '../menu/use-node-menu.ts'
import { chooseNone, chooseOnly, chooseUpTo, toggleOne } from '../selection.ts'

/**
 * What mouse and finger do in the table. A mouse chooses with one click and opens with two; a finger opens with one, and
 * chooses once a long touch has begun a selection. The same object for ever, so that rows render only when they change.
 */
export const useRowEvents = () => {
  const browser = useSharedBrowser()
  const latest = useRef(browser)
  useEffect(() => {
    latest.current = browser
  })
  return useMemo(() => {
    const nodeAt = ({ target }: MouseEvent): FileNode | undefined => {
      const id = target instanceof Element ? target.closest<HTMLElement>('[data-node]')?.dataset['node'] : undefined
      return latest.current.nodes.find(({ _id }) => _id === id)
    }
    /** One of the chosen stands for all of them; any other one is chosen by it. */
    const concerned = (node: FileNode): readonly FileNode[] => {
      const { chosen, setSelection } = latest.current
      if (chosen.some(({ _id }) => _id === node._id)) return chosen
      setSelection(() => chooseOnly(node._id))
      return [node]
    }
    const clickRow = (node: FileNode, event: MouseEvent) => {
      const { setSelection, selection, order, open } = latest.current
      if (event.shiftKey) return setSelection((now) => chooseUpTo(now, node._id, order))
      if (event.ctrlKey || event.metaKey) return setSelection((now) => toggleOne(now, node._id))
      if (!isTouch(event)) return setSelection(() => chooseOnly(node._id))
      if (selection.chosen.size > 0) return setSelection((now) => toggleOne(now, node._id))
      open(node)
    }
    return {
      click: (event: MouseEvent) => {
        const node = isControl(event.target) ? undefined : nodeAt(event)
        if (node) clickRow(node, event)
        else if (event.target === event.currentTarget) latest.current.setSelection(chooseNone)
      },
      doubleClick: (event: MouseEvent) => {
        const node = isControl(event.target) ? undefined : nodeAt(event)
        if (node) latest.current.open(node)
      },
      contextMenu: (event: MouseEvent) => {
        event.preventDefault()
        // A long touch chooses; what can be done then stands in the bar above.
        if (isTouch(event)) return
        const node = nodeAt(event)
        latest.current.menu.openAt({ x: event.clientX, y: event.clientY }, node ? concerned(node) : [])
      },
      toggle: (node: FileNode) => latest.current.setSelection((now) => toggleOne(now, node._id)),
      menuBelow: (node: FileNode, button: Element) => latest.current.menu.openAt(pointBelow(button), concerned(node)),
    }
  }, [])
}

export type RowEvents = ReturnType<typeof useRowEvents>

const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'

/** Ticks and buttons in a row do what they say, and nothing with the row. */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, input') !== null
