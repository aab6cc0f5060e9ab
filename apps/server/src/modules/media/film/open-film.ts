import '@napi-rs/webcodecs/polyfill'
import { type InputVideoTrack, MATROSKA, VideoSampleSink, WEBM } from 'mediabunny'
import type { FilmSize } from './film-size.ts'
import { MediaError } from './media-error.ts'
import { type OpenInput, openInput, readShownParts } from './open-input.ts'
import { EDGE_SECONDS, type ShownPart, shownSeconds } from './shown-parts.ts'
import { type SaidColours, type StoredColours, storedColours } from './stored-colours.ts'

/** What is known of a film before any of its pictures is decoded. */
export type FilmFacts = FilmSize & {
  readonly durationMs: number
  readonly container: 'mp4' | 'webm'
  /** Never empty. */
  readonly parts: readonly ShownPart[]
  /** Seconds of pictures before the first that is shown. */
  readonly skippedSeconds: number
  /** Whether every program gives the track's pictures the same times, and takes the same track for the film. */
  readonly isPlain: boolean
}

export type OpenFilm = {
  readonly track: InputVideoTrack
  readonly facts: FilmFacts
  readonly colours: StoredColours
  readonly close: () => Promise<void>
}

/**
 * Opens an uploaded film (MP4, MOV, WebM) by what it contains. To be called in the film process only: the file is
 * hostile until shown otherwise. Rejects with a `MediaError` (`unreadable`, `too-long`).
 */
export const openFilm = async (path: string, maxDurationMs: number): Promise<OpenFilm> => {
  const opened = await openInput(path)
  try {
    return { ...(await readFilm(opened, maxDurationMs)), close: opened.close }
  } catch (error) {
    await opened.close()
    throw error
  }
}

const readFilm = async ({ input, times }: OpenInput, maxDurationMs: number): Promise<Omit<OpenFilm, 'close'>> => {
  const track = (await input.canRead()) ? await input.getPrimaryVideoTrack() : null
  if (!track) throw new MediaError('unreadable')
  const parts = await readShownParts(track, times)
  const format = await input.getFormat()
  const facts: FilmFacts = {
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    durationMs: Math.round(shownSeconds(parts) * 1_000),
    container: format === WEBM || format === MATROSKA ? 'webm' : 'mp4',
    parts,
    skippedSeconds: Math.max(0, (parts[0]?.from ?? 0) - (await track.getFirstTimestamp())),
    isPlain:
      (await input.getVideoTracks()).length === 1 &&
      !times.isFragmented &&
      times.byTrack.get(track.id)?.hasNegativeOffsets !== true,
  }
  if (!isDecent(facts)) throw new MediaError('unreadable')
  if (facts.durationMs > maxDurationMs) throw new MediaError('too-long')
  return { track, facts, colours: await coloursOf(track, facts) }
}

/**
 * How the film stores its colours. Only the first picture tells: codecs say it in their own data, often more than the
 * container does.
 */
const coloursOf = async (track: InputVideoTrack, { height, parts }: FilmFacts): Promise<StoredColours> => {
  const said = await track.getColorSpace()
  const sample = await new VideoSampleSink(track).getSample(parts[0]!.from + EDGE_SECONDS).catch(() => null)
  if (!sample) return storedColours(said, height)
  const colours = storedColours(mergeSaid(said, sample.colorSpace), sample.codedHeight)
  sample.close()
  return colours
}

/** What the pictures say goes before what the container says. */
const mergeSaid = (container: SaidColours, picture: SaidColours): SaidColours => ({
  matrix: picture.matrix ?? container.matrix,
  transfer: picture.transfer ?? container.transfer,
  fullRange: picture.fullRange ?? container.fullRange,
})

/** Pixels on a side; nothing that teaches a sign is larger than 8K. */
const LARGEST_SIDE = 8192

const isDecent = ({ width, height, durationMs }: FilmFacts): boolean =>
  [width, height].every((side) => side >= 16 && side <= LARGEST_SIDE) && Number.isFinite(durationMs) && durationMs > 0
