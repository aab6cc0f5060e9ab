import type { Edit } from './read-movie-times.ts'

/** A stretch of a film as it is shown. Times in seconds of the track's own time. */
export type ShownPart = {
  readonly from: number
  /** How long it is shown. */
  readonly seconds: number
  /** How fast: 1 as recorded, 0 a still picture. */
  readonly rate: number
}

/**
 * Times of pictures and edges of stretches are written in different units: within this time a picture begins at an edge.
 * Half of QuickTime's usual 1/600 of a second is less, half of what the fastest cameras need for a picture is more.
 */
export const EDGE_SECONDS = 0.001

/** When a track's first picture begins and its last one ends. */
export type MediaTime = { readonly start: number; readonly end: number }

/**
 * What players show of a track: all of it, or what its edit list says. Stretches in which nothing is shown are left out:
 * they are there to keep sound and pictures together. Empty where no picture is ever shown.
 */
export const findShownParts = (
  edits: readonly Edit[],
  media: MediaTime,
  isFragmented = false,
): readonly ShownPart[] => {
  if (edits.length === 0) return [{ from: media.start, seconds: media.end - media.start, rate: 1 }].filter(isShown)
  const shown = edits.filter(({ mediaSeconds }) => mediaSeconds !== null)
  const last = shown.at(-1)
  // In files that are written in pieces the length is not known when the list is written, and is 0.
  const openEnd = last?.seconds === 0 && (isFragmented || shown.length === 1) ? last : undefined
  return shown.flatMap((edit) => toPart(edit, media, edit === openEnd)).filter(isShown)
}

const toPart = (
  { seconds, mediaSeconds, rate }: Edit,
  { start, end }: MediaTime,
  isOpen: boolean,
): readonly ShownPart[] => {
  if (mediaSeconds === null || rate < 0) return []
  if (rate === 0) return mediaSeconds < end ? [{ from: Math.max(start, mediaSeconds), seconds, rate }] : []
  const from = Math.max(start, mediaSeconds)
  const to = isOpen ? end : Math.min(end, mediaSeconds + seconds * rate)
  return [{ from, seconds: (to - from) / rate, rate }]
}

const isShown = ({ seconds }: ShownPart): boolean => seconds > 0 && Number.isFinite(seconds)

export const shownSeconds = (parts: readonly ShownPart[]): number =>
  parts.reduce((sum, { seconds }) => sum + seconds, 0)

/** How many pictures a film of constant `fps` has. */
export const countPictures = (parts: readonly ShownPart[], fps: number): number =>
  Math.max(1, Math.round(shownSeconds(parts) * fps))

/** The track's time that is shown at a moment of the film; behind its end, of its last moment. */
export const mediaTimeAt = (parts: readonly ShownPart[], seconds: number): number => {
  let left = seconds
  for (const part of parts) {
    if (left < part.seconds) return timeIn(part, left)
    left -= part.seconds
  }
  const last = parts.at(-1)!
  return timeIn(last, last.seconds)
}

/** Never so near to the end that the next picture begins there. */
const timeIn = ({ from, seconds, rate }: ShownPart, into: number): number =>
  from + Math.max(0, Math.min(into * rate, seconds * rate - 2 * EDGE_SECONDS))
