import { type ReactNode, useEffect, useState } from 'react'

type Props = {
  readonly address: string
  readonly className: string | undefined
  /** Replaces a picture that does not come. */
  readonly fallback: ReactNode
}

/** A picture beside its name, loaded when it comes into sight, and again when the network is back. Its `key` is its address. */
export const LazyPicture = ({ address, className, fallback }: Props) => {
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    if (!isBroken) return
    const retry = () => setBroken(false)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isBroken])
  if (isBroken) return fallback
  return (
    <img
      className={className}
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
    />
  )
}
