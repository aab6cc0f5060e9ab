import type { TypeFace } from '../src/text/type-face.ts'
import { glyphOutline } from './glyph-outline.ts'
import { readFont } from './read-font.ts'

/**
 * Andika's letters as outlines, so that text is the same picture in browser, raster and PDF. Andika has no kerning
 * table (made for beginning readers: even spacing), so advances are all that setting needs.
 */
export const generateLetters = async (weight: 400 | 700): Promise<TypeFace> => {
  const [latin, extended] = await Promise.all(
    ['latin', 'latin-ext'].map((part) => readFont(`@fontsource/andika/files/andika-${part}-${weight}-normal.woff`)),
  )
  if (!latin || !extended) throw new Error('The files of @fontsource/andika are missing.')
  const letters = characters().flatMap((character) => {
    const glyph = [latin, extended].map((font) => font.charToGlyph(character)).find(({ index }) => index !== 0)
    return glyph
      ? [[character, { advance: Math.round(glyph.advanceWidth), outline: glyphOutline(glyph) }] as const]
      : []
  })
  return {
    unitsPerEm: latin.unitsPerEm,
    xHeight: latin.tables.os2.sxHeight,
    capHeight: latin.tables.os2.sCapHeight,
    letters: Object.fromEntries(letters),
  }
}

/** Printable Latin with the letters of Europe's languages, German punctuation, and signs of teaching (× ÷ → €). */
const characters = (): readonly string[] => {
  const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const points = [...range(0x20, 0x7e), ...range(0xa0, 0x17f), ...range(0x2010, 0x2026), 0x2030, 0x2039, 0x203a, 0x20ac]
  return [...points, 0x1e9e, 0x2190, 0x2192, 0x2212].map((point) => String.fromCodePoint(point))
}
