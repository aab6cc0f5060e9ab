import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkContent } from '../content/content-check.ts'
import { findFfmpeg } from './run-ffmpeg.ts'
import { type NewEdit, withBrand, withEdits, withMatrix } from './test/edit-mp4.ts'
import { PATCHES, patchesOf, patchFilm, worstOf } from './test-colours.ts'
import { describeFilm, greyMp4, measureBrightness } from './test-films.ts'
import { createToneMapper } from './tone-map.ts'
import { posterOf, transcodeFilm } from './transcode.ts'

/** What is shown of a film is the same whether ffmpeg converts it or not. */

const ffmpeg = await findFfmpeg()
const WAYS = [
  ['without ffmpeg', null],
  ['with ffmpeg', ffmpeg ?? null],
] as const
/** Brightness, of 255: the loss of two encodings, and one picture earlier or later. */
const TOLERANCE = 5

const film = (name: string): Promise<Buffer> => readFile(new URL(`./test/${name}`, import.meta.url))

let folder: string
let ramp: Buffer
let recorded: readonly number[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gebaerdenraum-both-ways-'))
  // 100 pictures in four seconds, brighter and brighter.
  ramp = withBrand(await film('ramp-m4v.mp4'), 'isom')
  recorded = await measureBrightness(ramp)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const convert = async (bytes: Uint8Array, way: string | null): Promise<Uint8Array> => {
  const file = join(folder, 'film')
  await writeFile(file, bytes)
  return transcodeFilm(file, { height: 360, ffmpeg: way })
}
const isNear = (wanted: number) => (found: number) => Math.abs(found - wanted) <= TOLERANCE

/** What devices and programs call their MP4 files. */
const BRANDS = [
  ...['M4V ', 'M4VH', 'M4VP', 'M4A ', 'M4P ', '3gp4', '3gp6', '3g2a', 'F4V ', 'f4v '],
  ...['isom', 'mp42', 'avc1', 'iso6', 'dash', 'MSNV', 'XAVC'],
] as const

/** Edits, how many pictures are shown, and which moment of the ramp (ms) at which moment of the film. */
const EDITS: readonly (readonly [
  what: string,
  edits: readonly NewEdit[],
  pictures: number,
  moments: readonly (readonly [shown: number, recorded: number])[],
])[] = [
  [
    'begins later',
    [{ seconds: 2.52, mediaSeconds: 1.48 }],
    63,
    [
      [0, 1480],
      [1020, 2500],
      [2500, 3980],
    ],
  ],
  [
    'ends earlier',
    [{ seconds: 1, mediaSeconds: 0 }],
    25,
    [
      [0, 0],
      [980, 980],
    ],
  ],
  [
    'begins with a pause',
    [
      { seconds: 0.4, mediaSeconds: null },
      { seconds: 2, mediaSeconds: 1 },
    ],
    50,
    [
      [0, 1000],
      [1980, 2980],
    ],
  ],
  [
    'goes beyond its end',
    [{ seconds: 9, mediaSeconds: 3 }],
    25,
    [
      [0, 3000],
      [980, 3980],
    ],
  ],
  [
    'does not know its length',
    [{ seconds: 0, mediaSeconds: 1 }],
    75,
    [
      [0, 1000],
      [2980, 3980],
    ],
  ],
  [
    'has its second half first',
    [
      { seconds: 1, mediaSeconds: 3 },
      { seconds: 1, mediaSeconds: 0 },
    ],
    50,
    [
      [0, 3000],
      [980, 3980],
      [1020, 20],
      [1980, 980],
    ],
  ],
  [
    'stands still',
    [
      { seconds: 1, mediaSeconds: 2, rate: 0 },
      { seconds: 1, mediaSeconds: 3 },
    ],
    50,
    [
      [0, 2000],
      [980, 2000],
      [1020, 3020],
    ],
  ],
]

describe.each(WAYS)('%s', (name, way) => {
  const test = it.runIf(way !== null || name === 'without ffmpeg')

  test.each(EDITS)('a film that %s shows what its edit list says', async (_, edits, pictures, moments) => {
    const made = await convert(withEdits(ramp, edits), way)
    expect((await describeFilm(made)).times).toEqual(Array.from({ length: pictures }, (_, index) => index * 40))
    const found = await measureBrightness(made)
    for (const [shown, moment] of moments) {
      expect([shown, found[Math.floor(shown / 40)]]).toEqual([
        shown,
        expect.toSatisfy(isNear(recorded[Math.floor(moment / 40)]!)),
      ])
    }
  })

  test.each([
    [50, 0.28, 0.3],
    [50, 0.5, 0.02],
    [60, 0.25, 0.5],
    [100, 0.2, 0.01],
    [30, 0.1, 0.7],
    [24, 0.5, 0.25],
  ])('of %d pictures a second from %d for %d seconds none is shown that was cut away', async (fps, from, seconds) => {
    // Bright where it is shown, dark before and behind.
    const isShown = (index: number) => index >= Math.round(from * fps) && index < Math.round((from + seconds) * fps)
    const source = await greyMp4({ fps, count: 2 * fps, brightnessAt: (index) => (isShown(index) ? 200 : 20) })
    const trimmed = withEdits(source, [{ seconds, mediaSeconds: from }])
    const made = await measureBrightness(await convert(trimmed, way))
    expect(made).toHaveLength(Math.max(1, Math.round(seconds * 25)))
    for (const brightness of made) expect(brightness).toSatisfy(isNear(200))
    for (const atMs of [0, 99_999]) {
      const { channels } = await sharp(await posterOf(trimmed, { atMs, height: 360 })).stats()
      expect(channels[1]?.mean).toSatisfy(isNear(200))
    }
  })

  test('a film as phones trim it shows nothing that was cut away', async () => {
    const trimmed = await film('ramp-trimmed.mp4')
    expect(await checkContent(trimmed, 'film')).toMatchObject({ ok: true })
    const made = await convert(trimmed, way)
    expect((await describeFilm(made)).times).toHaveLength(63)
    const found = await measureBrightness(made)
    expect([found.at(0), found.at(-1)]).toEqual([expect.toSatisfy(isNear(92)), expect.toSatisfy(isNear(235))])
    for (const [atMs, wanted] of [
      [0, 92],
      [2_480, 235],
    ] as const) {
      const { channels } = await sharp(await posterOf(trimmed, { atMs, height: 360 })).stats()
      expect(channels[1]?.mean).toSatisfy(isNear(wanted))
    }
  })

  test('a film whose edit list shows nothing is refused', async () => {
    const empty = withEdits(ramp, [{ seconds: 1, mediaSeconds: 99 }])
    expect(await checkContent(empty, 'film')).toMatchObject({ ok: false, reason: 'unreadable' })
    await expect(convert(empty, way)).rejects.toMatchObject({ reason: 'unreadable' })
  })

  test('a film whose time stamps begin at ten minutes lasts one second', async () => {
    const late = await film('late-start.webm')
    expect(await checkContent(late, 'film')).toMatchObject({ ok: true })
    expect((await describeFilm(await convert(late, way))).times).toHaveLength(25)
  })

  test('a film of another brand is made like every other', async () => {
    const made = await convert(await film('ramp-m4v.mp4'), way)
    expect((await describeFilm(made)).times).toHaveLength(100)
    // Its library leaves its name: nothing fell back to the other way.
    expect(Buffer.from(made).includes('Lavf')).toBe(way !== null)
  })

  test.each([
    ['as recorded', [1, 0, 0, 1], 0, false],
    ['a quarter', [0, 1, -1, 0], 90, false],
    ['upside down', [-1, 0, 0, -1], 180, false],
    ['three quarters', [0, -1, 1, 0], 270, false],
    ['and mirrored', [-1, 0, 0, 1], 0, true],
    ['a quarter and mirrored', [0, 1, 1, 0], 90, true],
    ['three quarters and mirrored', [0, -1, -1, 0], 270, true],
  ] as const)('a film that is turned %s stands upright', async (_, matrix, turned, mirrored) => {
    const plain = await patchFilm({ width: 192, height: 144, codec: 'avc', matrix: 'bt709', isTagged: true })
    const made = await convert(withMatrix(plain, matrix), way)
    // In two steps: in one, sharp mirrors first.
    const upright = await sharp(await posterOf(plain))
      .rotate(turned)
      .png()
      .toBuffer()
    const wanted = sharp(upright).flop(mirrored)
    const [found, expected] = await Promise.all(
      [sharp(await posterOf(made)), sharp(await wanted.png().toBuffer())].map((picture) =>
        picture.removeAlpha().raw().toBuffer({ resolveWithObject: true }),
      ),
    )
    expect([found?.info.width, found?.info.height]).toEqual([expected?.info.width, expected?.info.height])
    const apart = found!.data.filter((value, at) => Math.abs(value - expected!.data[at]!) > 40).length
    expect(apart / found!.data.length).toBeLessThan(0.03)
  })

  test('paper white in a film with a high dynamic range is nearly white', async () => {
    const hlg = await film('hlg.mp4')
    for (const bytes of [hlg, await convert(hlg, way)]) {
      const { channels } = await sharp(await posterOf(bytes)).stats()
      for (const { mean } of channels.slice(0, 3)) expect(mean).toBeGreaterThan(240)
    }
  })

  test.each(['hlg', 'pq'] as const)('the colours of a film in %s are those of a usual screen', async (transfer) => {
    const source = await patchFilm({
      width: 192,
      height: 480,
      codec: 'avc',
      matrix: 'bt2020-ncl',
      transfer,
      isTagged: true,
    })
    const wanted = PATCHES.map((patch) => {
      const colour = Buffer.from(patch.slice(1), 'hex')
      createToneMapper(transfer)?.(colour)
      return `#${colour.toString('hex')}`
    })
    const made = await convert(source, way)
    for (const bytes of [source, made]) {
      expect(worstOf(await patchesOf(await posterOf(bytes)), wanted).distance).toBeLessThanOrEqual(8)
    }
    expect((await describeFilm(made)).colours).toMatchObject({
      transfer: 'bt709',
      matrix: 'bt709',
    })
  })
})

it.each(BRANDS)('a film of the brand "%s" is taken', async (brand) => {
  expect(await checkContent(withBrand(ramp, brand), 'film')).toMatchObject({ ok: true, contentType: 'video/mp4' })
})
