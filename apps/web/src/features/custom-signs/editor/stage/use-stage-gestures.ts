import { HANDLES } from '@gebaerdenraum/domain/custom-signs/geometry/handles'
import type { Point } from '@gebaerdenraum/domain/custom-signs/geometry/placement'
import { SNAP_DISTANCE_PX } from '@gebaerdenraum/domain/custom-signs/geometry/snapping'
import { objectOf } from '@gebaerdenraum/domain/custom-signs/scene-changes'
import { type PointerEvent, type RefObject, useEffect, useMemo } from 'react'
import { type SignEditing, useSignEditing } from '../editing-context.ts'
import { frameOf, type Gesture, gestureResult, objectsIn, pinchResult } from './gesture.ts'

type PointerHandlers = {
  readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void
  readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void
  readonly onPointerUp: (event: PointerEvent<SVGSVGElement>) => void
  readonly onPointerCancel: (event: PointerEvent<SVGSVGElement>) => void
}

/** So far a pointer wanders before a click becomes a drag, in pixels: hands tremble. */
const DRAG_PX = 4

/** Mouse, pen and fingers on the canvas. A gesture is seen at once and becomes one step when it ends. */
export const useStageGestures = (
  svg: RefObject<SVGSVGElement | null>,
  pointAt: (event: ClientPoint) => Point,
  unit: number,
) => {
  const editing = useSignEditing()
  const gestures = useMemo(() => createGestures(editing), [editing])
  gestures.see({ pointAt, unit })
  useEffect(() => {
    const giveUp = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !gestures.isRunning()) return
      // Only the gesture is given up, not the selection.
      event.stopImmediatePropagation()
      gestures.cancel()
    }
    window.addEventListener('keydown', giveUp, { capture: true })
    return () => window.removeEventListener('keydown', giveUp, { capture: true })
  }, [gestures])
  useEffect(() => {
    const element = svg.current
    // Browsers look at the `touch-action` of the whole drawing only: what is seized must not wander with the page.
    const hold = (event: TouchEvent): void => {
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('[data-object], [data-handle]')) event.preventDefault()
    }
    element?.addEventListener('touchstart', hold, { passive: false })
    return () => element?.removeEventListener('touchstart', hold)
  }, [svg])
  return useMemo(
    (): PointerHandlers => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return
        svg.current?.setPointerCapture(event.pointerId)
        gestures.press(event, event.target as Element)
      },
      onPointerMove: (event) => gestures.move(event),
      onPointerUp: (event) => gestures.release(event),
      onPointerCancel: () => gestures.cancel(),
    }),
    [gestures, svg],
  )
}

export type ClientPoint = { readonly clientX: number; readonly clientY: number }
type Press = ClientPoint &
  Pick<PointerEvent, 'pointerId' | 'pointerType' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>
type Sight = { readonly pointAt: (event: ClientPoint) => Point; readonly unit: number }

