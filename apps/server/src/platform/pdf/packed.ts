import { deflateSync } from 'node:zlib'

/** Operators as `FlateDecode` has them. Hundreds of small pieces: a small window is set up faster than the usual one, and holds them. */
export const packed = (operators: string): Uint8Array<ArrayBuffer> =>
  // A copy: what comes is a view of 16 kB, which would be kept and sent to other threads with it.
  new Uint8Array(deflateSync(Buffer.from(operators, 'latin1'), SMALL))

const SMALL = { level: 6, windowBits: 12, memLevel: 5 } as const
