/** Memory that parts of files are read into, used again and again. */
export type ReadBuffers = {
  /** Memory for so many bytes; what stands in it is undefined. */
  take(byteLength: number): Buffer
  /**
   * Gives what `take` returned to the next reader, who overwrites it: only to be called when nobody reads it any more.
   * Memory that is never given back is freed by the garbage collector. Views of other memory are ignored.
   */
  readonly release: (bytes: Uint8Array) => void
}

/**
 * Pieces of `pieceLength` bytes; so many as `spare` wait for the next reader. Memory outside of the JavaScript heap makes
 * V8 collect the whole heap, catalogue included, each time some 50 MB of it were used: a few hundred parts of films.
 */
export const createReadBuffers = (pieceLength: number, spare = SPARE): ReadBuffers => {
  const unused: Buffer[] = []
  const taken = new WeakMap<Uint8Array, Buffer>()
  return {
    take(byteLength) {
      if (byteLength > pieceLength || byteLength < pieceLength / WORTH_A_PIECE) return Buffer.allocUnsafe(byteLength)
      const piece = unused.pop() ?? Buffer.allocUnsafeSlow(pieceLength)
      const bytes = piece.subarray(0, byteLength)
      taken.set(bytes, piece)
      return bytes
    },
    release(bytes) {
      const piece = taken.get(bytes)
      if (piece === undefined) return
      taken.delete(bytes)
      if (unused.length < spare) unused.push(piece)
    },
  }
}

const SPARE = 16
/** Less than this share of a piece is cheap to make, and would keep a whole piece in memory where it is not given back. */
const WORTH_A_PIECE = 4
