import { useEffect, useRef } from 'react'
import { onNavigation } from './navigation.ts'

/** For everything that lies over a page: calls `close` when another page opens. */
export const useCloseOnNavigation = (close: () => void): void => {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => onNavigation(() => latest.current()), [])
}
