import type { PlayerCommand } from '@gebaerdenraum/domain/catalogue/player-keys'
import { formatSpeed, type PlayerSpeed, stepSpeed } from '@gebaerdenraum/domain/catalogue/player-speed'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePreferences } from '../../accounts/index.ts'
import type { Playback } from './playback.ts'

type Facts = {
  readonly playback: Playback | null
  /** A covered film (reveal mode) obeys no command that would show it. */
  readonly mayPlay: boolean
  readonly isFullScreen: boolean
  readonly toggleFullScreen: () => void
  readonly onHelp?: (() => void) | undefined
}

/** Turns commands of keys and buttons into playback and remembered preferences, and says in words what changed. */
export const usePlayerCommands = ({ playback, mayPlay, isFullScreen, toggleFullScreen, onHelp }: Facts) => {
  const [{ speed, isLooping, isMirrored }, remember] = usePreferences('player')
  const [isHelpShown, setHelpShown] = useState(false)
  const [announcement, announce] = useState('')

  useEffect(() => playback?.setSpeed(speed), [playback, speed])
  useEffect(() => playback?.setLooping(isLooping), [playback, isLooping])
  const wasFullScreen = useRef(isFullScreen)
  useEffect(() => {
    if (isFullScreen !== wasFullScreen.current) announce(isFullScreen ? 'Vollbild' : 'Vollbild beendet')
    wasFullScreen.current = isFullScreen
  }, [isFullScreen])

  const changeSpeed = (next: PlayerSpeed) => {
    remember({ speed: next })
    announce(`Geschwindigkeit ${formatSpeed(next)}`)
  }
  const stepTo = (step: number) => {
    playback?.step(step)
    const state = playback?.getState()
    if (state) announce(`Bild ${state.frame + 1} von ${state.frameCount}`)
  }
  const commands: Readonly<Record<PlayerCommand, () => void>> = {
    'toggle-play': () => {
      announce(playback?.getState().isPlaying ? 'Angehalten' : 'Läuft')
      playback?.togglePlay()
    },
    'previous-frame': () => stepTo(-1),
    'next-frame': () => stepTo(1),
    slower: () => changeSpeed(stepSpeed(speed, -1)),
    faster: () => changeSpeed(stepSpeed(speed, 1)),
    'toggle-loop': () => {
      remember({ isLooping: !isLooping })
      announce(isLooping ? 'Wiederholen aus' : 'Wiederholen an')
    },
    'set-loop-start': () => {
      playback?.markLoopStart()
      announce(`Anfang der Schleife: Bild ${(playback?.getState().frame ?? 0) + 1}`)
    },
    'set-loop-end': () => {
      playback?.markLoopEnd()
      announce(`Ende der Schleife: Bild ${(playback?.getState().frame ?? 0) + 1}`)
    },
    'toggle-mirror': () => {
      remember({ isMirrored: !isMirrored })
      announce(isMirrored ? 'Nicht mehr gespiegelt' : 'Gespiegelt')
    },
    'toggle-full-screen': toggleFullScreen,
    'toggle-help': () => (onHelp ? onHelp() : setHelpShown(!isHelpShown)),
  }
  // Always the same function, so that the buttons render anew only when they show something else.
  const latest = useRef({ commands, mayPlay })
  useEffect(() => {
    latest.current = { commands, mayPlay }
  })
  const run = useCallback((command: PlayerCommand) => {
    if (latest.current.mayPlay || command === 'toggle-help') latest.current.commands[command]()
  }, [])
  return { run, announcement, isHelpShown, speed, isLooping, isMirrored }
}
