import { inflateSync } from 'node:zlib'
import type { Area, Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A PDF read back by a reader that knows nothing of how it was written. Lengths are pixels at 96 dpi, y downwards. */
export type ReadPdf = {
  readonly title: string
  readonly language: string
  /** Says that all of its content stands in the structure or is marked as decoration. */
  readonly isTagged: boolean
  readonly pages: readonly ReadPage[]
  /** Objects of the file, as often as they are in it. */
  readonly fonts: readonly string[]
  readonly embeddedFonts: number
  readonly drawings: number
  readonly rasters: readonly Size[]
}
export type ReadPage = {
  readonly size: Size
  readonly marks: readonly ReadMark[]
  /** Roles with alternative texts in the order in which they are read aloud. */
  readonly tags: readonly string[]
}
export type ReadMark =
  | { readonly kind: 'path' | 'picture'; readonly area: Area }
  | { readonly kind: 'text'; readonly text: string; readonly x: number; readonly y: number; readonly size: number }

/** Pictures of pixels are JPEG; masks, which say where something shines through them, are not. */
const RASTER =
  /\/Subtype \/Image\n\/Width (\d+)\n\/Height (\d+)\n\/ColorSpace \/\w+\n\/BitsPerComponent 8\n\/Filter \/DCTDecode/g

export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const source = Buffer.from(bytes).toString('latin1')
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  const pages = await Promise.all(numbers.map(async (number) => readPage(await document.getPage(number))))
  const { info } = await document.getMetadata()
  // A map, whatever its types say.
  const marks = (await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null
  await document.loadingTask.destroy()
  const { Title, Language } = info as { readonly Title: string; readonly Language: string }
  return {
    title: Title,
    language: Language,
    isTagged: marks?.get('Marked') === true,
    pages,
    fonts: [...source.matchAll(/\/Subtype \/Type0\n\/BaseFont \/(\S+)/g)].map(([, name = '']) => name),
    embeddedFonts: source.match(/\/FontFile2 /g)?.length ?? 0,
    drawings: source.match(/\/Subtype \/Form\b/g)?.length ?? 0,
    rasters: [...source.matchAll(RASTER)].map(([, width, height]) => ({
      width: Number(width),
      height: Number(height),
    })),
  }
}

/** What is drawn in all of the file's streams, as it is written there. */
export const operatorsIn = (bytes: Uint8Array): string => {
  const source = Buffer.from(bytes)
  const begins = [...source.toString('latin1').matchAll(/>>\nstream\n/g)].map(
    ({ index, 0: mark }) => index + mark.length,
  )
  return begins
    .map((begin) => {
      const content = source.subarray(begin, source.indexOf('\nendstream', begin))
      try {
        return inflateSync(content).toString('latin1')
      } catch {
        // A picture, or not compressed.
        return ''
      }
    })
    .join('\n')
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>

const readPage = async (page: Page): Promise<ReadPage> => {
  const { width, height } = page.getViewport({ scale: 1 / POINTS_PER_PIXEL })
  const { fnArray, argsArray } = await page.getOperatorList()
  const reader: Reader = { matrix: [1, 0, 0, 1, 0, 0], saved: [], depth: 0, size: 0, text: { x: 0, y: 0 }, marks: [] }
  for (const [index, operator] of fnArray.entries()) readOperator(reader, operator, argsArray[index])
  const marks = reader.marks.map((mark) => fromTop(mark, height))
  return { size: { width, height }, marks, tags: tagsOf(await page.getStructTree()) }
}

const POINTS_PER_PIXEL = 0.75

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
type Reader = {
  matrix: Matrix
  readonly saved: Matrix[]
  /** Inside of a drawing nothing is noted. */
  depth: number
  size: number
  text: { readonly x: number; readonly y: number }
  readonly marks: ReadMark[]
}

const readOperator = (reader: Reader, operator: number, given: unknown): void => {
  const { matrix, saved, marks } = reader
  const values = given as readonly unknown[]
  if (operator === OPS.save) saved.push(matrix)
  else if (operator === OPS.restore) reader.matrix = saved.pop() ?? matrix
  else if (operator === OPS.transform) reader.matrix = multiplied(matrix, values as unknown as Matrix)
  else if (operator === OPS.paintFormXObjectBegin) {
    if (reader.depth === 0) marks.push({ kind: 'picture', area: boxOf(matrix, numbersOf(values[1])) })
    reader.depth += 1
  } else if (operator === OPS.paintFormXObjectEnd) reader.depth -= 1
  else if (reader.depth > 0) return
  else if (operator === OPS.paintImageXObject) marks.push({ kind: 'picture', area: boxOf(matrix, [0, 0, 1, 1]) })
  else if (operator === OPS.constructPath) marks.push({ kind: 'path', area: boxOf(matrix, numbersOf(values[2])) })
  else if (operator === OPS.setFont) reader.size = Number(values[1])
  else if (operator === OPS.setTextMatrix) reader.text = place(matrix, numbersOf(values[0]).slice(4))
  else if (operator === OPS.showText) {
    const glyphs = values[0] as readonly (number | { readonly unicode: string })[]
    const text = glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('')
    marks.push({ kind: 'text', text, ...reader.text, size: reader.size })
  }
}

const numbersOf = (list: unknown): readonly number[] => [...(list as Iterable<number>)]

const multiplied = ([a, b, c, d, e, f]: Matrix, [u, v, w, x, y, z]: Matrix): Matrix => [
  ...([a * u + c * v, b * u + d * v, a * w + c * x, b * w + d * x] as const),
  ...([a * y + c * z + e, b * y + d * z + f] as const),
]

/** Still in the file's own points, from the lower left corner. */
const place = ([a, b, c, d, e, f]: Matrix, [x = 0, y = 0]: readonly number[]) => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})

const boxOf = (matrix: Matrix, [left = 0, top = 0, right = 0, bottom = 0]: readonly number[]): Area => {
  const [one, other] = [place(matrix, [left, top]), place(matrix, [right, bottom])]
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  return { x, y, width: Math.abs(other.x - one.x), height: Math.abs(other.y - one.y) }
}

const fromTop = (mark: ReadMark, height: number): ReadMark => {
  const px = (points: number) => points / POINTS_PER_PIXEL
  if (mark.kind === 'text') return { ...mark, x: px(mark.x), y: height - px(mark.y) }
  const { x, y, width, height: own } = mark.area
  return { ...mark, area: { x: px(x), y: height - px(y + own), width: px(width), height: px(own) } }
}

type Node = { readonly role?: string; readonly alt?: string; readonly children?: readonly unknown[] }

const tagsOf = (tree: unknown): readonly string[] => {
  const { role, alt, children = [] } = tree as Node
  const isLeaf = role !== undefined && !['Root', 'Document', 'Sect'].includes(role)
  return isLeaf ? [alt === undefined ? role : `${role}: ${alt}`] : children.flatMap(tagsOf)
}
