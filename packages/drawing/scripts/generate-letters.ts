import { ANDIKA_PARTS, andikaFile } from '../src/text/andika-files.ts'
import { letterPart, type OtherPart } from '../src/text/letter-parts.ts'
import type { Outlines, TypeFace } from '../src/text/type-face.ts'
import { glyphOutline } from './glyph-outline.ts'
import { listCodePoints, readFont } from './read-font.ts'

/**
 * All of Andika's letters as outlines, so that text is the same picture in browser, raster and PDF. Andika has no kerning
 * table (made for beginning readers: even spacing), so advances are all that setting needs.
 */
export const generateLetters = async (weight: 400 | 700): Promise<TypeFace> => {
  const letters = await readLetters(weight)
  const [first] = await readFonts(weight)
  if (!first) throw new Error('The files of @fontsource/andika are missing.')
  return {
    unitsPerEm: first.unitsPerEm,
    xHeight: first.tables.os2.sxHeight,
    capHeight: first.tables.os2.sCapHeight,
    advances: Object.fromEntries(letters.map(({ character, advance }) => [character, advance])),
    outlines: pickOutlines(letters, 'basic'),
  }
}

/** The outlines of letters that few texts have, for a file of their own. */
export const generateOutlines = async (weight: 400 | 700, part: OtherPart): Promise<Outlines> =>
  pickOutlines(await readLetters(weight), part)

type DrawnLetter = { readonly character: string; readonly advance: number; readonly outline: string }

const readFonts = (weight: 400 | 700) => Promise.all(ANDIKA_PARTS.map((part) => readFont(andikaFile(part, weight))))

/** Each character as the first file draws it that has it. */
const readLetters = async (weight: 400 | 700): Promise<readonly DrawnLetter[]> => {
  const letters = new Map<string, DrawnLetter>()
  for (const font of await readFonts(weight)) {
    for (const character of listCodePoints(font).map((point) => String.fromCodePoint(point))) {
      if (letters.has(character)) continue
      const glyph = font.charToGlyph(character)
      letters.set(character, { character, advance: Math.round(glyph.advanceWidth), outline: glyphOutline(glyph) })
    }
  }
  return [...letters.values()]
}

const pickOutlines = (letters: readonly DrawnLetter[], part: string): Outlines =>
  Object.fromEntries(
    letters.flatMap(({ character, outline }) => (letterPart(character) === part ? [[character, outline]] : [])),
  )
