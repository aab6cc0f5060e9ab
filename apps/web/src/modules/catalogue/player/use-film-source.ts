import { betterQuality, type FilmQuality, filmQualityFor } from '@gebaerdenraum/domain/catalogue/player-quality'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { useEffect, useState } from 'react'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'

type Films = NonNullable<Sign['images']['signVideo']>

/**
 * The address of the film that suits the size of the picture. The address stays the same while the film is shown, even
 * when fresh addresses of the same film come in: another address would load it anew. `renew` takes the fresh one.
 */
export const useFilmSource = (films: Films, film: HTMLVideoElement | null) => {
  const [quality, setQuality] = useState<FilmQuality | null>(null)
  const [shown, setShown] = useState(films)
  const isHydrated = useIsHydrated()
  // It may play already: without an address in between it goes on.
  const [isFromServer] = useState(!isHydrated)
  const any = shown.default ?? shown.tiny ?? shown.watermarked
  const inQuality = quality ? (shown[quality] ?? any) : undefined

  useEffect(() => {
    if (!film) return
    const observer = new ResizeObserver(() => {
      const wanted = filmQualityFor(film.clientHeight, window.devicePixelRatio)
      setQuality((current) => (current ? betterQuality(current, wanted) : wanted))
    })
    observer.observe(film)
    return () => observer.disconnect()
  }, [film])

  return {
    /** Undefined until the size is known, or two files would be loaded. Without scripts it never is. */
    src: inQuality ?? (isFromServer ? any : undefined),
    poster: shown.poster ?? shown['watermarked-poster'],
    renew: (fresh: Films) => setShown(fresh),
  }
}
