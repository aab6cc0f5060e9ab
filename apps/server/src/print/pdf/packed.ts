import { deflateSync } from 'node:zlib'

/** Operators as `FlateDecode` has them. Hundreds of small pieces: a small window is set up faster than the usual one, and holds them. */
export const packed = (operators: string): Buffer => deflateSync(Buffer.from(operators, 'latin1'), SMALL)

const SMALL = { level: 6, windowBits: 12, memLevel: 5 } as const
