import { VideoEncoder, VideoFrame } from '@napi-rs/webcodecs'
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import sharp from 'sharp'

/** For tests: flat colours, laid out as a grid of four columns: greys, papers, skins, saturated ones. */
export const PATCHES = [
  ...['#faf6ee', '#808080', '#ffffff', '#000000'],
  ...['#e0ac8c', '#5c3a28', '#e8604c', '#0f6b66'],
  ...['#c81e28', '#1e3cc8', '#28a03c', '#f0d228'],
] as const
const COLUMNS = 4
const ROWS = PATCHES.length / COLUMNS

export type PatchFilm = {
  readonly width: number
  readonly height: number
  readonly codec: 'avc' | 'vp8'
  /** How the colours are stored, whether the file says so or not. */
  readonly matrix: 'bt709' | 'smpte170m' | 'bt2020-ncl'
  /** By default that of the matrix. */
  readonly transfer?: 'hlg' | 'pq'
  readonly fullRange?: boolean
  readonly isTagged?: boolean
}

/** For tests: a film of the patches, half a second long, that never changes. */
export const patchFilm = async (film: PatchFilm): Promise<Uint8Array> => {
  const { width, height, codec, matrix, transfer = matrix, fullRange = false, isTagged = false } = film
  const target = new BufferTarget()
  const output = new Output({ format: codec === 'avc' ? new Mp4OutputFormat() : new WebMOutputFormat(), target })
  const track = new EncodedVideoPacketSource(codec)
  output.addVideoTrack(track)
  await output.start()
  const packets: Promise<void>[] = []
  const encoder = new VideoEncoder({
    output: (chunk, metadata) => {
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      const packet = new EncodedPacket(data, chunk.type === 'key' ? 'key' : 'delta', chunk.timestamp / 1e6, 0.04)
      packets.push(track.add(packet, metadata as Parameters<typeof track.add>[1]))
    },
    error: (error) => {
      throw error
    },
  })
  const codecString = codec === 'avc' ? { codec: 'avc1.64001f', avc: { format: 'avc' as const } } : { codec }
  encoder.configure({ ...codecString, width, height, framerate: 25, bitrate: 4_000_000 })
  const primaries = matrix === 'bt2020-ncl' ? 'bt2020' : matrix
  const colorSpace = { primaries, transfer, matrix, fullRange } as VideoColorSpaceInit
  for (let index = 0; index < 12; index += 1) {
    const frame = new VideoFrame(patchPlanes(width, height, matrix, fullRange), {
      format: 'I420',
      codedWidth: width,
      codedHeight: height,
      timestamp: index * 40_000,
      duration: 40_000,
      ...(isTagged ? { colorSpace } : {}),
    })
    encoder.encode(frame, { keyFrame: index === 0 })
    frame.close()
  }
  await encoder.flush()
  await Promise.all(packets)
  await output.finalize()
  return new Uint8Array(target.buffer!)
}

/** For tests: the colours in the middle of each patch of a picture, as `#rrggbb`. */
export const patchesOf = async (picture: Uint8Array): Promise<readonly string[]> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return PATCHES.map((_, patch) => {
    const x = Math.floor((((patch % COLUMNS) + 0.5) * info.width) / COLUMNS)
    const y = Math.floor(((Math.floor(patch / COLUMNS) + 0.5) * info.height) / ROWS)
    const at = (y * info.width + x) * 3
    return `#${data.subarray(at, at + 3).toString('hex')}`
  })
}

/** For tests: the largest difference of one channel, and whose it is. */
export const worstOf = (found: readonly string[], wanted: readonly string[]) => {
  const distances = wanted.map((colour, patch) => {
    const [one, other] = [channels(colour), channels(found[patch] ?? '#000000')]
    return Math.max(...one.map((value, channel) => Math.abs(value - other[channel]!)))
  })
  const distance = Math.max(...distances)
  const patch = distances.indexOf(distance)
  return { distance, patch: `${wanted[patch]} became ${found[patch]}` }
}

const channels = (colour: string): readonly number[] => [...Buffer.from(colour.slice(1), 'hex')]

/** By the definition of the standards, not by the code under test: weights of red and blue. */
const WEIGHTS = { bt709: [0.2126, 0.0722], smpte170m: [0.299, 0.114], 'bt2020-ncl': [0.2627, 0.0593] } as const

const patchPlanes = (width: number, height: number, matrix: PatchFilm['matrix'], fullRange: boolean) => {
  const [red, blue] = WEIGHTS[matrix]
  const stored = PATCHES.map((patch) => {
    const [r, g, b] = channels(patch).map((value) => value / 255) as [number, number, number]
    const luma = red * r + (1 - red - blue) * g + blue * b
    const [u, v] = [(b - luma) / (2 - 2 * blue), (r - luma) / (2 - 2 * red)]
    return fullRange ? [255 * luma, 128 + 255 * u, 128 + 255 * v] : [16 + 219 * luma, 128 + 224 * u, 128 + 224 * v]
  })
  const plane = (channel: number, across: number, down: number) =>
    Array.from({ length: across * down }, (_, at) => {
      const [column, row] = [
        Math.floor(((at % across) * COLUMNS) / across),
        Math.floor((Math.floor(at / across) * ROWS) / down),
      ]
      return Math.min(255, Math.round(stored[row * COLUMNS + column]![channel]!))
    })
  return Uint8Array.from([
    ...plane(0, width, height),
    ...plane(1, width / 2, height / 2),
    ...plane(2, width / 2, height / 2),
  ])
}
