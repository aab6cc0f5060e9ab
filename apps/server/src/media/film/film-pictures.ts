import { type VideoSample, VideoSampleSink } from 'mediabunny'
import sharp from 'sharp'
import type { FilmSize } from './film-size.ts'
import type { OpenFilm } from './open-film.ts'

/**
 * The film's pictures at constant `fps`, upright, in the given size, three bytes a pixel: each is what is on the screen at
 * that time, so a picture may come several times or not at all.
 */
export async function* filmPictures(film: OpenFilm, size: FilmSize, fps: number): AsyncGenerator<Buffer> {
  const most = Math.max(1, Math.round((film.facts.durationMs / 1000) * fps))
  let made = 0
  let shown: Buffer | undefined
  let start: number | undefined
  for await (const sample of new VideoSampleSink(film.track).samples()) {
    start ??= sample.timestamp
    const due = Math.min(most, Math.round((sample.timestamp - start) * fps))
    for (; shown && made < due; made += 1) yield shown
    shown = await upright(sample, size)
    sample.close()
  }
  for (; shown && made < most; made += 1) yield shown
}

/** The picture on the screen at that time. */
export const pictureAt = async (film: OpenFilm, ms: number, size: FilmSize): Promise<Buffer | undefined> => {
  const first = Math.max(0, await film.track.getFirstTimestamp())
  const sample = await new VideoSampleSink(film.track).getSample(first + ms / 1000)
  if (!sample) return undefined
  const picture = await upright(sample, size)
  sample.close()
  return picture
}

/** The declared options lack `format`, which the standard and the codecs know. */
const AS_RGBA: object = { format: 'RGBA' }

const upright = async (sample: VideoSample, { width, height }: FilmSize): Promise<Buffer> => {
  const rgba = new Uint8Array(sample.allocationSize(AS_RGBA))
  await sample.copyTo(rgba, AS_RGBA)
  const raw = { width: sample.codedWidth, height: sample.codedHeight, channels: 4 as const }
  return sharp(rgba, { raw })
    .removeAlpha()
    .rotate(sample.rotation)
    .flop(sample.flip)
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
}
