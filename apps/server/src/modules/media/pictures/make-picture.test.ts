import { createHash } from 'node:crypto'
import { chooseLook, PLAIN_LOOK, PLAIN_LOOK_DEFAULTS } from '@gebaerdenraum/domain/media/spelling-look'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { MediaStorage } from '../../../platform/storage/storage.ts'
import { storeOriginal } from '../originals.ts'
import { memoryStorage } from '../test/memory-storage.ts'
import type { PictureBase } from '../variants/recipe.ts'
import { makePicture } from './make-picture.ts'
import { basePicture } from './picture-base.ts'

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4080c0' } }).jpeg()
const importedFrom = async (
  storage: MediaStorage,
  bytes: Uint8Array,
): Promise<Extract<PictureBase, { from: 'import' }>> => ({
  from: 'import',
  original: await storeOriginal(storage, bytes),
})
const card = (
  drawing: Exclude<PictureBase, { from: 'card' }>,
  type: 'signBox' | 'signMap' = 'signBox',
): PictureBase => ({
  from: 'card',
  type,
  card: { title: 'Haus', wordClass: 'noun', symbol: 'house', drawing, isWithoutText: false },
})
const SPELLED = { from: 'spelling', title: 'Haus', look: PLAIN_LOOK } as const
const made = async (
  base: PictureBase,
  variant: Parameters<typeof makePicture>[1],
  mark: string | null = null,
  storage = memoryStorage(),
) => {
  const { bytes, contentType } = await makePicture(await basePicture(base, storage), variant, mark)
  return { bytes, contentType, ...(contentType === 'image/webp' ? await sizeOf(bytes) : {}) }
}
const sizeOf = async (bytes: Uint8Array) => {
  const { width, height, format } = await sharp(bytes).metadata()
  return { width, height, format }
}
/** Colour and alpha at a place, both from 0 to 1 of the picture. */
const pixelAt = async (bytes: Uint8Array, x: number, y: number) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4
  return Array.from(data.subarray(at, at + 4))
}

describe('drawn pictures', () => {
  it.each([
    ['default', 800, 1228],
    ['thumbnail', 320, 491],
    ['thumbnail-square', 320, 320],
    ['tiny', 96, 147],
    ['watermarked', 800, 1228],
  ] as const)('gives the print card as %s in %i × %i', async (variant, width, height) => {
    expect(await made(card(SPELLED), variant, variant === 'watermarked' ? 'Gebärdenraum' : null)).toMatchObject({
      contentType: 'image/webp',
      format: 'webp',
      width,
      height,
    })
  })

  it('gives the vector as it was drawn for print', async () => {
    const { bytes, contentType } = await made(SPELLED, 'original')
    expect(contentType).toBe('image/svg+xml')
    expect(Buffer.from(bytes).toString()).toMatch(/^<svg [^>]*viewBox="0 0 800 800"/)
  })

  it('makes the same bytes from the same sign', async () => {
    const hashes = await Promise.all(
      [1, 2].map(async () =>
        createHash('sha256')
          .update((await made(card(SPELLED), 'thumbnail')).bytes)
          .digest('hex'),
      ),
    )
    expect(hashes[0]).toBe(hashes[1])
  })

  it('keeps the drawing transparent, and puts the square one on white', async () => {
    expect(await pixelAt((await made(SPELLED, 'default')).bytes, 0.01, 0.01)).toEqual([0, 0, 0, 0])
    const square = (await made(card(SPELLED), 'thumbnail-square')).bytes
    expect(await pixelAt(square, 0.02, 0.5)).toEqual([255, 255, 255, 255])
  })

  it('puts the square one of a dark page on its dark surface, and keeps the others transparent', async () => {
    const dark = { ...SPELLED, look: chooseLook({ scheme: 'dark' }, PLAIN_LOOK_DEFAULTS) }
    expect(await pixelAt((await made(dark, 'thumbnail-square')).bytes, 0.02, 0.5)).toEqual([0x1c, 0x24, 0x24, 255])
    expect(await pixelAt((await made(dark, 'default')).bytes, 0.01, 0.01)).toEqual([0, 0, 0, 0])
  })

  it('in line art has no colours, watermark and all', async () => {
    const lines = { ...SPELLED, look: chooseLook({ colouring: 'lineArt' }, PLAIN_LOOK_DEFAULTS) }
    for (const [variant, mark] of [
      ['default', null],
      ['watermarked', 'Gebärdenraum'],
    ] as const) {
      const { bytes } = await made(lines, variant, mark)
      const { data } = await sharp(bytes).flatten({ background: '#fff' }).raw().toBuffer({ resolveWithObject: true })
      const isGrey = (_: number, index: number) => Math.abs(data[index * 3]! - data[index * 3 + 2]!) < 12
      expect(Array.from({ length: data.length / 3 }, (_, index) => index).every((_, index) => isGrey(0, index))).toBe(
        true,
      )
    }
  })

  it('draws a card with an unknown symbol without one', async () => {
    const base = card(SPELLED) as Extract<PictureBase, { from: 'card' }>
    expect(await made({ ...base, card: { ...base.card, symbol: 'no-such-thing' } }, 'tiny')).toMatchObject({
      width: 96,
    })
  })
})

