/** For tests: MP4 files with other edit lists, brands and transformations. */

export type NewEdit = { readonly seconds: number; readonly mediaSeconds: number | null; readonly rate?: number }

type Place = { readonly at: number; readonly size: number }

const findBox = (file: Buffer, within: Place, type: string): Place => {
  for (let at = within.at + 8; at < within.at + within.size; at += file.readUInt32BE(at)) {
    if (file.toString('latin1', at + 4, at + 8) === type) return { at, size: file.readUInt32BE(at) }
  }
  throw new Error(`no box ${type}`)
}

const findMovie = (file: Buffer): Place => findBox(file, { at: -8, size: file.length + 8 }, 'moov')

const makeBox = (type: string, ...parts: readonly Uint8Array[]): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + parts.reduce((sum, { length }) => sum + length, 0))
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, ...parts])
}

/** The film with these edits in place of its own, if it has any. Its pictures stay where they are: a new head comes last. */
export const withEdits = (film: Uint8Array, edits: readonly NewEdit[], version: 0 | 1 = 0): Buffer => {
  const file = Buffer.from(film)
  const movie = findMovie(file)
  const track = findBox(file, movie, 'trak')
  const media = findBox(file, track, 'mdia')
  const scale = (header: Place) => file.readUInt32BE(header.at + 20)
  const [movieScale, mediaScale] = [scale(findBox(file, movie, 'mvhd')), scale(findBox(file, media, 'mdhd'))]
  const entries = edits.map(({ seconds, mediaSeconds, rate = 1 }) => {
    const entry = Buffer.alloc(version === 1 ? 20 : 12)
    const mediaTime = mediaSeconds === null ? -1 : Math.round(mediaSeconds * mediaScale)
    if (version === 1) {
      entry.writeBigUInt64BE(BigInt(Math.round(seconds * movieScale)))
      entry.writeBigInt64BE(BigInt(mediaTime), 8)
    } else {
      entry.writeUInt32BE(Math.round(seconds * movieScale))
      entry.writeInt32BE(mediaTime, 4)
    }
    entry.writeInt32BE(Math.round(rate * 65_536), entry.length - 4)
    return entry
  })
  const count = Buffer.alloc(8)
  count[0] = version
  count.writeUInt32BE(edits.length, 4)
  const list = makeBox('edts', makeBox('elst', count, ...entries))
  const others = (within: Place, replaced: string, bytes: Buffer): Buffer => {
    const parts: Buffer[] = []
    for (let at = within.at + 8; at < within.at + within.size; at += file.readUInt32BE(at)) {
      const type = file.toString('latin1', at + 4, at + 8)
      if (type !== replaced && type !== 'edts') parts.push(file.subarray(at, at + file.readUInt32BE(at)))
    }
    return Buffer.concat([...parts, bytes])
  }
  const newTrack = makeBox('trak', others(track, 'edts', list))
  const newMovie = makeBox('moov', others(movie, 'trak', newTrack))
  file.write('free', movie.at + 4, 'latin1')
  return Buffer.concat([file, newMovie])
}

export const withBrand = (film: Uint8Array, brand: string): Buffer => {
  const file = Buffer.from(film)
  file.write(brand, 8, 'latin1')
  return file
}

/** The first two columns of the matrix that turns the pictures: (1, 0, 0, 1) as recorded. */
export const withMatrix = (film: Uint8Array, [a, b, c, d]: readonly [number, number, number, number]): Buffer => {
  const file = Buffer.from(film)
  const header = findBox(file, findBox(file, findMovie(file), 'trak'), 'tkhd')
  const at = header.at + 48
  for (const [place, value] of [
    [0, a],
    [4, b],
    [12, c],
    [16, d],
  ] as const) {
    file.writeInt32BE(value * 65_536, at + place)
  }
  return file
}
