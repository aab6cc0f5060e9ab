import type { CollisionDetection, Modifier } from '@dnd-kit/core'
import { getEventCoordinates } from '@dnd-kit/utilities'

/** The ghost must not cover what lies under the pointer; under a finger it stands above it. */
const OFFSET = { mouse: { x: 14, y: 12 }, touch: { x: -24, y: -72 } } as const

/**
 * The folder under the pointer, as the browser itself sees it: what is scrolled out of the tree or covered by nothing
 * but air is never hit, however far the page was scrolled meanwhile.
 */
export const underPointer: CollisionDetection = ({ pointerCoordinates, droppableContainers }) => {
  if (!pointerCoordinates) return []
  const { x, y } = pointerCoordinates
  for (const element of document.elementsFromPoint(x, y)) {
    const container = droppableContainers.find(({ node }) => node.current === element)
    if (container) return container.disabled ? [] : [{ id: container.id }]
  }
  return []
}

/** Puts the ghost beside the pointer instead of over the row it was taken from. */
export const besidePointer: Modifier = ({ activatorEvent, activeNodeRect, transform }) => {
  const pointer = activatorEvent && getEventCoordinates(activatorEvent)
  if (!pointer || !activeNodeRect) return transform
  const offset = 'touches' in activatorEvent ? OFFSET.touch : OFFSET.mouse
  return {
    ...transform,
    x: transform.x + pointer.x - activeNodeRect.left + offset.x,
    y: transform.y + pointer.y - activeNodeRect.top + offset.y,
  }
}
