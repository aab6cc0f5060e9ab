import { type RefObject, startTransition, useEffect, useState } from 'react'

/**
 * Whether something is in sight or nearly: so far, in its own heights, outside. What somebody is busy with stays, however
 * far it is scrolled away.
 */
export const useInSight = (place: RefObject<HTMLElement | null>, isAtFirst: boolean): boolean => {
  const [isInSight, setIsInSight] = useState(isAtFirst)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const root = element.closest('[data-desk]')
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Pages that come near are drawn bit by bit, between the frames of scrolling.
        if (entry) startTransition(() => setIsInSight(entry.isIntersecting || isBusy(element)))
      },
      { root, rootMargin: '100% 50%' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return isInSight
}

const isBusy = (element: HTMLElement): boolean =>
  element.contains(document.activeElement) || element.querySelector('[data-dragging]') !== null
