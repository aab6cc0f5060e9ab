/**
 * The characters that have a glyph in Andika, the typeface of all print, as ranges of code points in hexadecimal.
 * A test compares them with the font files (packages/drawing/src/text/font-coverage.test.ts).
 */
const RANGES = `
  0020-007E 00A0-0148 014A-02CC 02CE-02D7 02DA 02DC-0301 0303-0304 0308-0309 0323 0329
  0400-045F 0462-0463 0472-0475 048A-052F
  1D00-1DBF 1E00-1EFF
  2002 2009 200B 2013-2014 2018-201A 201C-201E 2020 2022 2026 2032-2033 2039-203A 2044
  20A0-20BF 2113 2116 2122 2191 2193 2212
  2C60-2C7F A720-A799 A7A0-A7B9 A7C4-A7C6 A7F7-A7FF FEFF FFFD`

export type CodePointRange = { readonly first: number; readonly last: number }

export const FACE_RANGES: readonly CodePointRange[] = RANGES.trim()
  .split(/\s+/)
  .map((range) => {
    const [first = '', last = first] = range.split('-')
    return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) }
  })

export const isInFace = (point: number): boolean =>
  FACE_RANGES.some(({ first, last }) => point >= first && point <= last)