/** What the pointers do, without the screen: it is told of each of them. */
const createGestures = ({ scene, session, updateSession, apply, canWrite, live }: SignEditing) => {
  const pointers = new Map<number, Point>()
  let sight: Sight = { pointAt: ({ clientX, clientY }) => ({ x: clientX, y: clientY }), unit: 1 }
  let gesture: Gesture | null = null
  /** Where the pointer came down, in pixels, until it has wandered far enough to drag. */
  let pressed: ClientPoint | null = null
  /** Chosen alone on release when nothing was dragged: a click into a selection of several. */
  let clicked: string | null = null
  /** A finger on the paper may be the first of two: only a tap takes the selection away. */
  let isTapOnPaper = false

  const select = (selectedIds: readonly string[]): void => updateSession({ selectedIds })

  const seize = (id: string, event: Press): void => {
    const { selectedIds } = session()
    const isAdding = event.shiftKey || event.ctrlKey || event.metaKey
    if (isAdding) {
      select(selectedIds.includes(id) ? selectedIds.filter((each) => each !== id) : [...selectedIds, id])
      return
    }
    if (selectedIds.includes(id)) clicked = selectedIds.length > 1 ? id : null
    else select([id])
    if (!canWrite) return
    const { objects } = scene()
    const moving = objects.filter((object) => session().selectedIds.includes(object.id))
    gesture = { kind: 'move', starts: new Map(moving.map((object) => [object.id, object])), from: sight.pointAt(event) }
  }

  const seizeHandle = (name: string, event: Press): void => {
    const object = selectedObject()
    if (!object) return
    const from = sight.pointAt(event)
    const handle = HANDLES.find((each) => each === name)
    gesture = handle ? { kind: 'scale', object, handle, from } : { kind: 'turn', object, from }
    pressed = null
  }

  const pressPaper = (event: Press): void => {
    isTapOnPaper = event.pointerType === 'touch'
    if (isTapOnPaper) return
    if (!event.shiftKey) select([])
    gesture = { kind: 'frame', from: sight.pointAt(event) }
  }

  const selectedObject = () => {
    const [id, ...others] = session().selectedIds
    return id === undefined || others.length > 0 ? undefined : objectOf(scene(), id)
  }

  const pinch = (): void => {
    const object = selectedObject()
    const [one, other] = [...pointers.values()]
    if (!object || !one || !other || !canWrite) return
    live.end()
    gesture = { kind: 'pinch', object, from: [one, other] }
    pressed = null
    clicked = null
    isTapOnPaper = false
  }

  const show = (event: Press): void => {
    if (!gesture) return
    const to = sight.pointAt(event)
    if (gesture.kind === 'frame') {
      live.show({ frame: frameOf(gesture.from, to) })
      return
    }
    if (gesture.kind === 'pinch') {
      const [one, other] = [...pointers.values()]
      if (one && other) live.show(pinchResult(gesture.object, gesture.from, [one, other]))
      return
    }
    const isFree = event.ctrlKey || event.metaKey || !session().hasGuides
    const snapDistance = isFree ? 0 : SNAP_DISTANCE_PX * sight.unit
    live.show(gestureResult(gesture, to, scene(), { isShift: event.shiftKey, snapDistance }))
  }

  const finish = (): void => {
    const { places, frame } = live.state()
    if (places.size > 0) {
      apply({
        type: 'place-objects',
        places: [...places].map(([objectId, place]) => ({ objectId, ...placeOf(place) })),
      })
    }
    if (frame) select(objectsIn(scene(), frame))
    live.end()
    gesture = null
  }

  return {
    see: (now: Sight): void => {
      sight = now
    },
    isRunning: (): boolean => gesture !== null && pressed === null,
    press: (event: Press, target: Element): void => {
      pointers.set(event.pointerId, sight.pointAt(event))
      if (pointers.size === 2) pinch()
      if (pointers.size > 1) return
      pressed = event
      clicked = null
      const handle = target.closest('[data-handle]')?.getAttribute('data-handle')
      const id = target.closest('[data-object]')?.getAttribute('data-object')
      if (handle) seizeHandle(handle, event)
      else if (id) seize(id, event)
      else pressPaper(event)
    },
    move: (event: Press): void => {
      if (!pointers.has(event.pointerId)) return
      pointers.set(event.pointerId, sight.pointAt(event))
      if (pressed) {
        const way = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY)
        if (way < DRAG_PX) return
        pressed = null
        clicked = null
        isTapOnPaper = false
      }
      show(event)
    },
    release: (event: Press): void => {
      pointers.delete(event.pointerId)
      if (pointers.size > 0 && gesture?.kind !== 'pinch') return
      if (clicked !== null) select([clicked])
      if (isTapOnPaper) select([])
      isTapOnPaper = false
      clicked = null
      pressed = null
      finish()
    },
    cancel: (): void => {
      pointers.clear()
      pressed = null
      clicked = null
      isTapOnPaper = false
      gesture = null
      live.end()
    },
  }
}

const placeOf = <Place extends { readonly size: unknown }>({ size: _, ...place }: Place): Omit<Place, 'size'> => place
