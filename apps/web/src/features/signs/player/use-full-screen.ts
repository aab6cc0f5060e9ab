import { useEffect, useRef, useState } from 'react'

/** Shows an element, with its controls, on the whole screen. */
export const useFullScreen = <Element extends HTMLElement>() => {
  const element = useRef<Element>(null)
  const [isFullScreen, setFullScreen] = useState(false)
  useEffect(() => {
    const look = () => setFullScreen(element.current !== null && document.fullscreenElement === element.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  const toggleFullScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    // Where a browser refuses (embedded pages, some phones) the player simply stays as it is.
    else void element.current?.requestFullscreen?.().catch(() => undefined)
  }
  return { element, isFullScreen, toggleFullScreen }
}
