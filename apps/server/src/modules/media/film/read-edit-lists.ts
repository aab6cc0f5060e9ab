/** One entry of an edit list (ISO 14496-12, 8.6.6): what is shown next, for how long. */
export type Edit = {
  readonly seconds: number
  /** Where it begins in the track's own time; null: nothing is shown. */
  readonly mediaSeconds: number | null
  /** 1: as recorded; 0: a still picture. */
  readonly rate: number
}

export type EditLists = {
  readonly byTrack: ReadonlyMap<number, readonly Edit[]>
  /** Where the types of the boxes with edit lists stand in the file. */
  readonly places: readonly number[]
}

/** Reads bytes of a file; fewer at its end. */
export type ReadBytes = (start: number, length: number) => Promise<Buffer>

/** The edit lists of an MP4 or MOV file; none for every other file. Reads the head and no more than `MOVIE_BOX_MAX` bytes. */
export const readEditLists = async (read: ReadBytes): Promise<EditLists> => {
  const found = { byTrack: new Map<number, readonly Edit[]>(), places: [] as number[] }
  const movie = await findMovieBox(read)
  if (!movie) return found
  const boxes = [...listBoxes(movie.bytes)]
  const header = boxes.find(({ type }) => type === 'mvhd')
  const movieScale = header ? readTimescale(header.content) : 0
  for (const track of boxes.filter(({ type }) => type === 'trak')) {
    const parts = [...listBoxes(track.content)]
    for (const list of parts.filter(({ type }) => type === 'edts')) {
      found.places.push(movie.start + track.contentAt + list.typeAt)
    }
    const id = readTrackId(parts)
    const edits = readEdits(parts, movieScale)
    if (id !== undefined && edits.length > 0) found.byTrack.set(id, edits)
  }
  return found
}

/** More than enough for three minutes of any film. */
const MOVIE_BOX_MAX = 32 * 1024 * 1024
/** A film in fragments has its movie box before them; what has more boxes is no film that a device wrote. */
const TOP_BOXES_MAX = 1_000
/** Editors on phones write a handful. */
const EDITS_MAX = 1_000

type Box = {
  readonly type: string
  readonly content: Buffer
  /** Offsets in what the box was listed from. */
  readonly typeAt: number
  readonly contentAt: number
}

const findMovieBox = async (read: ReadBytes): Promise<{ start: number; bytes: Buffer } | undefined> => {
  let at = 0
  for (let count = 0; count < TOP_BOXES_MAX; count += 1) {
    const head = readHead(await read(at, 16))
    if (!head) return undefined
    if (head.type === 'moov') {
      const length = Math.min(head.size - head.length, MOVIE_BOX_MAX)
      return { start: at + head.length, bytes: await read(at + head.length, length) }
    }
    at += head.size
  }
  return undefined
}

function* listBoxes(bytes: Buffer): Generator<Box> {
  for (let at = 0; at < bytes.length; ) {
    const head = readHead(bytes.subarray(at, at + 16))
    if (!head) return
    const contentAt = at + head.length
    yield { type: head.type, content: bytes.subarray(contentAt, at + head.size), typeAt: at + 4, contentAt }
    at += head.size
  }
}

/** Undefined where no box begins. A box without a size reaches to the end. */
const readHead = (bytes: Buffer): { type: string; size: number; length: number } | undefined => {
  if (bytes.length < 8) return undefined
  const type = bytes.toString('latin1', 4, 8)
  const short = bytes.readUInt32BE(0)
  if (short === 0) return { type, size: Number.MAX_SAFE_INTEGER, length: 8 }
  if (short !== 1) return short < 8 ? undefined : { type, size: short, length: 8 }
  if (bytes.length < 16) return undefined
  const size = Number(bytes.readBigUInt64BE(8))
  return size < 16 || !Number.isSafeInteger(size) ? undefined : { type, size, length: 16 }
}

const findBox = (bytes: Buffer, type: string): Buffer | undefined => {
  for (const box of listBoxes(bytes)) if (box.type === type) return box.content
  return undefined
}

/** Units a second, of a header of the movie or of a track's media; 0 where it cannot be read. */
const readTimescale = (header: Buffer): number => {
  const at = header[0] === 1 ? 20 : 12
  return header.length >= at + 4 ? header.readUInt32BE(at) : 0
}

const readTrackId = (parts: readonly Box[]): number | undefined => {
  const header = parts.find(({ type }) => type === 'tkhd')?.content
  const at = header?.[0] === 1 ? 20 : 12
  return header && header.length >= at + 4 ? header.readUInt32BE(at) : undefined
}

const readEdits = (parts: readonly Box[], movieScale: number): readonly Edit[] => {
  const lists = parts.find(({ type }) => type === 'edts')?.content
  const list = lists && findBox(lists, 'elst')
  const media = parts.find(({ type }) => type === 'mdia')?.content
  const mediaHeader = media && findBox(media, 'mdhd')
  const mediaScale = mediaHeader ? readTimescale(mediaHeader) : 0
  if (!list || list.length < 8 || movieScale === 0 || mediaScale === 0) return []
  const isLong = list[0] === 1
  const entrySize = isLong ? 20 : 12
  const count = Math.min(list.readUInt32BE(4), Math.floor((list.length - 8) / entrySize), EDITS_MAX)
  return Array.from({ length: count }, (_, index) => {
    const at = 8 + index * entrySize
    const duration = isLong ? Number(list.readBigUInt64BE(at)) : list.readUInt32BE(at)
    const mediaTime = isLong ? Number(list.readBigInt64BE(at + 8)) : list.readInt32BE(at + 4)
    return {
      seconds: duration / movieScale,
      mediaSeconds: mediaTime === -1 ? null : mediaTime / mediaScale,
      rate: list.readInt32BE(at + entrySize - 4) / 65_536,
    }
  })
}
