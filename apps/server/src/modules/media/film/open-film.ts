import '@napi-rs/webcodecs/polyfill'
import { FilePathSource, Input, type InputVideoTrack, MATROSKA, MP4, QTFF, WEBM } from 'mediabunny'
import type { FilmSize } from './film-size.ts'
import { MediaError } from './media-error.ts'

/** What is known of a film before any of its pictures is decoded. */
export type FilmFacts = FilmSize & { readonly durationMs: number; readonly container: 'mp4' | 'webm' }

/**
 * Opens an uploaded film (MP4, MOV, WebM) by what it contains. To be called in the film process only: the file is
 * hostile until shown otherwise.
 */
export const openFilm = async (path: string, maxDurationMs: number): Promise<OpenFilm> => {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF, WEBM, MATROSKA] })
  const track = (await input.canRead()) ? await input.getPrimaryVideoTrack() : null
  if (!track) throw new MediaError('unreadable')
  const facts = await factsOf(track, await input.getFormat())
  if (!isDecent(facts)) throw new MediaError('unreadable')
  if (facts.durationMs > maxDurationMs) throw new MediaError('too-long')
  return { track, facts, close: () => input.dispose() }
}

export type OpenFilm = { readonly track: InputVideoTrack; readonly facts: FilmFacts; readonly close: () => void }

const factsOf = async (track: InputVideoTrack, format: unknown): Promise<FilmFacts> => {
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
  const seconds = (await track.computeDuration()) - Math.max(0, await track.getFirstTimestamp())
  const container = format === WEBM || format === MATROSKA ? 'webm' : 'mp4'
  return { width, height, durationMs: Math.round(seconds * 1000), container }
}

/** Pixels on a side; nothing that teaches a sign is larger than 8K. */
const LARGEST_SIDE = 8192

const isDecent = ({ width, height, durationMs }: FilmFacts): boolean =>
  [width, height].every((side) => side >= 16 && side <= LARGEST_SIDE) && Number.isFinite(durationMs) && durationMs > 0
