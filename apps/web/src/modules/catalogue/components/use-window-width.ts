import { useSyncExternalStore } from 'react'

/** Width of the window in CSS pixels; that of a desk where the server renders the page. */
export const useWindowWidth = (): number =>
  useSyncExternalStore(
    subscribe,
    () => window.innerWidth,
    () => SERVER_WIDTH_PX,
  )

const SERVER_WIDTH_PX = 1280

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
