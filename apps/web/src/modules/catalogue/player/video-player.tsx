import { playerCommandOf } from '@gebaerdenraum/domain/catalogue/player-keys'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { Button } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { IconRefresh } from '@tabler/icons-react'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { KeyList, toKeyEntry } from '../../../ui/key-list.tsx'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import { listPlayerKeys } from './full-screen-support.ts'
import { isKeyOfControl } from './is-key-of-control.ts'
import { PlayerControls } from './player-controls.tsx'
import { TimeLine } from './time-line.tsx'
import { useBusyFilm } from './use-busy-film.ts'
import { useFilmSource } from './use-film-source.ts'
import { useFullScreen } from './use-full-screen.ts'
import { usePlayback, usePlaybackState } from './use-playback.ts'
import { usePlayerCommands } from './use-player-commands.ts'
import classes from './video-player.module.css'

/** Lets a view around the player hand on its key presses, so that the keys work wherever in the view the focus is. */
export type PlayerHandle = { readonly pressKey: (event: KeyboardEvent) => void }

type Films = NonNullable<Sign['images']['signVideo']>
type VideoPlayerProps = {
  readonly name: string
  readonly films: Films
  /** False while reveal mode covers the film: it is not played then. */
  readonly mayPlay?: boolean
  readonly isMuted?: boolean
  /** Lies over the picture while the film may not be seen. */
  readonly cover?: ReactNode
  /** Asks for fresh addresses; those of the media expire. */
  readonly onRetry?: () => Promise<Films | undefined>
  /** Where the view around the player has a help of its own, with more keys in it. */
  readonly onHelp?: (() => void) | undefined
  /**
   * Among much else on a page: with the controls that every film needs, in one row; `phones`: only there. In full screen all
   * are there.
   */
  readonly compact?: 'phones' | 'always' | undefined
  readonly ref?: Ref<PlayerHandle>
}

/** The film of one sign with all that people who learn a sign need. Give it a `key` per sign. */
export const VideoPlayer = ({ name, films, mayPlay = true, isMuted = true, ref, ...props }: VideoPlayerProps) => {
  const { cover, onRetry, onHelp, compact } = props
  const { film, attach, playback } = usePlayback()
  const { element, canShowFullScreen, isFullScreen, toggleFullScreen } = useFullScreen<HTMLElement>(film)
  const { src, poster, renew } = useFilmSource(films, film)
  const isHydrated = useIsHydrated()
  const status = usePlaybackState(playback, (state) => state.status)
  const isBeingMade = useBusyFilm(src, status, playback)
  const commands = usePlayerCommands({ playback, mayPlay, isFullScreen, toggleFullScreen, onHelp })
  const { announcement, ...controls } = commands
  // `undefined` until the preference is known: a film must not start and then stop.
  const prefersStillness = useReducedMotion(undefined, { getInitialValueInEffect: false })
  const isRetrying = useRef(false)

  useEffect(() => {
    if (!playback) return
    if (!mayPlay) playback.pause()
    else if (!prefersStillness) playback.start()
  }, [playback, mayPlay, prefersStillness])

  const pressKey = (event: KeyboardEvent) => {
    const command = playerCommandOf(event)
    if (!command || event.defaultPrevented || isKeyOfControl(event)) return
    event.preventDefault()
    commands.run(command)
  }
  useImperativeHandle(ref, () => ({ pressKey }))

  const retry = async () => {
    if (isRetrying.current) return
    isRetrying.current = true
    const fresh = await onRetry?.().catch(() => undefined)
    isRetrying.current = false
    if (fresh) renew(fresh)
    playback?.retry()
  }

  return (
    <figure
      className={classes.player}
      ref={element}
      tabIndex={-1}
      aria-label={`Video: ${name}`}
      data-compact={isFullScreen ? undefined : compact}
    >
      <div className={classes.picture}>
        <video
          ref={attach}
          className={classes.film}
          data-mirrored={commands.isMirrored || undefined}
          src={src}
          poster={cover ? undefined : poster}
          muted={isMuted}
          playsInline
          preload={isHydrated ? 'auto' : 'none'}
          // Until those of the player work: without scripts there are no others.
          controls={!isHydrated}
          // Until then `public/start-app.js` plays it.
          data-plays={(!isHydrated && mayPlay) || undefined}
          disablePictureInPicture
          onClick={() => commands.run('toggle-play')}
        />
        {cover && <div className={classes.cover}>{cover}</div>}
        {status === 'failed' && !isBeingMade && (
          <div className={classes.failure} role="alert">
            <p>Das Video konnte nicht geladen werden.</p>
            <Button leftSection={<IconRefresh size={20} />} variant="default" size="md" onClick={() => void retry()}>
              Erneut versuchen
            </Button>
          </div>
        )}
      </div>
      {playback ? (
        <div className={classes.panel} inert={!mayPlay}>
          <TimeLine playback={playback} />
          <PlayerControls
            playback={playback}
            canShowFullScreen={canShowFullScreen}
            isFullScreen={isFullScreen}
            isHelpOffered={!onHelp}
            {...controls}
          />
          {commands.isHelpShown && (
            <KeyList label="Tasten des Players" entries={listPlayerKeys().map(toKeyEntry)} className={classes.keys} />
          )}
        </div>
      ) : (
        <div className={classes.room}>
          <div />
        </div>
      )}
      <div className={classes.announcer} aria-live="polite">
        {announcement}
      </div>
    </figure>
  )
}
