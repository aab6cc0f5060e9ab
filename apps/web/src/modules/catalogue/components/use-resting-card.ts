import { useReducedMotion } from '@mantine/hooks'
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Shorter than this the pointer is only passing by. */
const REST_MS = 300

/** The id of the sign whose card the mouse or the keyboard focus rests on; its film is shown. Never with reduced motion. */
export const useRestingCard = () => {
  const prefersStillness = useReducedMotion(undefined, { getInitialValueInEffect: false })
  const [filmId, setFilmId] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const aimedAt = useRef<string | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])

  const aim = (id: string | null) => {
    if (prefersStillness || id === aimedAt.current) return
    aimedAt.current = id
    clearTimeout(timer.current)
    if (id === null) setFilmId(null)
    else timer.current = setTimeout(() => setFilmId(id), REST_MS)
  }
  return {
    filmId,
    handlers: {
      onPointerOver: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') aim(signIdOf(event.target))
      },
      onPointerLeave: () => aim(null),
      onFocusCapture: (event: FocusEvent) => {
        if (event.target instanceof Element && event.target.matches(':focus-visible')) aim(signIdOf(event.target))
      },
      onBlurCapture: () => aim(null),
    },
  }
}

const signIdOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-sign]')?.dataset['sign'] ?? null) : null
