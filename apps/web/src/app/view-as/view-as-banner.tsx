import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from './view-as-banner.module.css'

type Props = { readonly name: string; readonly expiresAt: string; readonly onEnd: () => void }

/** Stands over every page, with or without bars of its own, and frames it: nobody takes this for his own app. */
export const ViewAsBanner = ({ name, expiresAt, onEnd }: Props) => {
  const leftMs = useTimeLeft(expiresAt)
  // Whatever it covers – the buttons of a dialog, the bar of an editor – is seen once it stands at the other edge.
  const [isAtTop, setAtTop] = useState(false)
  const move = isAtTop ? 'Leiste nach unten' : 'Leiste nach oben'
  useEffect(() => {
    if (leftMs <= 0) onEnd()
  }, [leftMs, onEnd])
  return (
    <>
      <div className={classes.frame} aria-hidden />
      <div className={classes.banner} data-at={isAtTop ? 'top' : 'bottom'}>
        <p>
          Du siehst die App als <strong translate="no">{name}</strong>. Nur lesen.
        </p>
        <span className={classes.time}>
          <span className={classes.label}>Noch </span>
          {clockText(leftMs)}
        </span>
        <button
          type="button"
          className={classes.move}
          aria-label={move}
          title={move}
          onClick={() => setAtTop(!isAtTop)}
        >
          {isAtTop ? <IconArrowDown aria-hidden /> : <IconArrowUp aria-hidden />}
        </button>
        <button type="button" onClick={onEnd}>
          Beenden
        </button>
      </div>
    </>
  )
}

const useTimeLeft = (expiresAt: string): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Date.parse(expiresAt) - now
}

const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
