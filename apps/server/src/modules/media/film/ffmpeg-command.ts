import { type FilmHeight, keptFilmSize } from './film-size.ts'
import { FILM_FPS, KEY_FRAME_EVERY } from './mp4-writer.ts'
import type { FilmFacts } from './open-film.ts'
import type { StoredColours } from './stored-colours.ts'

export type FfmpegTask = {
  readonly input: string
  readonly output: string
  readonly facts: FilmFacts
  readonly colours: StoredColours
  readonly height: FilmHeight
  readonly watermark: string | undefined
  readonly maxDurationMs: number
  readonly maxBytes: number
}

/**
 * The arguments with which ffmpeg makes the film that is kept. Only files are opened, and the container is the one that was
 * recognised: a playlist in disguise cannot make it fetch addresses or read other files.
 */
export const ffmpegArguments = (task: FfmpegTask): readonly string[] => [
  ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-y'],
  ...['-protocol_whitelist', 'file', '-f', DEMUXERS[task.facts.container], '-i', `file:${task.input}`],
  ...(task.watermark ? ['-protocol_whitelist', 'file', '-f', 'png_pipe', '-i', `file:${task.watermark}`] : []),
  ...['-filter_complex', filters(task), '-map', '[film]'],
  ...['-an', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
  ...['-t', String(task.maxDurationMs / 1000), '-fs', String(task.maxBytes)],
  ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryfast', '-crf', '21', '-pix_fmt', 'yuv420p'],
  ...['-r', String(FILM_FPS), '-g', String(KEY_FRAME_EVERY), '-keyint_min', String(KEY_FRAME_EVERY)],
  ...['-color_range', 'tv', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
  ...['-sc_threshold', '0', '-bf', '0', '-threads', '2'],
  ...['-movflags', '+faststart', '-f', 'mp4', `file:${task.output}`],
]

const DEMUXERS: Readonly<Record<FilmFacts['container'], string>> = { mp4: 'mov', webm: 'matroska' }

/** Colours are kept as BT.709 of limited range and say so: a player that has to guess takes small films for BT.601. */
const filters = ({ facts, colours, height, watermark }: FfmpegTask): string => {
  const size = keptFilmSize(facts, height)
  const scale = `scale=${size.width}:${size.height}:flags=lanczos+accurate_rnd:out_color_matrix=bt709:out_range=limited`
  const stored = `in_color_matrix=${colours.matrix}:in_range=${colours.range}`
  const film = `[0:v:0]fps=${FILM_FPS},${scale}:${stored},setsar=1,format=yuv420p`
  if (!watermark) return `${film},${SAY_COLOURS}[film]`
  return `${film}[plain];[1:v:0]${scale},format=yuva420p[mark];[plain][mark]overlay,format=yuv420p,${SAY_COLOURS}[film]`
}

const SAY_COLOURS = 'setparams=range=limited:color_primaries=bt709:color_trc=bt709:colorspace=bt709'
