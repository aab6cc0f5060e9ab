import { useLayoutEffect, useRef } from 'react'

/**
 * Keys that work wherever the focus is, as long as the component is on the screen. They work from the first moment on: a
 * dialog takes the focus a little later than it can be seen.
 */
export const useWindowKeys = (pressKey: (event: KeyboardEvent) => void): void => {
  const latest = useRef(pressKey)
  useLayoutEffect(() => {
    latest.current = pressKey
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
