/**
 * The A–B loop: a part of the film that is played again and again. Both points are frame numbers and belong to the
 * part. Setting one point behind the other drops the other instead of refusing: the viewer meant the new one.
 */
export type LoopPoints = { readonly startFrame: number | null; readonly endFrame: number | null }

export const NO_LOOP_POINTS: LoopPoints = { startFrame: null, endFrame: null }

export const setLoopStart = (points: LoopPoints, frame: number): LoopPoints => ({
  startFrame: frame,
  endFrame: points.endFrame !== null && points.endFrame > frame ? points.endFrame : null,
})

export const setLoopEnd = (points: LoopPoints, frame: number): LoopPoints => ({
  startFrame: points.startFrame !== null && points.startFrame < frame ? points.startFrame : null,
  endFrame: frame,
})

export const hasLoopPoints = (points: LoopPoints): boolean => points.startFrame !== null || points.endFrame !== null

/** First and last frame of the part that is played; without points the whole film. */
export const loopBounds = (
  points: LoopPoints,
  frameCount: number,
): { readonly first: number; readonly last: number } => {
  const end = Math.max(frameCount - 1, 0)
  const last = Math.min(points.endFrame ?? end, end)
  return { first: Math.min(points.startFrame ?? 0, last), last }
}

/**
 * Where a playing film has to jump from this frame, or null when it simply plays on. A chosen part repeats even when
 * the general loop is off. In front of the part the film plays into it; past its end it returns to its start.
 */
export const loopJump = (
  points: LoopPoints,
  frame: number,
  frameCount: number,
  { isLooping, hasEnded }: { readonly isLooping: boolean; readonly hasEnded: boolean },
): number | null => {
  if (!hasLoopPoints(points)) return hasEnded && isLooping ? 0 : null
  const { first, last } = loopBounds(points, frameCount)
  return hasEnded || frame > last ? first : null
}

/** Where play begins: after the last frame of the part at its start again, else right here. */
export const playFrom = (points: LoopPoints, frame: number, frameCount: number): number => {
  const { first, last } = loopBounds(points, frameCount)
  return frame >= last ? first : frame
}
