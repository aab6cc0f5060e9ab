import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPlayback, type Playback, type PlaybackState } from './playback.ts'

/** The playback of the `<video>` that gets `attach` as its ref; null until it is mounted. */
export const usePlayback = () => {
  const [film, attach] = useState<HTMLVideoElement | null>(null)
  const [playback, setPlayback] = useState<Playback | null>(null)
  useEffect(() => {
    if (!film) return
    const created = createPlayback(film)
    setPlayback(created)
    return () => {
      created.dispose()
      setPlayback(null)
      if (!film.isConnected) stopLoading(film)
    }
  }, [film])
  return { film, attach, playback }
}

/** A film that nobody sees any more would go on loading, and keep one of the few connections, until it is collected. */
const stopLoading = (film: HTMLVideoElement): void => {
  film.removeAttribute('src')
  film.load()
}

/** Part of the state; the component renders again only when that part changes, not with each of 25 frames a second. */
export const usePlaybackState = <Part>(
  playback: Playback | null,
  select: (state: PlaybackState) => Part,
): Part | null =>
  useSyncExternalStore(
    playback?.subscribe ?? subscribeToNothing,
    () => (playback ? select(playback.getState()) : null),
    () => null,
  )

const subscribeToNothing = () => () => undefined
