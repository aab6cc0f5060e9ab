import { useEffect, useRef, useState } from 'react'
import { hasFilmFullScreen, supportsElements, type WebKitFilm } from './full-screen-support.ts'

/**
 * Shows the player with its controls on the whole screen, or the film alone where a browser has nothing else (iPhone).
 * `isFullScreen` follows the events: a request may be refused, and a person may leave by a button of the system.
 */
export const useFullScreen = <Element extends HTMLElement>(film: WebKitFilm | null) => {
  const element = useRef<Element>(null)
  const [isElementShown, setElementShown] = useState(false)
  const [isFilmShown, setFilmShown] = useState(false)
  const [canShowFilm, setCanShowFilm] = useState(false)
  useEffect(() => {
    const look = () => {
      const player = element.current
      const isShown = player !== null && document.fullscreenElement === player
      setElementShown(isShown)
      // Keys reach nothing that the player covers.
      if (isShown && !player.contains(document.activeElement)) player.focus({ preventScroll: true })
    }
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  useEffect(() => {
    if (!film || supportsElements()) return
    return watchFilm(film, setFilmShown, () => setCanShowFilm(hasFilmFullScreen(film)))
  }, [film])
  const toggleFullScreen = () => {
    if (supportsElements()) toggleElement(element.current)
    else if (film && canShowFilm) toggleFilm(film, isFilmShown)
  }
  return {
    element,
    canShowFullScreen: supportsElements() || canShowFilm,
    isFullScreen: isElementShown || isFilmShown,
    toggleFullScreen,
  }
}

/** Whether a film has a full screen of its own is known with its metadata, and again with another film. */
const watchFilm = (film: WebKitFilm, onShown: (isShown: boolean) => void, onLoad: () => void): (() => void) => {
  const listeners = [
    ['webkitbeginfullscreen', () => onShown(true)],
    ['webkitendfullscreen', () => onShown(false)],
    ['loadedmetadata', onLoad],
    ['emptied', onLoad],
  ] as const
  for (const [event, listener] of listeners) film.addEventListener(event, listener)
  onLoad()
  return () => {
    for (const [event, listener] of listeners) film.removeEventListener(event, listener)
    onShown(false)
  }
}

const toggleElement = (element: HTMLElement | null): void => {
  const change = document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen()
  // Where a browser refuses, the player stays as it is.
  change?.catch(() => undefined)
}

const toggleFilm = (film: WebKitFilm, isShown: boolean): void => {
  try {
    if (isShown) film.webkitExitFullscreen?.()
    else film.webkitEnterFullscreen?.()
  } catch {
    // Refused, for example because the film has just changed.
  }
}
