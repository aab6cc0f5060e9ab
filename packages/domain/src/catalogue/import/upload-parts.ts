/** So much goes up in one call: it arrives within a minute on slow lines, and little is lost when one breaks. */
export const UPLOAD_PART_BYTES = 8 * 1024 * 1024
/** What an archive may unpack to is no more than this either. */
export const MAX_UPLOAD_BYTES = 20 * 1024 ** 3

export const partCountOf = (byteLength: number): number => Math.ceil(byteLength / UPLOAD_PART_BYTES)

/** How many bytes this part has to have. */
export const partLength = (byteLength: number, index: number): number =>
  Math.max(0, Math.min(UPLOAD_PART_BYTES, byteLength - index * UPLOAD_PART_BYTES))

export const receivedBytes = (byteLength: number, parts: number): number =>
  Math.min(byteLength, parts * UPLOAD_PART_BYTES)
