import type { Placement, Rectangle } from '@gebaerdenraum/domain/custom-signs/geometry/placement'
import type { Guide } from '@gebaerdenraum/domain/custom-signs/geometry/snapping'
import { createListeners } from '@gebaerdenraum/editing/observable'

/** What is only so while a gesture lasts: it becomes one command when the gesture ends, or nothing. */
export type LiveState = {
  readonly places: ReadonlyMap<string, Placement>
  /** The box of several that are changed together. */
  readonly box: Placement | null
  /** Lines that draw what is moved. */
  readonly guides: readonly Guide[]
  /** Drawn to choose what it touches. */
  readonly frame: Rectangle | null
}

export type Live = {
  readonly state: () => LiveState
  readonly show: (state: Partial<LiveState>) => void
  readonly end: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Notifies at most once per frame, however often the pointer moves. */
export const createLive = (): Live => {
  let state = NOTHING
  let frame: number | null = null
  const { subscribe, notify } = createListeners()
  const publish = (): void => {
    frame = null
    notify()
  }
  const publishNextFrame = (): void => {
    frame ??= requestAnimationFrame(publish)
  }
  return {
    state: () => state,
    show: (next) => {
      state = { ...NOTHING, ...next }
      publishNextFrame()
    },
    end: () => {
      if (state === NOTHING) return
      state = NOTHING
      if (frame !== null) cancelAnimationFrame(frame)
      // What the gesture came to is in the scene by now: both are seen in the same frame.
      publish()
    },
    subscribe,
  }
}

const NOTHING: LiveState = { places: new Map(), box: null, guides: [], frame: null }
