/**
 * Frame arithmetic of the video player. Every film of the catalogue is made with constant 25 frames a second
 * (decisions, Media), so a frame number says exactly what is on the screen. Times are seconds.
 */
export const FRAMES_PER_SECOND = 25

/** Browsers report `currentTime` rounded to microseconds: a hair below a frame's start still is that frame. */
const ROUNDING_S = 0.000_5

export const frameAt = (timeS: number): number =>
  Number.isFinite(timeS) ? Math.max(0, Math.floor((timeS + ROUNDING_S) * FRAMES_PER_SECOND)) : 0

/**
 * Where to seek to see this frame: a third into it, so that no rounding lands on a neighbour. Not its middle: there
 * Chromium shows the next frame when that is a key frame and so just as near (measured).
 */
export const timeOfFrame = (frame: number): number => (frame + 1 / 3) / FRAMES_PER_SECOND

/** Frames of a film; 0 as long as its length is not known. */
export const frameCountOf = (durationS: number): number =>
  Number.isFinite(durationS) && durationS > 0 ? Math.max(1, Math.round(durationS * FRAMES_PER_SECOND)) : 0

/** One step forwards or backwards; stays on the first or last frame. */
export const stepFrame = (frame: number, step: number, frameCount: number): number =>
  Math.min(Math.max(frame + step, 0), Math.max(frameCount - 1, 0))

/** Share of the film up to this frame, 0 to 1, for the time line. */
export const shareOfFrame = (frame: number, frameCount: number): number =>
  frameCount > 1 ? Math.min(Math.max(frame / (frameCount - 1), 0), 1) : 0

/** `0:01,48`: minutes, seconds and hundredths, as German readers write them. */
export const formatFrameTime = (frame: number): string => {
  const hundredths = Math.round((frame * 100) / FRAMES_PER_SECOND)
  const seconds = Math.floor(hundredths / 100)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)},${twoDigits(hundredths % 100)}`
}
