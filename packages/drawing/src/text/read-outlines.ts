import { createRequire } from 'node:module'
import type { OtherPart } from './letter-parts.ts'
import type { Outlines } from './type-face.ts'

/** The outlines of a file, on the server at once; the browser loads them (load-outlines.ts). */
export const readOutlines = (weight: 400 | 700, part: OtherPart): Outlines | undefined =>
  require(`../generated/letters-${weight}-${part}.json`) as Outlines

const require = createRequire(import.meta.url)
