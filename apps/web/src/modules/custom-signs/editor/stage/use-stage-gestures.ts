import { HANDLES } from '@gebaerdenraum/domain/custom-signs/geometry/handles'
import type { Placement, Point } from '@gebaerdenraum/domain/custom-signs/geometry/placement'
import { SNAP_DISTANCE_PX } from '@gebaerdenraum/domain/custom-signs/geometry/snapping'
import type { SceneObject } from '@gebaerdenraum/domain/custom-signs/scene'
import { objectOf } from '@gebaerdenraum/domain/custom-signs/scene-changes'
import { type PointerEvent, type RefObject, useEffect, useMemo } from 'react'
import { rememberBox, selectedOf } from '../actions/place-selection.ts'
import { type SignEditing, useSignEditing } from '../editing-context.ts'
import { selectedGroup } from '../selected-group.ts'
import { focusText } from '../sidebar/focus-text.ts'
import { frameOf, type Gesture, gestureResult, objectsIn, pinchResult } from './gesture.ts'

type PointerHandlers = {
  readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void
  readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void
  readonly onPointerUp: (event: PointerEvent<SVGSVGElement>) => void
  readonly onPointerCancel: (event: PointerEvent<SVGSVGElement>) => void
}

/** So far a pointer wanders before a click becomes a drag, in pixels: hands tremble. */
const DRAG_PX = 4

const DOUBLE_CLICK_MS = 400

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
  Pick<PointerEvent, 'pointerId' | 'pointerType' | 'timeStamp' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>
type Sight = { readonly pointAt: (event: ClientPoint) => Point; readonly unit: number }

/** What the pointers do, without the screen: it is told of each of them. */
const createGestures = (editing: SignEditing) => {
  const { scene, session, updateSession, apply, canWrite, live } = editing
  const pointers = new Map<number, Point>()
  let sight: Sight = { pointAt: ({ clientX, clientY }) => ({ x: clientX, y: clientY }), unit: 1 }
  let gesture: Gesture | null = null
  /** Where the pointer came down, in pixels, until it has wandered far enough to drag. */
  let pressed: ClientPoint | null = null
  /** What a click does to what is selected already, told on release: it may become a drag of all that is selected. */
  let click: (() => void) | null = null
  /** The object that was clicked last, or is about to be. */
  let target: string | null = null
  let lastClick: { readonly id: string; readonly atMs: number } | null = null
  /** A finger on the paper may be the first of two: only a tap takes the selection away. */
  let isTapOnPaper = false

  const select = (selectedIds: readonly string[]): void => updateSession({ selectedIds })

  const isAddingTo = ({ shiftKey, ctrlKey, metaKey }: Press): boolean =>
    shiftKey || ctrlKey || metaKey || session().isAdding

  const seize = (id: string, event: Press): void => {
    const { selectedIds } = session()
    const others = selectedIds.filter((each) => each !== id)
    const isAdding = isAddingTo(event)
    if (others.length === selectedIds.length) select(isAdding ? [...others, id] : [id])
    else if (isAdding) click = () => select(others)
    else if (others.length > 0) click = () => select([id])
    if (!canWrite) return
    const group = selectedGroup(selectedOf(editing), session().group)
    gesture = { kind: 'move', group, from: sight.pointAt(event) }
  }

  const seizeHandle = (name: string, event: Press): void => {
    const held = heldNow()
    if (!held) return
    const from = sight.pointAt(event)
    const handle = HANDLES.find((each) => each === name)
    gesture = handle ? { kind: 'scale', held, handle, from } : { kind: 'turn', held, from }
    pressed = null
  }

  const pressPaper = (event: Press): void => {
    isTapOnPaper = event.pointerType === 'touch'
    if (isTapOnPaper) return
    if (!isAddingTo(event)) select([])
    gesture = { kind: 'frame', from: sight.pointAt(event) }
  }

  const heldNow = () => {
    const selected = selectedOf(editing)
    const [object, ...others] = selected
    if (!object) return null
    return others.length === 0 ? { object } : { group: selectedGroup(selected, session().group) }
  }

  const pinch = (): void => {
    const held = heldNow()
    const [one, other] = [...pointers.values()]
    if (!held || !one || !other || !canWrite) return
    live.end()
    gesture = { kind: 'pinch', held, from: [one, other] }
    pressed = null
    click = null
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
      if (one && other) live.show(pinchResult(gesture.held, gesture.from, [one, other], scene()))
      return
    }
    const isFree = event.ctrlKey || event.metaKey || !session().hasGuides
    const snapDistance = isFree ? 0 : SNAP_DISTANCE_PX * sight.unit
    live.show(gestureResult(gesture, to, scene(), { isShift: event.shiftKey, snapDistance }))
  }

  /** Twice the same text: its words are wanted. Browsers tell of no double click where a finger holds something. */
  const noteClick = (id: string, atMs: number): void => {
    const isSecond = lastClick?.id === id && atMs - lastClick.atMs < DOUBLE_CLICK_MS
    lastClick = isSecond ? null : { id, atMs }
    if (isSecond) focusText()
  }

  const finish = (): void => {
    const { places, box, frame } = live.state()
    if (places.size > 0) {
      apply({
        type: 'place-objects',
        places: [...places].map(([objectId, place]) => ({ objectId, ...placeOf(place, objectOf(scene(), objectId)) })),
      })
    }
    if (box) rememberBox(editing, box)
    if (frame) select([...new Set([...session().selectedIds, ...objectsIn(scene(), frame)])])
    live.end()
    gesture = null
  }

  return {
    see: (now: Sight): void => {
      sight = now
    },
    isRunning: (): boolean => gesture !== null && pressed === null,
    press: (event: Press, element: Element): void => {
      pointers.set(event.pointerId, sight.pointAt(event))
      if (pointers.size === 2) pinch()
      if (pointers.size > 1) return
      pressed = event
      click = null
      const handle = element.closest('[data-handle]')?.getAttribute('data-handle')
      const id = element.closest('[data-object]')?.getAttribute('data-object')
      target = handle ? null : (id ?? null)
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
        click = null
        isTapOnPaper = false
      }
      show(event)
    },
    release: (event: Press): void => {
      pointers.delete(event.pointerId)
      if (pointers.size > 0 && gesture?.kind !== 'pinch') return
      click?.()
      if (isTapOnPaper) select([])
      const clicked = pressed === null || pointers.size > 0 ? null : target
      isTapOnPaper = false
      click = null
      pressed = null
      finish()
      if (clicked !== null) noteClick(clicked, event.timeStamp)
    },
    cancel: (): void => {
      pointers.clear()
      pressed = null
      click = null
      isTapOnPaper = false
      gesture = null
      live.end()
    },
  }
}

/** Only boxes of text get another size; all else is scaled. */
const placeOf = ({ size, ...place }: Placement, object: SceneObject | undefined): Partial<Placement> =>
  object?.type === 'textbox' ? { ...place, size } : place
