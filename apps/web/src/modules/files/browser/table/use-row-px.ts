import { useSyncExternalStore } from 'react'

/** Rows of two lines where the type has no column of its own. In rem: large type makes large rows. */
const NARROW_REM = 4
const WIDE_REM = 3.25
const WIDE = '(min-width: 48em)'

/** Height of a row in CSS pixels. All have the same: the table knows where a row is without drawing those before. */
export const useRowPx = (): number => useSyncExternalStore(subscribe, read)

const read = (): number => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return rem * (matchMedia(WIDE).matches ? WIDE_REM : NARROW_REM)
}

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
