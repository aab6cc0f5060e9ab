/** The small part of opentype.js that the generators use; the package has no types of its own. */
declare module 'opentype.js/dist/opentype.mjs' {
  export type PathCommand = {
    readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z'
    readonly x?: number
    readonly y?: number
    readonly x1?: number
    readonly y1?: number
    readonly x2?: number
    readonly y2?: number
  }
  export type Glyph = {
    readonly index: number
    readonly advanceWidth: number
    readonly path: { readonly commands: readonly PathCommand[] }
    getBoundingBox(): { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }
  }
  export type Font = {
    readonly unitsPerEm: number
    readonly ascender: number
    readonly descender: number
    readonly tables: {
      readonly os2: { readonly sxHeight: number; readonly sCapHeight: number }
      readonly cmap: { readonly glyphIndexMap: Readonly<Record<string, number>> }
    }
    charToGlyph(character: string): Glyph
  }
  export function parse(buffer: ArrayBufferLike): Font
}
