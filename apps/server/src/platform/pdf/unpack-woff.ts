import { inflateSync } from 'node:zlib'

/**
 * A WOFF file as the plain font that it was made of (W3C WOFF 1.0). Whoever reads a packed one unpacks its outlines again
 * for each letter.
 */
export const unpackWoff = (woff: Buffer): Buffer => {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => tableOf(woff, 44 + index * 20))
  const head = Buffer.alloc(12 + tables.length * 16)
  woff.copy(head, 0, 4, 8)
  const power = 2 ** Math.floor(Math.log2(tables.length))
  head.writeUInt16BE(tables.length, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((tables.length - power) * 16, 10)
  let offset = head.length
  for (const [index, { tag, checksum, bytes, padded }] of tables.entries()) {
    const at = 12 + index * 16
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(bytes.length, at + 12)
    offset += padded.length
  }
  return Buffer.concat([head, ...tables.map(({ padded }) => padded)])
}

const tableOf = (woff: Buffer, at: number) => {
  const [offset, packedLength, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
    number,
    number,
    number,
  ]
  const packed = woff.subarray(offset, offset + packedLength)
  const bytes = packedLength < length ? inflateSync(packed) : packed
  const padding = Buffer.alloc((4 - (length % 4)) % 4)
  return {
    tag: woff.toString('latin1', at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    bytes,
    padded: Buffer.concat([bytes, padding]),
  }
}
