import { frameAt, frameCountOf, stepFrame, timeOfFrame } from '@gebaerdenraum/domain/catalogue/player-frames'
import {
  hasLoopPoints,
  type LoopPoints,
  loopJump,
  NO_LOOP_POINTS,
  playFrom,
  setLoopEnd,
  setLoopStart,
} from '@gebaerdenraum/domain/catalogue/player-loop'
import type { PlayerSpeed } from '@gebaerdenraum/domain/catalogue/player-speed'
import { createListeners } from '@gebaerdenraum/editing/observable'
import { followFrames } from './follow-frames.ts'

export type PlaybackState = {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly isPlaying: boolean
  readonly frame: number
  readonly frameCount: number
  readonly points: LoopPoints
}

export type Playback = {
  readonly getState: () => PlaybackState
  readonly subscribe: (listener: () => void) => () => void
  readonly play: () => void
  /** Plays, unless the viewer has stopped the film before this playback was there: a page from the server has its own controls. */
  readonly start: () => void
  readonly pause: () => void
  readonly togglePlay: () => void
  readonly seek: (frame: number) => void
  /** Stops and shows the frame `step` further. */
  readonly step: (step: number) => void
  readonly setSpeed: (speed: PlayerSpeed) => void
  readonly setLooping: (isLooping: boolean) => void
  readonly markLoopStart: () => void
  readonly markLoopEnd: () => void
  readonly clearLoop: () => void
  /** Loads the film again from its present address. */
  readonly retry: () => void
  readonly dispose: () => void
}

const START: PlaybackState = { status: 'loading', isPlaying: false, frame: 0, frameCount: 0, points: NO_LOOP_POINTS }

/** Frame-exact control over one `<video>`, free of any view. The view reads the state and calls the commands. */
export const createPlayback = (film: HTMLVideoElement): Playback => {
  let state = START
  let isLooping = true
  /** What the viewer wants; the film itself stops by itself whenever its file is replaced. */
  let isPlayWanted = !film.paused
  /** A seek happened while paused, and the film has not played since: it shows the frame of that seek. */
  let isPositionChosen = false
  /** The frame to return to when another file (other quality, new address) replaces this one. */
  let resumeFrame: number | null = null
  const { subscribe, notify } = createListeners()

  const events = new AbortController()

  const update = (change: Partial<PlaybackState>) => {
    // A start that is refused may say so afterwards.
    if (events.signal.aborted) return
    state = { ...state, ...change }
    notify()
  }
  const seek = (frame: number) => {
    const target = stepFrame(frame, 0, state.frameCount)
    film.currentTime = timeOfFrame(target)
    isPositionChosen = film.paused
    update({ frame: target })
  }
  // The browser may refuse autoplay; then the film is paused and the play button shows that.
  const startFilm = () => {
    isPlayWanted = true
    film.play().catch(() => update({ isPlaying: !film.paused }))
  }
  const play = () => {
    const from = playFrom(state.points, state.frame, state.frameCount)
    if (from !== state.frame) seek(from)
    startFilm()
  }
  const pause = () => {
    isPlayWanted = false
    film.pause()
  }
  // The browser's own loop has no gap, but it knows only the whole film.
  const applyLoop = () => {
    film.loop = isLooping && !hasLoopPoints(state.points)
  }
  const setPoints = (points: LoopPoints) => {
    update({ points })
    applyLoop()
  }
  const jumpIfNeeded = (frame: number, hasEnded: boolean) => {
    const target = loopJump(state.points, frame, state.frameCount, { isLooping, hasEnded })
    if (target === null) return false
    seek(target)
    return true
  }

  const stopFollowing = followFrames(film, (timeS) => {
    // A frame that was shown before a seek may be reported after it, even when the seek has arrived.
    if (film.seeking || isPositionChosen) return
    const frame = stepFrame(frameAt(timeS), 0, state.frameCount)
    if (film.paused || !jumpIfNeeded(frame, false)) update({ frame })
  })
  const on = (type: string, handle: () => void) => film.addEventListener(type, handle, { signal: events.signal })
  const becomeReady = () => {
    update({ status: 'ready', frameCount: frameCountOf(film.duration) })
    if (resumeFrame !== null) seek(resumeFrame)
    resumeFrame = null
    if (isPlayWanted) startFilm()
  }
  on('loadedmetadata', becomeReady)
  on('play', () => {
    isPositionChosen = false
    update({ isPlaying: true })
  })
  on('pause', () => update({ isPlaying: false }))
  on('ended', () => {
    if (jumpIfNeeded(state.frame, true)) startFilm()
    else pause()
  })
  on('emptied', () => {
    if (state.status === 'ready') resumeFrame = state.frame
    update({ status: 'loading', isPlaying: false })
  })
  on('error', () => update({ status: 'failed', isPlaying: false }))
  if (film.error) update({ status: 'failed' })
  else if (film.readyState >= 1) becomeReady()
  // On a page from the server it may have played before.
  let wasStopped = film.paused && film.currentTime > 0
  update({ isPlaying: !film.paused, frame: stepFrame(frameAt(film.currentTime), 0, state.frameCount) })

  return {
    getState: () => state,
    subscribe,
    play,
    start: () => {
      if (!wasStopped) play()
      wasStopped = false
    },
    pause,
    togglePlay: () => (film.paused ? play() : pause()),
    seek,
    step: (step) => {
      pause()
      seek(stepFrame(state.frame, step, state.frameCount))
    },
    setSpeed: (speed) => {
      film.defaultPlaybackRate = speed
      film.playbackRate = speed
    },
    setLooping: (value) => {
      isLooping = value
      applyLoop()
    },
    markLoopStart: () => setPoints(setLoopStart(state.points, state.frame)),
    markLoopEnd: () => setPoints(setLoopEnd(state.points, state.frame)),
    clearLoop: () => setPoints(NO_LOOP_POINTS),
    retry: () => {
      update({ status: 'loading' })
      film.load()
    },
    dispose: () => {
      events.abort()
      stopFollowing()
    },
  }
}
