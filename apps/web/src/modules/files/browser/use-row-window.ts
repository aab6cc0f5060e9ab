import { type RefObject, useCallback, useSyncExternalStore } from 'react'
import { type RowWindow, rowWindow } from './row-window.ts'

type Facts = {
  /** The box that is as high as all rows together. */
  readonly box: RefObject<HTMLElement | null>
  /** What scrolls; null: the page. */
  readonly scroller: RefObject<HTMLElement | null> | null
  readonly count: number
  readonly rowPx: number
}

/** Which rows of a long table are near the eye. Renders anew only when others come into sight. */
export const useRowWindow = ({ box, scroller, count, rowPx }: Facts): RowWindow => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const target = scroller?.current ?? window
      target.addEventListener('scroll', listener, { passive: true })
      window.addEventListener('resize', listener)
      return () => {
        target.removeEventListener('scroll', listener)
        window.removeEventListener('resize', listener)
      }
    },
    [scroller],
  )
  const read = (): string => {
    const upperEdge = scroller?.current?.getBoundingClientRect().top ?? 0
    const topPx = upperEdge - (box.current?.getBoundingClientRect().top ?? upperEdge)
    const heightPx = scroller?.current?.clientHeight ?? window.innerHeight
    const { first, end } = rowWindow({ topPx, heightPx, rowPx, count })
    // In steps of eight rows, so that a slow scroll does not render at every row.
    return `${Math.floor(first / STEP) * STEP} ${Math.min(Math.ceil(end / STEP) * STEP, count)}`
  }
  const [first = 0, end = 0] = useSyncExternalStore(subscribe, read).split(' ').map(Number)
  return { first, end }
}

const STEP = 8
