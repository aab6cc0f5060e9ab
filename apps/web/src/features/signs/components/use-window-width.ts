import { useSyncExternalStore } from 'react'

/** Width of the window in CSS pixels. */
export const useWindowWidth = (): number => useSyncExternalStore(subscribe, () => window.innerWidth)

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
