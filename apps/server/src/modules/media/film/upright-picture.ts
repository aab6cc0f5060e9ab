import type { VideoSample } from 'mediabunny'
import sharp from 'sharp'
import type { FilmSize } from './film-size.ts'
import { planesToRgb } from './planes-to-rgb.ts'
import type { StoredColours } from './stored-colours.ts'

/**
 * A decoded picture upright and in the given size, three bytes a pixel. The planes are converted here: the decoder's own
 * conversion takes every film for BT.601 and shifts the colours of all others.
 */
export const uprightPicture = async (sample: VideoSample, size: FilmSize, colours: StoredColours): Promise<Buffer> => {
  const layout = LAYOUTS[/^(I4\d\d|NV\d\d)/.exec(sample.format ?? '')?.[0] ?? '']
  if (!layout) return upright(await rgbaOf(sample), 4, sampleSize(sample), sample, size)
  const stored = await storedPlanes(sample, layout)
  const [y, u, v] = await Promise.all(stored.map((plane) => upright(plane.data, 1, plane, sample, size)))
  return planesToRgb({ y: y!, u: u!, v: v! }, colours)
}

/** By how much the planes of colour are smaller than that of brightness; `interleaved` says which of the two comes first. */
type Layout = { readonly across: 1 | 2; readonly down: 1 | 2; readonly interleaved?: 'uv' | 'vu' }

const LAYOUTS: Readonly<Record<string, Layout>> = {
  I420: { across: 2, down: 2 },
  I422: { across: 2, down: 1 },
  I444: { across: 1, down: 1 },
  NV12: { across: 2, down: 2, interleaved: 'uv' },
  NV21: { across: 2, down: 2, interleaved: 'vu' },
}

type StoredPlane = FilmSize & { readonly data: Uint8Array }

const sampleSize = ({ codedWidth, codedHeight }: VideoSample): FilmSize => ({ width: codedWidth, height: codedHeight })

/** Brightness, then the two colour differences, eight bits each. */
const storedPlanes = async (sample: VideoSample, layout: Layout): Promise<readonly StoredPlane[]> => {
  const bytes = new Uint8Array(sample.allocationSize())
  const places = await sample.copyTo(bytes)
  const bits = /P(\d\d)$/.exec(sample.format ?? '')?.[1]
  const large = sampleSize(sample)
  const small = { width: Math.ceil(large.width / layout.across), height: Math.ceil(large.height / layout.down) }
  const planeAt = (index: number, size: FilmSize, every: number, first: number): StoredPlane => {
    const { offset, stride } = places[index]!
    const data = new Uint8Array(size.width * size.height)
    for (let row = 0, to = 0; row < size.height; row += 1) {
      const from = offset + row * stride
      for (let column = 0; column < size.width; column += 1, to += 1) {
        const at = column * every + first
        data[to] = bits ? eightBits(bytes, from + 2 * at, Number(bits)) : bytes[from + at]!
      }
    }
    return { ...size, data }
  }
  if (!layout.interleaved) return [planeAt(0, large, 1, 0), planeAt(1, small, 1, 0), planeAt(2, small, 1, 0)]
  const [u, v] = layout.interleaved === 'uv' ? [0, 1] : [1, 0]
  return [planeAt(0, large, 1, 0), planeAt(1, small, 2, u), planeAt(1, small, 2, v)]
}

/** Deeper samples are two bytes each, the low one first. */
const eightBits = (bytes: Uint8Array, at: number, bits: number): number =>
  Math.min(255, ((bytes[at]! | (bytes[at + 1]! << 8)) + (1 << (bits - 9))) >> (bits - 8))

/** The declared options lack `format`, which the standard and the codecs know. */
const AS_RGBA: object = { format: 'RGBA' }

const rgbaOf = async (sample: VideoSample): Promise<Uint8Array> => {
  const rgba = new Uint8Array(sample.allocationSize(AS_RGBA))
  await sample.copyTo(rgba, AS_RGBA)
  return rgba
}

const upright = (
  data: Uint8Array,
  channels: 1 | 4,
  stored: FilmSize,
  { rotation, flip }: VideoSample,
  { width, height }: FilmSize,
): Promise<Buffer> => {
  const raw = { width: stored.width, height: stored.height, channels }
  // Sharp mirrors before it turns, films are mirrored afterwards.
  const isLying = rotation === 90 || rotation === 270
  const mirrored = sharp(data, { raw })
    .flip(flip && isLying)
    .flop(flip && !isLying)
  const picture = mirrored.rotate(rotation).resize(width, height, { fit: 'fill' })
  return (channels === 1 ? picture.toColourspace('b-w') : picture.removeAlpha()).raw().toBuffer()
}
