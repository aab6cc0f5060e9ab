import type { Sign } from '@gebaerdenraum/domain/signs/signs.contract'
import { useState } from 'react'
import classes from './sign-card.module.css'

/** The film of a card while the pointer or the keyboard focus rests on it. Seen only once it really plays. */
export const CardFilm = ({ sign }: { readonly sign: Sign }) => {
  const [isPlaying, setPlaying] = useState(false)
  const films = sign.images.signVideo
  const src = films?.tiny ?? films?.default ?? films?.watermarked
  if (!src) return null
  return (
    <video
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
