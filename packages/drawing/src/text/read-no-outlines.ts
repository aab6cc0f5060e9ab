import type { OtherPart } from './letter-parts.ts'
import type { Outlines } from './type-face.ts'

/**
 * In the browser nothing can be read at once: read-outlines.ts is the server's. Imported as `#read-outlines`.
 * @public
 */
export const readOutlines = (_weight: 400 | 700, _part: OtherPart): Outlines | undefined => undefined
