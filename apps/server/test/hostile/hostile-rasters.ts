import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { ContentReason } from '../../src/modules/media/content/content-verdicts.ts'

/** A picture of pixels made to hurt whoever decodes it. */
export type HostileRaster = {
  readonly name: string
  /** Why it is refused; `taken`: its work is bounded, so it is decoded. */
  readonly verdict: ContentReason | 'taken'
  make(): Promise<Uint8Array>
}

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** A PNG in grey with this head, these chunks, and pixels that all are black. */
const png = (width: number, height: number, chunks: readonly Buffer[] = [], pixels = Buffer.alloc(0)): Buffer => {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    ...chunks,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const MEGABYTE = 1024 * 1024
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c66' } })
const smallPixels = deflateSync(Buffer.alloc(10 * 11))

/** A GIF of one pixel, so many times. */
const gif = (frames: number, side = 1): Buffer => {
  const head = Buffer.from('474946383961000000008000000000000000ff', 'hex')
  head.writeUInt16LE(side, 6)
  head.writeUInt16LE(side, 8)
  const frame = Buffer.from('21f90400010000002c0000000001000100000202440100', 'hex')
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

export const HOSTILE_RASTERS: readonly HostileRaster[] = [
  {
    name: 'a PNG that says it has four billion pixels',
    verdict: 'too-many-pixels',
    make: async () => png(65_535, 65_535, [], smallPixels),
  },
  {
    name: 'a PNG of more pixels than there are numbers',
    verdict: 'unreadable',
    make: async () => png(0xffff_ffff, 0xffff_ffff, [], smallPixels),
  },
  {
    name: 'a PNG whose pixels unpack to a quarter of a gigabyte',
    verdict: 'taken',
    make: async () => png(10, 10, [], deflateSync(Buffer.alloc(256 * MEGABYTE))),
  },
  {
    name: 'a PNG with a text that unpacks to a quarter of a gigabyte',
    verdict: 'taken',
    make: async () =>
      png(
        10,
        10,
        [chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(256 * MEGABYTE, 97))]))],
        smallPixels,
      ),
  },
  {
    name: 'a PNG with a colour profile that unpacks to a quarter of a gigabyte',
    verdict: 'taken',
    make: async () =>
      png(
        10,
        10,
        [chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(256 * MEGABYTE, 97))]))],
        smallPixels,
      ),
  },
  {
    name: 'a PNG of a hundred thousand chunks',
    verdict: 'taken',
    make: async () =>
      png(
        10,
        10,
        Array.from({ length: 100_000 }, (_, n) => chunk('tEXt', Buffer.from(`k${n}\0a`))),
        smallPixels,
      ),
  },
  { name: 'a GIF of twenty thousand pictures', verdict: 'taken', make: async () => gif(20_000) },
  {
    name: 'a GIF of one pixel on a screen of four hundred megapixels',
    verdict: 'taken',
    make: async () => gif(1, 20_000),
  },
  {
    name: 'a JPEG with sixty-four kilobytes of metadata, again and again',
    verdict: 'taken',
    make: async () => {
      const jpeg = await plain(10, 10).jpeg().toBuffer()
      const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(65_533, 65)])
      return Buffer.concat([jpeg.subarray(0, 2), ...Array.from({ length: 300 }, () => segment), jpeg.subarray(2)])
    },
  },
  {
    name: 'a WebP of thousands of moving pictures',
    verdict: 'taken',
    make: async () => sharp(gif(3_000), { animated: true }).webp().toBuffer(),
  },
]
