import type { PlayerCommand } from '@gebaerdenraum/domain/catalogue/player-keys'
import { hasLoopPoints } from '@gebaerdenraum/domain/catalogue/player-loop'
import { formatSpeed, PLAYER_SPEEDS, type PlayerSpeed } from '@gebaerdenraum/domain/catalogue/player-speed'
import {
  IconChevronLeft,
  IconChevronRight,
  IconFlipHorizontal,
  IconKeyboard,
  IconMaximize,
  IconMinimize,
  IconMinus,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlus,
  IconRepeat,
  IconX,
} from '@tabler/icons-react'
import { memo } from 'react'
import type { Playback } from './playback.ts'
import { PlayerButton } from './player-button.tsx'
import classes from './player-controls.module.css'
import { usePlaybackState } from './use-playback.ts'

type PlayerControlsProps = {
  readonly playback: Playback
  readonly run: (command: PlayerCommand) => void
  readonly speed: PlayerSpeed
  readonly isLooping: boolean
  readonly isMirrored: boolean
  /** False where the browser has no full screen for this film. */
  readonly canShowFullScreen: boolean
  readonly isFullScreen: boolean
  readonly isHelpShown: boolean
  /** False where the view around the player has a button for its own help. */
  readonly isHelpOffered: boolean
}

/** All commands of the player as buttons, in three groups that wrap on narrow screens. */
export const PlayerControls = memo(function PlayerControls({ playback, run, ...view }: PlayerControlsProps) {
  const isPlaying = usePlaybackState(playback, (state) => state.isPlaying) ?? false
  const points = usePlaybackState(playback, (state) => state.points)
  const { speed } = view
  return (
    <fieldset className={classes.controls} aria-label="Steuerung des Videos">
      <div className={classes.group}>
        <span className={classes.fine}>
          <PlayerButton label="Ein Bild zurück" keyLabel="," onClick={() => run('previous-frame')}>
            <IconChevronLeft />
          </PlayerButton>
        </span>
        <PlayerButton
          label={isPlaying ? 'Anhalten' : 'Abspielen'}
          keyLabel="Leertaste"
          isPrimary
          onClick={() => run('toggle-play')}
        >
          {isPlaying ? <IconPlayerPauseFilled /> : <IconPlayerPlayFilled />}
        </PlayerButton>
        <span className={classes.fine}>
          <PlayerButton label="Ein Bild vor" keyLabel="." onClick={() => run('next-frame')}>
            <IconChevronRight />
          </PlayerButton>
        </span>
      </div>
      <fieldset className={classes.group} aria-label="Geschwindigkeit">
        <PlayerButton
          label="Langsamer"
          keyLabel="↓"
          disabled={speed === PLAYER_SPEEDS[0]}
          onClick={() => run('slower')}
        >
          <IconMinus size={20} />
        </PlayerButton>
        <span className={classes.speed}>{formatSpeed(speed)}</span>
        <PlayerButton
          label="Schneller"
          keyLabel="↑"
          disabled={speed === PLAYER_SPEEDS.at(-1)}
          onClick={() => run('faster')}
        >
          <IconPlus size={20} />
        </PlayerButton>
      </fieldset>
      <fieldset className={classes.group} aria-label="Wiederholen">
        <PlayerButton label="Wiederholen" keyLabel="L" isOn={view.isLooping} onClick={() => run('toggle-loop')}>
          <IconRepeat />
        </PlayerButton>
        <span className={classes.fine}>
          <PlayerButton
            label="Anfang der Schleife setzen"
            keyLabel="I"
            isOn={points?.startFrame != null}
            onClick={() => run('set-loop-start')}
          >
            <span className={classes.letter}>A</span>
          </PlayerButton>
          <PlayerButton
            label="Ende der Schleife setzen"
            keyLabel="O"
            isOn={points?.endFrame != null}
            onClick={() => run('set-loop-end')}
          >
            <span className={classes.letter}>B</span>
          </PlayerButton>
        </span>
        {points && hasLoopPoints(points) && (
          <PlayerButton label="Schleife aufheben" onClick={playback.clearLoop}>
            <IconX size={20} />
          </PlayerButton>
        )}
      </fieldset>
      <div className={classes.group}>
        <PlayerButton label="Spiegeln" keyLabel="M" isOn={view.isMirrored} onClick={() => run('toggle-mirror')}>
          <IconFlipHorizontal />
        </PlayerButton>
        {view.canShowFullScreen && (
          <PlayerButton
            label={view.isFullScreen ? 'Vollbild beenden' : 'Vollbild'}
            keyLabel="F"
            onClick={() => run('toggle-full-screen')}
          >
            {view.isFullScreen ? <IconMinimize /> : <IconMaximize />}
          </PlayerButton>
        )}
        {view.isHelpOffered && (
          <PlayerButton label="Tasten anzeigen" keyLabel="?" isOn={view.isHelpShown} onClick={() => run('toggle-help')}>
            <IconKeyboard />
          </PlayerButton>
        )}
      </div>
    </fieldset>
  )
})
