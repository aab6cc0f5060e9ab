import { formatFrameTime, shareOfFrame } from '@gebaerdenraum/domain/catalogue/player-frames'
import { loopBounds } from '@gebaerdenraum/domain/catalogue/player-loop'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Playback } from './playback.ts'
import classes from './time-line.module.css'
import { usePlaybackState } from './use-playback.ts'

const PAGE_FRAMES = 10

/** Where the film stands, to the frame. Dragging seeks; the loop's part is marked with A and B. */
export const TimeLine = ({ playback }: { readonly playback: Playback }) => {
  const frame = usePlaybackState(playback, (state) => state.frame) ?? 0
  const frameCount = usePlaybackState(playback, (state) => state.frameCount) ?? 0
  const points = usePlaybackState(playback, (state) => state.points)
  const rail = useRef<HTMLDivElement>(null)
  const wasPlaying = useRef(false)

  const seekTo = (event: PointerEvent) => {
    const box = rail.current?.getBoundingClientRect()
    if (!box || frameCount === 0) return
    playback.seek(Math.round(((event.clientX - box.left) / box.width) * (frameCount - 1)))
  }
  const startDrag = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    wasPlaying.current = playback.getState().isPlaying
    playback.pause()
    seekTo(event)
  }
  const drag = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event)
  }
  const endDrag = () => {
    if (wasPlaying.current) playback.play()
    wasPlaying.current = false
  }
  const seekByKey = (event: KeyboardEvent) => {
    const target = frameOfKey(event.key, frame, frameCount)
    if (target === null) return
    event.preventDefault()
    event.stopPropagation()
    playback.pause()
    playback.seek(target)
  }

  const { first, last } = loopBounds(points ?? { startFrame: null, endFrame: null }, frameCount)
  return (
    <div className={classes.timeLine}>
      <div
        role="slider"
        tabIndex={0}
        className={classes.slider}
        aria-label="Zeitleiste"
        aria-valuemin={1}
        aria-valuemax={Math.max(frameCount, 1)}
        aria-valuenow={Math.min(frame + 1, Math.max(frameCount, 1))}
        aria-valuetext={`Bild ${frame + 1} von ${frameCount}`}
        onPointerDown={startDrag}
        onPointerMove={drag}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
        onKeyDown={seekByKey}
      >
        <div className={classes.rail} ref={rail}>
          <div
            className={classes.part}
            style={{
              left: percent(shareOfFrame(first, frameCount)),
              right: percent(1 - shareOfFrame(last, frameCount)),
            }}
          />
          <div className={classes.filled} style={{ width: percent(shareOfFrame(frame, frameCount)) }} />
          <Marker letter="A" frame={points?.startFrame ?? null} frameCount={frameCount} />
          <Marker letter="B" frame={points?.endFrame ?? null} frameCount={frameCount} />
          <div className={classes.thumb} style={{ left: percent(shareOfFrame(frame, frameCount)) }} />
        </div>
      </div>
      <span className={classes.time} aria-hidden="true">
        {formatFrameTime(frame)}
      </span>
    </div>
  )
}

type MarkerProps = { readonly letter: 'A' | 'B'; readonly frame: number | null; readonly frameCount: number }

const Marker = ({ letter, frame, frameCount }: MarkerProps) =>
  frame === null ? null : (
    <span className={classes.marker} style={{ left: percent(shareOfFrame(frame, frameCount)) }} aria-hidden="true">
      {letter}
    </span>
  )

const frameOfKey = (key: string, frame: number, frameCount: number): number | null => {
  if (key === 'ArrowRight') return frame + 1
  if (key === 'ArrowLeft') return frame - 1
  if (key === 'PageUp') return frame + PAGE_FRAMES
  if (key === 'PageDown') return frame - PAGE_FRAMES
  if (key === 'Home') return 0
  if (key === 'End') return frameCount - 1
  return null
}

const percent = (share: number): string => `${share * 100}%`
