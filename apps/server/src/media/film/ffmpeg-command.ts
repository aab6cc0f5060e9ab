import { type FilmHeight, keptFilmSize } from './film-size.ts'
import { FILM_FPS, KEY_FRAME_EVERY } from './mp4-writer.ts'
import type { FilmFacts } from './open-film.ts'

export type FfmpegTask = {
  readonly input: string
  readonly output: string
  readonly facts: FilmFacts
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
  ...['-sc_threshold', '0', '-bf', '0', '-threads', '2'],
  ...['-movflags', '+faststart', '-f', 'mp4', `file:${task.output}`],
]

const DEMUXERS: Readonly<Record<FilmFacts['container'], string>> = { mp4: 'mov', webm: 'matroska' }

const filters = ({ facts, height, watermark }: FfmpegTask): string => {
  const size = keptFilmSize(facts, height)
  const film = `[0:v:0]fps=${FILM_FPS},scale=${size.width}:${size.height}:flags=lanczos,setsar=1,format=yuv420p`
  if (!watermark) return `${film}[film]`
  return `${film}[plain];[1:v:0]scale=${size.width}:${size.height}[mark];[plain][mark]overlay=format=auto,format=yuv420p[film]`
}
