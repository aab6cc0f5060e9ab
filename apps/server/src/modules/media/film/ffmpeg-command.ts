import { type FilmHeight, keptFilmSize } from './film-size.ts'
import { FILM_FPS, KEY_FRAME_EVERY } from './mp4-writer.ts'
import type { FilmFacts } from './open-film.ts'
import { countPictures, EDGE_SECONDS, type ShownPart } from './shown-parts.ts'
import type { StoredColours } from './stored-colours.ts'

export type FfmpegTask = {
  readonly input: string
  readonly output: string
  readonly facts: FilmFacts
  readonly colours: StoredColours
  readonly height: FilmHeight
  readonly watermark: string | undefined
  /** Name of a file in the working directory (`toneMapCube`), for films with a high dynamic range. */
  readonly toneMap: string | undefined
  readonly maxBytes: number
}

/** Whether ffmpeg makes the film: one stretch as recorded, before which not much was cut away, which it would decode too. */
export const fitsFfmpeg = ({ parts, skippedSeconds, isPlain }: FilmFacts): boolean =>
  isPlain && parts.length === 1 && parts[0]?.rate === 1 && skippedSeconds <= SKIPPED_MAX

const SKIPPED_MAX = 60

/**
 * The arguments with which ffmpeg makes the film that is kept. Only files are opened, and the container is the one that was
 * recognised: a playlist in disguise cannot make it fetch addresses or read other files. What is shown, and when, was read
 * before: both ways to convert a film take it from there.
 */
export const ffmpegArguments = (task: FfmpegTask): readonly string[] => [
  ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', '-copyts'],
  ...(task.facts.container === 'mp4' ? ['-ignore_editlist', '1'] : []),
  ...['-protocol_whitelist', 'file', '-f', DEMUXERS[task.facts.container], '-i', `file:${task.input}`],
  ...(task.watermark ? ['-protocol_whitelist', 'file', '-f', 'png_pipe', '-i', `file:${task.watermark}`] : []),
  ...['-filter_complex', filters(task), '-map', '[film]'],
  ...['-an', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
  ...['-frames:v', String(countPictures(task.facts.parts, FILM_FPS)), '-fs', String(task.maxBytes)],
  ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryfast', '-crf', '21', '-pix_fmt', 'yuv420p'],
  ...['-r', String(FILM_FPS), '-g', String(KEY_FRAME_EVERY), '-keyint_min', String(KEY_FRAME_EVERY)],
  ...['-color_range', 'tv', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
  ...['-sc_threshold', '0', '-bf', '0', '-threads', '2'],
  ...['-movflags', '+faststart', '-f', 'mp4', `file:${task.output}`],
]

const DEMUXERS: Readonly<Record<FilmFacts['container'], string>> = { mp4: 'mov', webm: 'matroska' }

/** Colours are kept as BT.709 of limited range and say so: a player that has to guess takes small films for BT.601. */
const filters = ({ facts, colours, height, watermark, toneMap }: FfmpegTask): string => {
  const size = keptFilmSize(facts, height)
  const kept = 'out_color_matrix=bt709:out_range=limited'
  const scale = `scale=${size.width}:${size.height}:flags=lanczos+accurate_rnd`
  const stored = `in_color_matrix=${colours.matrix}:in_range=${colours.range}`
  const convert = toneMap
    ? [
        `${scale}:${stored}`,
        'format=gbrp',
        `lut3d=file=${toneMap}:interp=tetrahedral`,
        `scale=flags=accurate_rnd:${kept}`,
      ]
    : [`${scale}:${kept}:${stored}`]
  const [part] = facts.parts as [ShownPart]
  const film = [
    `[0:V:0]setpts=PTS-round(${part.from}/TB)`,
    `trim=end=${part.seconds - EDGE_SECONDS}`,
    `fps=${FILM_FPS}:start_time=0`,
    // A film whose pictures end early stays at its last.
    'tpad=stop_mode=clone:stop=-1',
    ...convert,
    'setsar=1',
    'format=yuv420p',
  ].join(',')
  if (!watermark) return `${film},${SAY_COLOURS}[film]`
  return `${film}[plain];[1:v:0]${scale}:${kept},format=yuva420p[mark];[plain][mark]overlay,format=yuv420p,${SAY_COLOURS}[film]`
}

const SAY_COLOURS = 'setparams=range=limited:color_primaries=bt709:color_trc=bt709:colorspace=bt709'
