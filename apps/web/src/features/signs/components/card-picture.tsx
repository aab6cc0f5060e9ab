import { IconPhotoOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from './sign-card.module.css'

/** The drawing of a card. An icon replaces one that does not come; it is loaded again when the network is back. */
export const CardPicture = ({ address }: { readonly address: string }) => {
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    if (!isBroken) return
    const retry = () => setBroken(false)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isBroken])
  if (isBroken) {
    return (
      <span className={classes.noPicture}>
        <IconPhotoOff aria-hidden />
      </span>
    )
  }
  return (
    <img
      className={classes.image}
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
    />
  )
}
