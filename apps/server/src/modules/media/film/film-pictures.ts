import { VideoSampleSink } from 'mediabunny'
import type { FilmSize } from './film-size.ts'
import type { OpenFilm } from './open-film.ts'
import { countPictures, EDGE_SECONDS, mediaTimeAt, type ShownPart } from './shown-parts.ts'
import { createToneMapper } from './tone-map.ts'
import { uprightPicture } from './upright-picture.ts'

type ReadPicture = (sample: Parameters<typeof uprightPicture>[0]) => Promise<Buffer>

const createReader = ({ colours }: OpenFilm, size: FilmSize): ReadPicture => {
  const mapTones = createToneMapper(colours.transfer)
  return async (sample) => {
    const picture = await uprightPicture(sample, size, colours)
    mapTones?.(picture)
    sample.close()
    return picture
  }
}

/**
 * What is shown of the film at constant `fps`, upright, in the given size, three bytes a pixel: each picture is what is on
 * the screen at that time, so one may come several times or not at all.
 */
export async function* filmPictures(film: OpenFilm, size: FilmSize, fps: number): AsyncGenerator<Buffer> {
  const read = createReader(film, size)
  const sink = new VideoSampleSink(film.track)
  const most = countPictures(film.facts.parts, fps)
  let made = 0
  let shown: Buffer | undefined
  let secondsBefore = 0
  for (const part of film.facts.parts) {
    for await (const sample of readSamples(sink, part)) {
      const into = part.rate === 0 ? 0 : Math.max(0, sample.timestamp - part.from) / part.rate
      const due = Math.min(most, Math.round((secondsBefore + into) * fps))
      for (; shown && made < due; made += 1) yield shown
      shown = await read(sample)
    }
    secondsBefore += part.seconds
  }
  for (; shown && made < most; made += 1) yield shown
}

async function* readSamples(sink: VideoSampleSink, { from, seconds, rate }: ShownPart) {
  if (rate > 0) yield* sink.samples(from + EDGE_SECONDS, from + seconds * rate - EDGE_SECONDS)
  else {
    const still = await sink.getSample(from + EDGE_SECONDS)
    if (still) yield still
  }
}

/** The picture on the screen at that time of the film. */
export const pictureAt = async (film: OpenFilm, ms: number, size: FilmSize): Promise<Buffer | undefined> => {
  const sample = await new VideoSampleSink(film.track).getSample(
    mediaTimeAt(film.facts.parts, ms / 1_000) + EDGE_SECONDS,
  )
  return sample ? createReader(film, size)(sample) : undefined
}
