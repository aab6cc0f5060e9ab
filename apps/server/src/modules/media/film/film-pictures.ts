import { VideoSampleSink } from 'mediabunny'
import type { FilmSize } from './film-size.ts'
import type { OpenFilm } from './open-film.ts'
import { type StoredColours, storedColours } from './stored-colours.ts'
import { uprightPicture } from './upright-picture.ts'

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
    shown = await uprightPicture(sample, size)
    sample.close()
  }
  for (; shown && made < most; made += 1) yield shown
}

/** The picture on the screen at that time. */
export const pictureAt = async (film: OpenFilm, ms: number, size: FilmSize): Promise<Buffer | undefined> => {
  const first = Math.max(0, await film.track.getFirstTimestamp())
  const sample = await new VideoSampleSink(film.track).getSample(first + ms / 1000)
  if (!sample) return undefined
  const picture = await uprightPicture(sample, size)
  sample.close()
  return picture
}

/**
 * How the film stores its colours. Only the first picture tells: codecs say it in their own data, often more than the
 * container does.
 */
export const coloursOf = async ({ track, facts }: OpenFilm): Promise<StoredColours> => {
  const said = await track.getColorSpace()
  const sample = await new VideoSampleSink(track).getSample(await track.getFirstTimestamp()).catch(() => null)
  if (!sample) return storedColours(said, facts.height)
  const colours = storedColours(sample.colorSpace, sample.codedHeight)
  sample.close()
  return colours
}
