import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EditLists, readEditLists } from './read-edit-lists.ts'
import { withEdits } from './test/edit-mp4.ts'

const film = (name: string): Promise<Buffer> => readFile(new URL(`./test/${name}`, import.meta.url))
const read = (bytes: Buffer): Promise<EditLists> =>
  readEditLists(async (start, length) => bytes.subarray(start, start + length))

const EDITS = [
  { seconds: 0.5, mediaSeconds: null, rate: 1 },
  { seconds: 1, mediaSeconds: 2, rate: 1 },
  { seconds: 2, mediaSeconds: 0.5, rate: 0 },
]

describe('the edit lists of a film', () => {
  it.each([0, 1] as const)('are read in version %d, with their places', async (version) => {
    const bytes = withEdits(await film('ramp-m4v.mp4'), EDITS, version)
    const { byTrack, places } = await read(bytes)
    expect([...byTrack.values()]).toEqual([EDITS])
    expect(places.map((place) => bytes.toString('latin1', place, place + 4))).toEqual(['edts'])
  })

  it('are none in files of other kinds', async () => {
    const none = { byTrack: new Map(), places: [] }
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
          const { byTrack } = await read(bytes)
          for (const edits of byTrack.values()) expect(edits.length).toBeLessThanOrEqual(1_000)
        },
      ),
    )
  })
})
