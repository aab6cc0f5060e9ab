import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Font, parse } from 'opentype.js/dist/opentype.mjs'

/** A font file of an installed package, named by its path inside `node_modules`. */
export const readFont = async (path: string): Promise<Font> => {
  const file = await readFile(createRequire(import.meta.url).resolve(path))
  return parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
}

/** The code points that have a glyph (the table `cmap`). */
export const listCodePoints = (font: Font): readonly number[] => Object.keys(font.tables.cmap.glyphIndexMap).map(Number)
