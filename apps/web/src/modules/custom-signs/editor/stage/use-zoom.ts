import type { Size } from '@gebaerdenraum/domain/custom-signs/geometry/placement'
import { CANVAS_MARGIN } from '@gebaerdenraum/domain/custom-signs/scene'
import { ZOOM_MAX } from '@gebaerdenraum/domain/documents/zoom'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { useSignSession } from '../editing-context.ts'

/** The zoom that is chosen, or the one that shows all of the canvas and its margin in the room there is. */
export const useZoom = (viewport: RefObject<HTMLElement | null>, { width, height }: Size): number => {
  const chosen = useSignSession(({ zoom }) => zoom)
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = viewport.current
    if (!element) return
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [viewport])
  if (chosen !== null) return chosen
  const fitting = Math.min(room.width / (width + 2 * CANVAS_MARGIN), room.height / (height + 2 * CANVAS_MARGIN))
  // Smaller than any preset on phones: all of it is to be seen.
  return Math.min(ZOOM_MAX, Math.max(SMALLEST_FIT, fitting))
}

const SMALLEST_FIT = 0.2
