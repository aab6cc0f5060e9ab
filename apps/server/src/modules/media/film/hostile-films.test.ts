import { PLAIN_LOOK } from '@gebaerdenraum/domain/media/spelling-look'
import { beforeAll, expect, test } from 'vitest'
import { checkContent } from '../content/content-check.ts'
import { drawFilm } from './draw-film.ts'

let film: Buffer
beforeAll(async () => {
  film = Buffer.from(await drawFilm({ word: 'zu', height: 360, look: PLAIN_LOOK, watermark: undefined }))
}, 60_000)

const MOST = 0xffff_ffff

/** The film with a number of one of its boxes replaced; `at` counts from the box's name. */
const withNumber = (box: string, at: number, value: number): Buffer => {
  const changed = Buffer.from(film)
  const found = changed.indexOf(box, 0, 'latin1')
  if (found < 0) throw new Error(`The film has no ${box}.`)
  changed.writeUInt32BE(value, found + at)
  return changed
}

/** Boxes inside boxes, as deep as a small file allows. */
const nestBoxes = (depth: number): Buffer => {
  const boxes = Array.from({ length: depth }, (_, index) => {
    const box = Buffer.alloc(8)
    box.writeUInt32BE(8 * (depth - index), 0)
    box.write('moov', 4, 'latin1')
    return box
  })
  return Buffer.concat([film.subarray(0, film.readUInt32BE(0)), ...boxes])
}

const HOSTILE: readonly (readonly [string, () => Buffer])[] = [
  ['more samples than a disk holds', () => withNumber('stsz', 12, MOST)],
  ['more times than a disk holds', () => withNumber('stts', 8, MOST)],
  ['a time of centuries', () => withNumber('stts', 16, MOST)],
  ['more chunks than a disk holds', () => withNumber('stsc', 8, MOST)],
  ['no time scale', () => withNumber('mdhd', 16, 0)],
  ['a duration of centuries', () => withNumber('mdhd', 20, MOST)],
  ['a picture of billions of pixels', () => withNumber('tkhd', 80, MOST)],
  ['a directory larger than the file', () => withNumber('moov', -4, MOST)],
  ['a directory of no size', () => withNumber('moov', -4, 0)],
  ['a directory that ends inside its head', () => withNumber('moov', -4, 4)],
  ['a track that is larger than its directory', () => withNumber('trak', -4, MOST)],
  ['boxes inside boxes, a hundred thousand deep', () => nestBoxes(100_000)],
  ['half of its content', () => film.subarray(0, film.length / 2)],
  ['its directory alone', () => film.subarray(0, 2_000)],
  ['content of zeros', () => Buffer.concat([film.subarray(0, 2_000), Buffer.alloc(100_000)])],
]

test.each(HOSTILE)('a film with %s is refused with a reason or read, beside the event loop', async (_, make) => {
  const bytes = make()
  let turns = 0
  const countTurns = (): void => {
    turns += 1
    next = setImmediate(countTurns)
  }
  let next = setImmediate(countTurns)
  // The reader's process is killed after ten seconds.
  const checked = await checkContent(bytes, 'film')
  clearImmediate(next)
  // The event loop had its turns while the file was read.
  expect(turns).toBeGreaterThan(0)
  if (!checked.ok) expect(checked.message).toMatch(/^(Das|Die) (Video|Datei) .*\.$/)
})

/** Numbers that repeat from run to run (mulberry32). */
const createRandom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let value = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
  return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
}

test('films with bytes changed at random are refused or read, and never end the process', async () => {
  const random = createRandom(7)
  for (let round = 0; round < 30; round += 1) {
    const bytes = Buffer.from(film)
    for (let change = 0; change < 20; change += 1) {
      bytes[Math.floor(random() * Math.min(bytes.length, 3_000))] = Math.floor(random() * 256)
    }
    const checked = await checkContent(bytes, 'film')
    if (!checked.ok) expect(checked.message.length).toBeGreaterThan(10)
  }
})
