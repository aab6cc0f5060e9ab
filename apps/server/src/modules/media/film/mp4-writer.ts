import { type EncodedVideoChunk, VideoEncoder, VideoFrame } from '@napi-rs/webcodecs'
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny'
import type { FilmSize } from './film-size.ts'

/** Frames a second, and frames from one key frame to the next: a single-frame step is exact then (decisions, Media). */
export const FILM_FPS = 25
export const KEY_FRAME_EVERY = 5

/** Writes frames (I420 planes) one after another into an MP4 with H.264, moov first, no sound. */
export const mp4Writer = async ({ width, height }: FilmSize): Promise<Mp4Writer> => {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const track = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(track, { frameRate: FILM_FPS })
  await output.start()

  let failure: Error | undefined
  let written: Promise<void> = Promise.resolve()
  const encoder = new VideoEncoder({
    output: (chunk, metadata) => {
      written = written.then(() => track.add(packetOf(chunk), metadata as PacketMetadata))
      written.catch((error: Error) => {
        failure ??= error
      })
    },
    error: (error) => {
      failure ??= error
    },
  })
  encoder.configure(encoderSettings(width, height))

  let count = 0
  return {
    add: async (planes) => {
      while (encoder.encodeQueueSize > MOST_WAITING && !failure) await pause()
      if (failure) throw failure
      const frame = new VideoFrame(planes, {
        format: 'I420',
        codedWidth: width,
        codedHeight: height,
        timestamp: count * FRAME_US,
        duration: FRAME_US,
        colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
      })
      encoder.encode(frame, { keyFrame: count % KEY_FRAME_EVERY === 0 })
      frame.close()
      count += 1
    },
    finish: async () => {
      await encoder.flush()
      await written
      encoder.close()
      if (failure) throw failure
      await output.finalize()
      if (!target.buffer) throw new Error('The MP4 writer gave no file.')
      return new Uint8Array(target.buffer)
    },
  }
}

export type Mp4Writer = {
  /** Waits while the encoder is behind, so that memory stays bounded. */
  readonly add: (planes: Uint8Array) => Promise<void>
  readonly finish: () => Promise<Uint8Array>
}

const FRAME_US = 1_000_000 / FILM_FPS
const MOST_WAITING = 12

const encoderSettings = (width: number, height: number) => ({
  // High profile; level 3.1 carries up to 1280 × 720, wider films need level 4.
  codec: Math.ceil(width / 16) * Math.ceil(height / 16) <= 3600 ? 'avc1.64001f' : 'avc1.640028',
  width,
  height,
  framerate: FILM_FPS,
  // Bits a second by area: 2.2 Mbit at 1280 × 720, enough for a still background at five frames a key frame.
  bitrate: Math.max(300_000, Math.round(width * height * 2.4)),
  latencyMode: 'quality' as const,
  avc: { format: 'avc' as const },
})

type PacketMetadata = Parameters<EncodedVideoPacketSource['add']>[1]

const packetOf = (chunk: EncodedVideoChunk): EncodedPacket => {
  const data = new Uint8Array(chunk.byteLength)
  chunk.copyTo(data)
  return new EncodedPacket(data, chunk.type === 'key' ? 'key' : 'delta', chunk.timestamp / 1e6, 1 / FILM_FPS)
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 2))