describe('the watermark', () => {
  it('changes the edges and leaves the middle as it is', async () => {
    const storage = memoryStorage()
    const base = await importedFrom(storage, await photo(900, 900).toBuffer())
    const [plain, marked] = [
      await made(base, 'default', null, storage),
      await made(base, 'watermarked', 'Gebärdenraum', storage),
    ]
    const difference = async (left: number, top: number, width: number, height: number) => {
      const part = async (bytes: Uint8Array) =>
        sharp(bytes).extract({ left, top, width, height }).removeAlpha().raw().toBuffer()
      const [one, other] = [await part(plain.bytes), await part(marked.bytes)]
      return one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))), 0)
    }
    expect(await difference(0, 0, 800, 800)).toBeGreaterThan(40)
    expect(await difference(280, 280, 240, 240)).toBeLessThan(12)
  })
})

describe('imported pictures', () => {
  it('are fitted and never enlarged', async () => {
    const storage = memoryStorage()
    const big = await importedFrom(storage, await photo(3000, 1500).toBuffer())
    expect(await made(big, 'default', null, storage)).toMatchObject({ width: 800, height: 400 })
    expect(await made(big, 'thumbnail-square', null, storage)).toMatchObject({ width: 320, height: 320 })
    const small = await importedFrom(storage, await photo(50, 40).toBuffer())
    expect(await made(small, 'default', null, storage)).toMatchObject({ width: 50, height: 40 })
  })

  it('stand upright, without what the camera wrote about place and owner', async () => {
    const storage = memoryStorage()
    const turned = await photo(400, 200)
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { bytes, ...size } = await made(await importedFrom(storage, turned), 'default', null, storage)
    expect(size).toMatchObject({ width: 200, height: 400 })
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })

  it('survive every size, down to one pixel and to a line', async () => {
    const storage = memoryStorage()
    for (const [width, height] of [
      [1, 1],
      [3000, 1],
      [1, 3000],
    ] as const) {
      const base = await importedFrom(storage, await photo(width, height).toBuffer())
      for (const variant of ['default', 'tiny', 'thumbnail-square', 'watermarked'] as const) {
        expect((await made(base, variant, variant === 'watermarked' ? 'G' : null, storage)).format).toBe('webp')
      }
    }
  })

  it('are refused with a reason when they are broken or gone', async () => {
    const storage = memoryStorage()
    const whole = await photo(300, 300).toBuffer()
    const torn = await importedFrom(storage, whole.subarray(0, whole.length / 2))
    await expect(made(torn, 'default', null, storage)).rejects.toMatchObject({ reason: 'unreadable' })
    await expect(made(torn, 'default', null, memoryStorage())).rejects.toMatchObject({ reason: 'missing-original' })
  })

  it('leave the house cleaned where they are vectors', async () => {
    const storage = memoryStorage()
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><metadata>x</metadata><rect width="100" height="50" fill="red"/></svg>'
    const base = await importedFrom(storage, Buffer.from(svg))
    const original = await made(base, 'original', null, storage)
    expect(Buffer.from(original.bytes).toString()).not.toContain('metadata')
    const picture = await made(base, 'default', null, storage)
    expect(picture).toMatchObject({ width: 800, height: 400 })
    expect(await pixelAt(picture.bytes, 0.5, 0.5)).toEqual([255, 0, 0, 255])
  })

  it('are not drawn when a script came past the check', async () => {
    const storage = memoryStorage()
    const hostile = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script/></svg>'
    const base = await importedFrom(storage, Buffer.from(hostile))
    await expect(made(base, 'original', null, storage)).rejects.toMatchObject({ reason: 'unreadable' })
  })
})

describe('cards composed from an imported drawing', () => {
  it('hold the raster in the middle of the picture frame', async () => {
    const storage = memoryStorage()
    const drawing = await importedFrom(storage, await photo(2000, 2000).toBuffer())
    const { bytes } = await made(card(drawing), 'default', null, storage)
    const [red = 0, green = 0, blue = 0] = await pixelAt(bytes, 0.5, 0.33)
    expect([Math.abs(red - 0x40), Math.abs(green - 0x80), Math.abs(blue - 0xc0)].every((off) => off < 12)).toBe(true)
  })

  it('hold the vector as a vector, and shut one with a style sheet into a picture of its own', async () => {
    const storage = memoryStorage()
    const rect = '<rect width="10" height="10" fill="#00f"/>'
    const plain = await importedFrom(
      storage,
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${rect}</svg>`),
    )
    const styled = await importedFrom(
      storage,
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><style>path{fill:red}</style>${rect}</svg>`,
      ),
    )
    for (const drawing of [plain, styled]) {
      for (const type of ['signBox', 'signMap'] as const) {
        const { bytes } = await made(card(drawing, type), 'default', null, storage)
        expect(await pixelAt(bytes, 0.5, 0.33)).toEqual([0, 0, 255, 255])
      }
    }
    const original = await made(card(styled), 'original', null, storage)
    expect(Buffer.from(original.bytes).toString()).not.toContain('<style')
  })
})
