import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { useEffect, useRef, useState } from 'react'
import { filmsInLook } from '../look/media-in-look.ts'
import { useLook } from '../look/use-look.ts'
import { reloadWhenReady } from '../player/reload-when-ready.ts'
import classes from './sign-card.module.css'

/** The film of a card while the pointer or the keyboard focus rests on it. Seen only once it really plays. */
export const CardFilm = ({ sign }: { readonly sign: Sign }) => {
  const [isPlaying, setPlaying] = useState(false)
  const films = filmsInLook(sign.images.signVideo, sign, useLook())
  const src = films?.tiny ?? films?.default ?? films?.watermarked
  const film = useRef<HTMLVideoElement>(null)
  useEffect(() => (src && film.current ? reloadWhenReady(film.current, src) : undefined), [src])
  if (!src) return null
  return (
    <video
      ref={film}
      className={classes.film}
      data-playing={isPlaying || undefined}
      src={src}
      muted
      loop
      autoPlay
      playsInline
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setPlaying(true)}
    />
  )
}
