import '@napi-rs/webcodecs/polyfill'
import { VideoEncoder, VideoFrame } from '@napi-rs/webcodecs'
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
  VideoSampleSink,
  WebMOutputFormat,
} from 'mediabunny'

/** For tests: what a film file contains. Times in milliseconds. */
export const describeFilm = async (bytes: Uint8Array) => {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  const track = (await input.getPrimaryVideoTrack())!
  const packets: EncodedPacket[] = []
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet)
  const { primaries, transfer, matrix, fullRange } = await track.getColorSpace()
  const text = Buffer.from(bytes).toString('latin1')
  return {
    codec: await track.getCodec(),
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    tracks: (await input.getTracks()).length,
    times: packets.map(({ timestamp }) => Math.round(timestamp * 1000)),
    keyFrames: packets.map(({ type }) => type === 'key'),
    colours: { primaries, transfer, matrix, fullRange },
    moovFirst: text.includes('moov') && text.indexOf('moov') < text.indexOf('mdat'),
  }
}

/** For tests: the brightness of each picture in its middle, 0 to 255, of a film of limited range. */
export const measureBrightness = async (bytes: Uint8Array): Promise<readonly number[]> => {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  const track = (await input.getPrimaryVideoTrack())!
  const found: number[] = []
  for await (const sample of new VideoSampleSink(track).samples()) {
    const planes = new Uint8Array(sample.allocationSize())
    const [luma] = await sample.copyTo(planes)
    const at = luma!.offset + (sample.codedHeight / 2) * luma!.stride + sample.codedWidth / 2
    found.push(((planes[at]! - 16) * 255) / 219)
    sample.close()
  }
  return found
}

/** For tests: an MP4 (H.264) of grey pictures of this brightness, 0 to 255. */
export const greyMp4 = ({ brightnessAt, ...film }: SteppedFilm): Promise<Uint8Array> =>
  encodeGrey('avc', { ...film, width: 64, height: 48 }, (index) => 16 + (brightnessAt(index) * 219) / 255)

type SteppedFilm = Pick<GreyFilm, 'fps' | 'count'> & { readonly brightnessAt: (index: number) => number }

/** For tests: a WebM (VP8) of grey pictures, brighter and brighter. */
export const greyWebm = (film: GreyFilm): Promise<Uint8Array> => encodeGrey('vp8', film, (index) => 40 + index * 4)

type GreyFilm = { readonly width: number; readonly height: number; readonly fps: number; readonly count: number }

const encodeGrey = async (
  codec: 'avc' | 'vp8',
  { width, height, fps, count }: GreyFilm,
  lumaAt: (index: number) => number,
): Promise<Uint8Array> => {
  const target = new BufferTarget()
  const output = new Output({ format: codec === 'avc' ? new Mp4OutputFormat() : new WebMOutputFormat(), target })
  const track = new EncodedVideoPacketSource(codec)
  output.addVideoTrack(track, { frameRate: fps })
  await output.start()
  const packets: Promise<void>[] = []
  const encoder = new VideoEncoder({
    output: (chunk, metadata) => {
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      const time = Math.round((chunk.timestamp / 1e6) * fps) / fps
      const packet = new EncodedPacket(data, chunk.type === 'key' ? 'key' : 'delta', time, 1 / fps)
      packets.push(track.add(packet, metadata as Parameters<typeof track.add>[1]))
    },
    error: (error) => {
      throw error
    },
  })
  const settings = codec === 'avc' ? { codec: 'avc1.64001f', avc: { format: 'avc' as const } } : { codec }
  encoder.configure({ ...settings, width, height, framerate: fps, bitrate: 1_000_000 })
  for (let index = 0; index < count; index += 1) {
    const planes = new Uint8Array((width * height * 3) / 2).fill(128).fill(Math.round(lumaAt(index)), 0, width * height)
    const timestamp = Math.round((index * 1e6) / fps)
    const init = { format: 'I420' as const, codedWidth: width, codedHeight: height, timestamp, duration: 1e6 / fps }
    const frame = new VideoFrame(planes, init)
    encoder.encode(frame, { keyFrame: index % 25 === 0 })
    frame.close()
  }
  await encoder.flush()
  await Promise.all(packets)
  await output.finalize()
  return new Uint8Array(target.buffer!)
}
