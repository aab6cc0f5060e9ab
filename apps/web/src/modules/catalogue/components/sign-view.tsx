import type { RevealPart } from '@gebaerdenraum/domain/catalogue/reveal'
import { isCovered, isMuted, mayPlay } from '@gebaerdenraum/domain/catalogue/reveal'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useSwipe } from '../../../ui/swipe/use-swipe.ts'
import { filmsInLook } from '../look/media-in-look.ts'
import { useLook } from '../look/use-look.ts'
import { type PlayerHandle, VideoPlayer } from '../player/video-player.tsx'
import { RevealCover } from '../reveal/reveal-cover.tsx'
import { useReveal } from '../reveal/use-reveal.ts'
import { useWordlessFilm } from '../reveal/use-wordless-film.ts'
import { useNoteRecentSign } from '../start/use-note-recent-sign.ts'
import { LockedSign } from './locked-sign.tsx'
import { SignSidebar } from './sign-sidebar.tsx'
import classes from './sign-view.module.css'

type Films = NonNullable<Sign['images']['signVideo']>
type SignViewProps = {
  readonly sign: Sign
  readonly isLicensed: boolean
  /** Parts to cover until the viewer uncovers them (quiz). */
  readonly covered?: readonly RevealPart[]
  /** The bar on top; it is told whether the name is covered, and gets what to show instead. */
  readonly topBar: (titleCover: ReactNode | null) => ReactNode
  /** Keys that neither the player nor the quiz uses. */
  readonly onKey?: (event: KeyboardEvent) => void
  /** A finger swiped to the next sign (1) or to the one before (-1). */
  readonly onSwipe?: (step: 1 | -1) => void
  readonly onReload: () => Promise<Films | undefined>
  /** Whether the view fills its frame (editor-like) or stands in a page that scrolls. */
  readonly fills?: boolean
  /** Takes the focus when it appears, so that its keys work at once (each sign of a sequence anew). */
  readonly hasFocus?: boolean
}

const NOTHING_COVERED: readonly RevealPart[] = []

/** Film and drawing of one sign, side by side or stacked. Give it a `key` per sign. */
export const SignView = ({ sign, isLicensed, covered = NOTHING_COVERED, ...props }: SignViewProps) => {
  const { topBar, onKey, onSwipe, onReload, fills, hasFocus = false } = props
  const view = useRef<HTMLDivElement>(null)
  const player = useRef<PlayerHandle>(null)
  const reveal = useReveal(covered, isLicensed && !sign.isLocked)
  const look = { ...useLook(), isWithoutText: useWordlessFilm(reveal.state) }
  const films = filmsInLook(sign.images.signVideo, sign, look)
  const swipe = useSwipe((step) => onSwipe?.(step))
  useNoteRecentSign(sign)

  useEffect(() => {
    const isFocusFree = document.activeElement === document.body
    if (hasFocus || (fills && isFocusFree)) view.current?.focus({ preventScroll: true })
  }, [hasFocus, fills])

  // The button that was pressed is gone afterwards; the focus must not fall out of the view with it.
  const uncover = (part: RevealPart) => {
    reveal.uncover(part)
    view.current?.focus()
  }
  const pressKey = (event: KeyboardEvent) => {
    const press = event.nativeEvent
    if (reveal.pressKey(press)) return
    player.current?.pressKey(press)
    if (!press.defaultPrevented) onKey?.(event)
  }
  const coverOf = (part: RevealPart) =>
    isCovered(reveal.state, part) ? <RevealCover part={part} onReveal={uncover} /> : null

  return (
    // Keys work wherever in this view the focus is, and nowhere else.
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts for the buttons inside
    <div
      className={classes.view}
      data-fills={fills || undefined}
      ref={view}
      tabIndex={-1}
      data-autofocus={hasFocus || undefined}
      onKeyDown={pressKey}
      {...(onSwipe && swipe)}
    >
      {topBar(coverOf('title'))}
      {sign.isLocked ? (
        <LockedSign />
      ) : (
        <div className={classes.content}>
          <div className={classes.stage}>
            {films ? (
              <VideoPlayer
                // Other pictures: a film that was covered starts again with them.
                key={String(look.isWithoutText)}
                ref={player}
                name={isCovered(reveal.state, 'title') ? 'Gebärde' : sign.name}
                films={films}
                mayPlay={mayPlay(reveal.state)}
                isMuted={covered.length === 0 || isMuted(reveal.state)}
                cover={coverOf('video')}
                onRetry={async () => filmsInLook(await onReload(), sign, look)}
              />
            ) : (
              // A sign from a grid comes first without its large films: then they are on their way.
              !sign.hasVideo && <p className={classes.noFilm}>Zu dieser Gebärde gibt es noch kein Video.</p>
            )}
          </div>
          <SignSidebar
            sign={sign}
            isLicensed={isLicensed}
            pictureCover={coverOf('image')}
            isTitleCovered={isCovered(reveal.state, 'title')}
            scrolls={fills === true}
          />
        </div>
      )}
    </div>
  )
}
