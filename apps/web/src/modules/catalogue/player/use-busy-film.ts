import { useEffect, useState } from 'react'
import { fetchWhenReady } from './fetch-when-ready.ts'
import type { Playback, PlaybackState } from './playback.ts'

/**
 * A film that failed may only not be made yet: `video` does not tell. Asks the server, and loads the film by itself once
 * it is there. True while that is not decided, so that the still picture stays instead of an error.
 */
export const useBusyFilm = (
  src: string | undefined,
  status: PlaybackState['status'] | null,
  playback: Playback | null,
): boolean => {
  const [refused, setRefused] = useState<string | undefined>()
  const hasFailed = status === 'failed'
  useEffect(() => {
    if (!hasFailed || src === undefined || !playback || refused === src) return
    const controller = new AbortController()
    const check = async (): Promise<void> => {
      const { ok } = await fetchWhenReady(src, controller.signal, { method: 'HEAD' })
      // One more try only: a film that is there and cannot be played stays a failure.
      setRefused(src)
      if (ok) playback.retry()
    }
    check().catch(() => {
      if (!controller.signal.aborted) setRefused(src)
    })
    return () => controller.abort()
  }, [hasFailed, src, playback, refused])
  return hasFailed && src !== undefined && refused !== src
}
