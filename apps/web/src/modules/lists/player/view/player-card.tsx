import { isCovered, isMuted, mayPlay, type RevealPart } from '@gebaerdenraum/domain/catalogue/reveal'
import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { coveredOfCustom } from '@gebaerdenraum/domain/lists/player-cover'
import type { LookOptions } from '@gebaerdenraum/domain/media/spelling-look'
import { memo, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { quoteName } from '../../../../ui/quote-name.ts'
import {
  filmsInLook,
  isForDarkPage,
  type PlayerHandle,
  RevealCover,
  useReveal,
  VideoPlayer,
  WordClassBadge,
} from '../../../catalogue/index.ts'
import { hasWordClass } from '../../components/custom-tag.tsx'
import { cardAddresses } from '../media/card-addresses.ts'
import type { LoadedMedia } from '../media/media-store.ts'
import { useNamedPicture } from '../media/use-named-picture.ts'
import classes from './player-card.module.css'

/** Hands key presses on to the card that is shown. */
export type CardHandle = { readonly pressKey: (event: KeyboardEvent) => void; readonly focus: () => void }

type Films = NonNullable<ListSign['images']['signVideo']>
type PlayerCardProps = {
  readonly sign: ListSign
  /** Its media as far as they lie in the browser; else they come from the network. */
  readonly media: LoadedMedia | undefined
  /** Neighbours are there too, unseen: their first picture is ready when they are shown. */
  readonly isCurrent: boolean
  readonly covered: readonly RevealPart[]
  /** Without text where the name is asked for. */
  readonly look: LookOptions
  readonly isLicensed: boolean
  readonly onReload: (sign: string) => Promise<Films | undefined>
  readonly onHelp: () => void
  readonly ref?: Ref<CardHandle> | undefined
}

export const PlayerCard = memo(function PlayerCard({
  sign,
  media,
  isCurrent,
  covered,
  look,
  ref,
  ...props
}: PlayerCardProps) {
  const { isLicensed, onReload, onHelp } = props
  const card = useRef<HTMLElement>(null)
  const player = useRef<PlayerHandle>(null)
  const reveal = useReveal(sign.isCustom ? coveredOfCustom(covered) : covered, isLicensed)
  const films = useMemo(
    () => (media?.film === undefined ? filmsInLook(sign.images.signVideo, sign, look) : { default: media.film }),
    [media, sign, look],
  )
  const isTitleCovered = isCovered(reveal.state, 'title')
  const named = useNamedPicture(sign, look, isTitleCovered)
  const picture = named ?? (media ?? cardAddresses(sign, look)).picture

  // The button that was pressed is gone afterwards; the focus must not fall out of the page with it.
  const uncover = (part: RevealPart) => {
    reveal.uncover(part)
    card.current?.focus({ preventScroll: true })
  }
  const coverOf = (part: RevealPart) =>
    isCovered(reveal.state, part) ? <RevealCover part={part} onReveal={uncover} /> : null
  useImperativeHandle(ref, () => ({
    pressKey: (event) => {
      if (!reveal.pressKey(event)) player.current?.pressKey(event)
    },
    focus: () => card.current?.focus({ preventScroll: true }),
  }))
  useEffect(() => {
    if (!isCurrent && card.current?.contains(document.fullscreenElement)) void document.exitFullscreen()
  }, [isCurrent])

  return (
    <article
      className={classes.card}
      data-sign={sign._id}
      data-current={isCurrent || undefined}
      data-custom={sign.isCustom}
      inert={!isCurrent}
      ref={card}
      tabIndex={-1}
      aria-label={isTitleCovered ? 'Gebärde' : sign.name}
    >
      <header className={classes.title}>
        {coverOf('title') ?? (
          <>
            {hasWordClass(sign) && <WordClassBadge id={sign.wordClass} />}
            <h2 className={classes.name} translate="no">
              {sign.name}
            </h2>
          </>
        )}
      </header>
      {!sign.isCustom && (
        <div className={classes.stage}>
          {films ? (
            <VideoPlayer
              ref={player}
              name={isTitleCovered ? 'Gebärde' : sign.name}
              films={films}
              mayPlay={isCurrent && mayPlay(reveal.state)}
              isMuted={covered.length === 0 || isMuted(reveal.state)}
              cover={coverOf('video')}
              onRetry={async () => filmsInLook(await onReload(sign._id), sign, look)}
              onHelp={onHelp}
              compact="phones"
            />
          ) : (
            <p className={classes.nothing}>Zu dieser Gebärde gibt es noch kein Video.</p>
          )}
        </div>
      )}
      <div className={classes.paper} data-for-dark={isForDarkPage(sign, 'signOnly', look) || undefined}>
        {coverOf('image') ??
          (picture ? (
            <img
              className={classes.picture}
              src={picture}
              alt={isTitleCovered ? 'Zeichnung der Gebärde' : `Zeichnung der Gebärde ${quoteName(sign.name)}`}
            />
          ) : (
            <p className={classes.nothing}>Ohne Zeichnung</p>
          ))}
      </div>
    </article>
  )
})
