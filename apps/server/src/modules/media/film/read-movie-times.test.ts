import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MovieTimes, readMovieTimes } from './read-movie-times.ts'
import { withEdits } from './test/edit-mp4.ts'

const film = (name: string): Promise<Buffer> => readFile(new URL(`./test/${name}`, import.meta.url))
const read = (bytes: Buffer): Promise<MovieTimes> =>
  readMovieTimes(async (start, length) => bytes.subarray(start, start + length))

const box = (type: string, length: number): Buffer => {
  const head = Buffer.alloc(length)
  head.writeUInt32BE(length)
  head.write(type, 4, 'latin1')
  return head
}

const EDITS = [
  { seconds: 0.5, mediaSeconds: null, rate: 1 },
  { seconds: 1, mediaSeconds: 2, rate: 1 },
  { seconds: 2, mediaSeconds: 0.5, rate: 0 },
]

describe('the edit lists of a film', () => {
  it.each([0, 1] as const)('are read in version %d, with their places', async (version) => {
    const bytes = withEdits(await film('ramp-m4v.mp4'), EDITS, version)
    const { byTrack, places } = await read(bytes)
    expect([...byTrack.values()]).toEqual([{ edits: EDITS, hasNegativeOffsets: false }])
    expect(places.map((place) => bytes.toString('latin1', place, place + 4))).toEqual(['edts'])
  })

  it('are none in files of other kinds', async () => {
    const none = { byTrack: new Map(), places: [], isFragmented: false }
    expect(await read(await film('late-start.webm'))).toEqual(none)
    expect(await read(Buffer.alloc(0))).toEqual(none)
    expect(await read(Buffer.from('no film at all, and longer than a head'))).toEqual(none)
  })

  it('end where the file breaks off, and do no harm where it lies', async () => {
    const whole = withEdits(await film('ramp-m4v.mp4'), EDITS)
    const at = whole.indexOf('moov', whole.length - 2_000, 'latin1') - 4
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: at, max: whole.length }),
        fc.array(fc.tuple(fc.integer({ min: at, max: whole.length - 1 }), fc.integer({ min: 0, max: 255 })), {
          maxLength: 8,
        }),
        async (length, changes) => {
          const bytes = Buffer.from(whole.subarray(0, length))
          for (const [place, value] of changes) if (place < length) bytes[place] = value
          // What cannot be read is refused, with an error that says why.
          const times = await read(bytes).catch((error: Error) => expect(error.message).toMatch(/film/i))
          for (const { edits } of times?.byTrack.values() ?? []) expect(edits.length).toBeLessThanOrEqual(1_000)
        },
      ),
    )
  })

  it('are none to programs that look for them where they do not belong', async () => {
    const bytes = withEdits(await film('ramp-m4v.mp4'), EDITS)
    bytes.write('elst', bytes.lastIndexOf('edts'), 'latin1')
    expect((await read(bytes)).places).toHaveLength(1)
  })

  it('are refused in a head that is larger than any, or behind more boxes than any film has', async () => {
    const bytes = withEdits(await film('ramp-m4v.mp4'), EDITS)
    const movie = bytes.subarray(bytes.lastIndexOf('moov') - 4)
    const stuffed = Buffer.concat([movie.subarray(0, 8), box('free', 33 * 1024 * 1024), movie.subarray(8)])
    stuffed.writeUInt32BE(stuffed.length)
    await expect(read(stuffed)).rejects.toThrow('too large')
    await expect(read(Buffer.concat([...Array(10_001).fill(box('free', 8)), movie]))).rejects.toThrow('too many boxes')
    const many = Buffer.concat([movie.subarray(0, 8), ...Array(10_001).fill(box('free', 8))])
    many.writeUInt32BE(many.length)
    await expect(read(many)).rejects.toThrow('too many boxes')
  })

  it('come with whether pictures are shown before they are decoded', async () => {
    const bytes = withEdits(await film('ramp-m4v.mp4'), EDITS)
    // A table of another kind, which has a number at that place, too.
    const at = bytes.lastIndexOf('stsc')
    bytes.write('ctts', at, 'latin1')
    expect([...(await read(bytes)).byTrack.values()]).toMatchObject([{ hasNegativeOffsets: false }])
    bytes.writeInt32BE(-1, at + 16)
    expect([...(await read(bytes)).byTrack.values()]).toMatchObject([{ hasNegativeOffsets: true }])
  })

  it('are refused where the pictures are half in the head and half in pieces', async () => {
    const whole = withEdits(await film('ramp-m4v.mp4'), EDITS)
    const movie = Buffer.concat([whole.subarray(whole.lastIndexOf('moov') - 4), box('mvex', 8)])
    movie.writeUInt32BE(movie.length)
    await expect(read(movie)).rejects.toThrow('two forms')
    movie.write('free', movie.indexOf('stts'), 'latin1')
    expect((await read(movie)).isFragmented).toBe(true)
  })
})
