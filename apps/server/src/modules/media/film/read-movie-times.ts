/** One entry of an edit list (ISO 14496-12, 8.6.6): what is shown next, for how long. */
export type Edit = {
  readonly seconds: number
  /** Where it begins in the track's own time; null: nothing is shown. */
  readonly mediaSeconds: number | null
  /** 1: as recorded; 0: a still picture. */
  readonly rate: number
}

export type TrackTimes = {
  readonly edits: readonly Edit[]
  /** Whether pictures are shown before the moment at which they are decoded: programs do not agree on their times. */
  readonly hasNegativeOffsets: boolean
}

export type MovieTimes = {
  readonly byTrack: ReadonlyMap<number, TrackTimes>
  /** Where the types of the boxes with edit lists stand in the file. */
  readonly places: readonly number[]
  /** Written in pieces, as recorders in browsers do. */
  readonly isFragmented: boolean
}

/** Reads bytes of a file; fewer at its end. */
export type ReadBytes = (start: number, length: number) => Promise<Buffer>

/**
 * Reads from the head of an MP4 or MOV file when its pictures are shown; nothing for every other file. Throws where there
 * is more of it than any film has, and for files whose pictures are half in the head and half in pieces, of which the
 * library reads the first half only.
 */
export const readMovieTimes = async (read: ReadBytes): Promise<MovieTimes> => {
  const byTrack = new Map<number, TrackTimes>()
  const places: number[] = []
  const movie = await findMovieBox(read)
  if (!movie) return { byTrack, places, isFragmented: false }
  const boxes = listBoxes(movie.bytes)
  const isFragmented = boxes.some(({ type }) => type === 'mvex')
  const header = boxes.find(({ type }) => type === 'mvhd')
  const movieScale = header ? readTimescale(header.content) : 0
  for (const track of boxes.filter(({ type }) => type === 'trak')) {
    const parts = listBoxes(track.content)
    for (const { type, typeAt } of parts) {
      if (type === 'edts' || type === 'elst') places.push(movie.start + track.contentAt + typeAt)
    }
    const tables = findPath(track.content, ['mdia', 'minf', 'stbl'])
    if (isFragmented && tables && countEntries(findBox(tables, 'stts')) > 0) throw new Error('A film in two forms.')
    const id = readTrackId(parts)
    const hasNegativeOffsets = findNegativeOffset(tables && findBox(tables, 'ctts'))
    if (id !== undefined) byTrack.set(id, { edits: readEdits(parts, movieScale), hasNegativeOffsets })
  }
  return { byTrack, places, isFragmented }
}

/** More than enough for three minutes of any film. */
const MOVIE_BOX_MAX = 32 * 1024 * 1024
/** Boxes beside each other. */
const BOXES_MAX = 10_000
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
  for (let count = 0; count < BOXES_MAX; count += 1) {
    const head = readHead(await read(at, 16))
    if (!head) return undefined
    if (head.type === 'moov') {
      const bytes = await read(at + head.length, Math.min(head.size - head.length, MOVIE_BOX_MAX + 1))
      if (bytes.length > MOVIE_BOX_MAX) throw new Error('The head of a film is too large.')
      return { start: at + head.length, bytes }
    }
    at += head.size
  }
  throw new Error('A film has too many boxes.')
}

const listBoxes = (bytes: Buffer): readonly Box[] => {
  const boxes: Box[] = []
  for (let at = 0; at < bytes.length; ) {
    const head = readHead(bytes.subarray(at, at + 16))
    if (!head) break
    if (boxes.length >= BOXES_MAX) throw new Error('A film has too many boxes.')
    const contentAt = at + head.length
    boxes.push({ type: head.type, content: bytes.subarray(contentAt, at + head.size), typeAt: at + 4, contentAt })
    at += head.size
  }
  return boxes
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

const findBox = (bytes: Buffer, type: string): Buffer | undefined =>
  listBoxes(bytes).find((box) => box.type === type)?.content

const findPath = (bytes: Buffer, path: readonly string[]): Buffer | undefined =>
  path.reduce<Buffer | undefined>((found, type) => found && findBox(found, type), bytes)

/** Of a table with a version, flags and a count before its entries. */
const countEntries = (table: Buffer | undefined): number => (table && table.length >= 8 ? table.readUInt32BE(4) : 0)

/** Of the times at which pictures are shown, from those at which they are decoded. */
const findNegativeOffset = (table: Buffer | undefined): boolean => {
  if (!table) return false
  const end = Math.min(table.length, 8 + countEntries(table) * 8)
  for (let at = 12; at + 4 <= end; at += 8) if (table.readInt32BE(at) < 0) return true
  return false
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
