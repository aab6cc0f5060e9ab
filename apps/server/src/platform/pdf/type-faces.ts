import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { textWidth } from '@gebaerdenraum/drawing/text/set-text'
import { TYPE_FACES, type Weight } from '@gebaerdenraum/drawing/text/type-face'
import { decimals } from './path-operators.ts'
import { unpackWoff } from './unpack-woff.ts'

/** What is used of pdfkit's fonts; its types leave it out. Tests hold it for the version that is pinned. */
type EmbeddedFace = {
  readonly id: string
  ref(): unknown
  readonly font: {
    readonly unitsPerEm: number
    hasGlyphForCodePoint(point: number): boolean
    glyphForCodePoint(point: number): { readonly id: number; readonly advanceWidth: number }
  }
  readonly subset: { includeGlyph(id: number): number }
  /** By place in the subset: thousandths of the font size; what the glyph is read as. */
  readonly widths: number[]
  readonly unicode: (readonly number[])[]
}

/** Writes lines of text in Andika. Only letters that are used come into the file. */
export type TypeSetter = {
  /** Operators of a line that begins at `x` on the base line `y`, in a space whose y goes downwards. */
  line(text: string, place: LinePlace): string
}
export type LinePlace = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly weight: Weight
  /** The hyphen at its end is there because a word was divided: it is read as a soft one. */
  readonly endsDivided: boolean
}

export const openTypeSetter = (document: PDFKit.PDFDocument): TypeSetter => {
  const faces = new Map<string, EmbeddedFace>()
  const faceOf = (part: string, weight: Weight): EmbeddedFace => {
    const name = `andika-${part}-${WEIGHTS[weight]}`
    const face = faces.get(name) ?? open(document, name)
    faces.set(name, face)
    document.page.fonts[face.id] = face.ref()
    return face
  }
  const glyphOf = (character: string, weight: Weight): Glyph | null => {
    const point = character.codePointAt(0) ?? 0
    const part = Object.hasOwn(TYPE_FACES[weight].letters, character) ? PARTS : []
    const face = part.map((name) => faceOf(name, weight)).find(({ font }) => font.hasGlyphForCodePoint(point))
    return face ? { face, code: codeOf(face, point) } : null
  }
  return {
    line(text, { x, y, size, weight, endsDivided }) {
      const characters = [...(endsDivided ? text.slice(0, -1) + SOFT_HYPHEN : text)]
      let pen = x
      const runs: Run[] = []
      for (const character of characters) {
        const glyph = glyphOf(character === '\u00a0' ? ' ' : character, weight)
        const last = runs.at(-1)
        if (glyph && last?.face === glyph.face) last.codes += glyph.code
        else runs.push({ face: glyph?.face ?? null, codes: glyph?.code ?? '', x: pen, missing: glyph ? '' : character })
        pen += advanceOf(character, size, weight)
      }
      return runs.map((run) => written(run, y, size)).join('\n')
    },
  }
}

const WEIGHTS: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 }
/** The package cuts the face into parts by range of characters. */
const PARTS = ['latin', 'latin-ext'] as const
/** It has a glyph of its own in Andika, the hyphen's shape. */
const SOFT_HYPHEN = '\u00ad'

type Glyph = { readonly face: EmbeddedFace; readonly code: string }
type Run = { readonly face: EmbeddedFace | null; codes: string; readonly x: number; readonly missing: string }

const open = (document: PDFKit.PDFDocument, name: string): EmbeddedFace => {
  document.registerFont(name, (fonts.get(name) ?? fileOf(name)) as Buffer).font(name)
  const face = (document as unknown as { readonly _font: EmbeddedFace })._font
  fonts.set(name, face.font)
  return face
}

/** Read once for all documents; pdfkit takes a font as well as its file. */
const fonts = new Map<string, unknown>()
const fileOf = (name: string): Buffer =>
  unpackWoff(readFileSync(require.resolve(`@fontsource/andika/files/${name}-normal.woff`)))
/** The face is a dependency of the drawings. */
const require = createRequire(import.meta.resolve('@gebaerdenraum/drawing/text/type-face'))

/** Each character by itself, without ligatures: as its width was measured. */
const codeOf = ({ font, subset, widths, unicode }: EmbeddedFace, point: number): string => {
  const { id, advanceWidth } = font.glyphForCodePoint(point)
  const place = subset.includeGlyph(id)
  widths[place] ??= (advanceWidth * 1000) / font.unitsPerEm
  unicode[place] ??= [point]
  return place.toString(16).padStart(4, '0')
}

const advanceOf = (character: string, size: number, weight: Weight): number =>
  textWidth(character === SOFT_HYPHEN ? '-' : character, size, weight)

/** Text stands upright although y goes downwards. */
const written = ({ face, codes, x, missing }: Run, y: number, size: number): string => {
  if (face) return `BT /${face.id} ${decimals(size)} Tf 1 0 0 -1 ${decimals(x)} ${decimals(y)} Tm <${codes}> Tj ET`
  return missingCharacter(missing, x, y, size)
}

/** The empty box that stands for it on cards too; whoever reads or copies gets the character. */
const missingCharacter = (character: string, x: number, y: number, size: number): string => {
  if (advanceOf(character, size, 'regular') === 0) return ''
  const text = Buffer.from(`\ufeff${character}`, 'utf16le').swap16().toString('hex')
  const [left, top, width, height] = [x + 0.1 * size, y - 0.7 * size, 0.45 * size, 0.7 * size].map(decimals)
  const box = `${left} ${top} ${width} ${height} re S`
  return `/Span <</ActualText <${text}>>> BDC q ${decimals(0.06 * size)} w ${box} Q EMC`
}
