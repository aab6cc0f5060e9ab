import type { RevealPart } from '@gebaerdenraum/domain/catalogue/reveal'
import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import type { LookOptions } from '@gebaerdenraum/domain/media/spelling-look'
import { type Ref, startTransition, useEffect, useMemo, useState } from 'react'
import type { MediaStore } from '../media/media-store.ts'
import type { Play } from '../session/play.ts'
import classes from './card-stack.module.css'
import { type CardHandle, PlayerCard } from './player-card.tsx'

type CardStackProps = {
  readonly play: Play
  readonly card: string
  readonly signs: ReadonlyMap<string, ListSign>
  readonly media: MediaStore
  readonly covered: readonly RevealPart[]
  readonly look: LookOptions
  readonly isLicensed: boolean
  /** How often a card has been put back; it is covered anew when it comes again. */
  readonly turnOf: (card: string) => number
  readonly onReload: (sign: string) => Promise<ListSign['images']['signVideo']>
  readonly onHelp: () => void
  readonly ref: Ref<CardHandle>
}

/**
 * The shown card with its neighbours unseen beside it. An answer only uncovers one that is there already; the new
 * neighbour is made afterwards, when the answer has been painted.
 */
export const CardStack = ({ play, card, signs, media, turnOf, ref, ...props }: CardStackProps) => {
  const { cards, index } = play
  const wanted = [cards[index - 1], card, cards[index + 1]]
    .filter((id) => id !== undefined && (id === card || media.get(id) !== undefined))
    .join(' ')
  const made = useAfterPaint(wanted)
  const mounted = useMemo(() => {
    const ids = made.split(' ')
    return ids.includes(card) ? ids : [...ids, card]
  }, [made, card])
  return (
    <div className={classes.stack}>
      {mounted.map((id) => {
        const sign = signs.get(id)
        const isCurrent = id === card
        return (
          sign && (
            <PlayerCard
              key={`${id} ${turnOf(id)}`}
              sign={sign}
              media={media.get(id)}
              isCurrent={isCurrent}
              ref={isCurrent ? ref : undefined}
              {...props}
            />
          )
        )
      })}
    </div>
  )
}

/** Making a card takes longer than a frame; it must not be in the way of the one with the answer. */
const MAKE_AFTER_MS = 60

const useAfterPaint = (value: string): string => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), MAKE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
