import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { ANDIKA_PARTS, type AndikaPart, andikaFile } from '@gebaerdenraum/drawing/text/andika-files'
import { type PlacedCharacter, type PlacedGlyph, placeCharacters } from '@gebaerdenraum/drawing/text/place-characters'
import { TYPE_FACES, WEIGHT_NUMBERS, type Weight } from '@gebaerdenraum/drawing/text/type-face'
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
  const openFace = (part: AndikaPart, weight: Weight): EmbeddedFace => {
    const file = andikaFile(part, WEIGHT_NUMBERS[weight])
    const face = faces.get(file) ?? open(document, file)
    faces.set(file, face)
    return face
  }
  const findGlyph = (character: string, weight: Weight): Glyph => {
    const point = character.codePointAt(0) ?? 0
    for (const part of ANDIKA_PARTS) {
      const face = openFace(part, weight)
      if (!face.font.hasGlyphForCodePoint(point)) continue
      // Only a face that is referred to comes into the file.
      document.page.fonts[face.id] = face.ref()
      return encodeGlyph(face, point)
    }
    throw new Error(`Andika has no glyph for U+${point.toString(16)}.`)
  }
  return {
    line(text, { x, y, size, weight, endsDivided }) {
      const unit = size / TYPE_FACES[weight].unitsPerEm
      const pieces: Piece[] = []
      let start = x
      for (const { character, advance, glyphs } of lineCharacters(text, weight, endsDivided)) {
        const runs = glyphs.map((placed): Run => {
          const glyph = findGlyph(placed.character, weight)
          return { ...glyph, codes: glyph.code, x: start + placed.x * unit, y: y - placed.rise * unit }
        })
        add(pieces, { runs, readAs: isReadAsItself(character, runs) ? null : character })
        start += advance * unit
      }
      return pieces.map((piece) => writePiece(piece, size)).join('\n')
    },
  }
}

/** It has a glyph of its own in Andika, the hyphen's shape. */
const SOFT_HYPHEN = '\u00ad'

const lineCharacters = (text: string, weight: Weight, endsDivided: boolean): readonly PlacedCharacter[] => {
  const characters = placeCharacters(text, weight)
  const last = characters.at(-1)
  if (!endsDivided || last === undefined) return characters
  const hyphen: PlacedGlyph = { character: SOFT_HYPHEN, x: 0, rise: 0 }
  return [...characters.slice(0, -1), { ...last, character: SOFT_HYPHEN, glyphs: [hyphen] }]
}

type Glyph = {
  readonly face: EmbeddedFace
  readonly code: string
  /** The character that a reader of the file gets. */
  readonly unicode: string
}
/** Glyphs of one face side by side. */
type Run = Glyph & { codes: string; readonly x: number; readonly y: number }
/** Runs that are read as what they are, or together as another character than they show. */
type Piece = { readonly runs: readonly Run[]; readonly readAs: string | null }

/** Blanks of every kind are read as spaces. */
const isReadAsItself = (character: string, runs: readonly Run[]): boolean => {
  const [run] = runs
  if (runs.length !== 1 || run === undefined) return runs.length === 0
  return run.unicode === character || (/\s/u.test(run.unicode) && /\s/u.test(character))
}

/** A glyph that follows the one before it joins its run. */
const add = (pieces: Piece[], piece: Piece): void => {
  const [last] = pieces.at(-1)?.runs.slice(-1) ?? []
  const [run] = piece.runs
  const isPlain = piece.readAs === null && pieces.at(-1)?.readAs === null
  if (run === undefined) return
  if (isPlain && last?.face === run.face && !isMark(run) && !isMark(last)) last.codes += run.code
  else pieces.push(piece)
}

/** Marks stand where they are put, not behind the letter before them. */
const isMark = ({ unicode }: Run): boolean => /\p{M}/u.test(unicode)

const open = (document: PDFKit.PDFDocument, file: string): EmbeddedFace => {
  document.registerFont(file, (fonts.get(file) ?? readFont(file)) as Buffer).font(file)
  const face = (document as unknown as { readonly _font: EmbeddedFace })._font
  fonts.set(file, face.font)
  return face
}

/** Read once for all documents; pdfkit takes a font as well as its file. */
const fonts = new Map<string, unknown>()
const readFont = (file: string): Buffer => unpackWoff(readFileSync(require.resolve(file)))
/** The face is a dependency of the drawings. */
const require = createRequire(import.meta.resolve('@gebaerdenraum/drawing/text/type-face'))

/** Each character by itself, without ligatures: as its width was measured. */
const encodeGlyph = (face: EmbeddedFace, point: number): Glyph => {
  const { font, subset, widths, unicode } = face
  const { id, advanceWidth } = font.glyphForCodePoint(point)
  const place = subset.includeGlyph(id)
  widths[place] ??= (advanceWidth * 1000) / font.unitsPerEm
  // Characters that look equal share a glyph, which is read as the first of them that was used.
  unicode[place] ??= [point]
  return { face, code: place.toString(16).padStart(4, '0'), unicode: String.fromCodePoint(...unicode[place]) }
}

const writePiece = ({ runs, readAs }: Piece, size: number): string => {
  const shown = runs.map((run) => writeRun(run, size)).join('\n')
  if (readAs === null) return shown
  const text = Buffer.from(`\ufeff${readAs}`, 'utf16le').swap16().toString('hex')
  return `/Span <</ActualText <${text}>>> BDC\n${shown}\nEMC`
}

/** Text stands upright although y goes downwards. */
const writeRun = ({ face, codes, x, y }: Run, size: number): string =>
  `BT /${face.id} ${decimals(size)} Tf 1 0 0 -1 ${decimals(x)} ${decimals(y)} Tm <${codes}> Tj ET`
