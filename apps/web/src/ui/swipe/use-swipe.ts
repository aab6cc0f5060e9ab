import type { Point } from '@gebaerdenraum/domain/kernel/page-geometry'
import { type PointerEvent, useRef } from 'react'
import { readSwipe } from './read-swipe.ts'

/**
 * Handlers for an element that fingers swipe over; a shortcut for buttons, never the only way. `walk` gets 1 for the next, -1 for
 * the one before. The element needs `touch-action: pan-y pinch-zoom`, and parts that are dragged sideways, such as a time line,
 * `touch-action: none`: what begins on them is no swipe. Nothing is in full screen either: there the browser has gestures.
 */
export const useSwipe = (walk: (step: 1 | -1) => void) => {
  const start = useRef<Point | null>(null)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isSwipe =
        event.pointerType === 'touch' &&
        event.isPrimary &&
        !document.fullscreenElement &&
        !isDragged(event.target, event.currentTarget)
      start.current = isSwipe ? pointOf(event) : null
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const step = start.current && readSwipe(start.current, pointOf(event))
      start.current = null
      if (step) walk(step)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

/** Whether the target, or an element between it and the root, keeps touches for itself. */
const isDragged = (target: EventTarget, root: HTMLElement): boolean => {
  for (let element = target; element instanceof Element && element !== root; element = element.parentElement ?? root) {
    if (getComputedStyle(element).touchAction === 'none') return true
  }
  return false
}
