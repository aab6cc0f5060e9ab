import { nameLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import type { PosterOptions } from '@gebaerdenraum/domain/media/alphabet-poster'
import { drawLetter } from '@gebaerdenraum/drawing/hands/draw-letter'
import { layoutAlphabetPoster, POSTER_TITLE, type PosterMark } from '@gebaerdenraum/drawing/posters/alphabet-poster'
import { picture } from '@gebaerdenraum/drawing/svg/picture'
import { colourOf } from '../../../platform/pdf/colours.ts'
import { decimals, pathOperators } from '../../../platform/pdf/path-operators.ts'
import { openPdfFile, type PdfFile } from '../../../platform/pdf/pdf-file.ts'
import { type EmbeddedPicture, embedSource, placeOperators } from '../pdf/embed-picture.ts'

/** The poster of the manual alphabet as a PDF of one page, all of it vectors and text. */
export type AlphabetPosterJob = {
  readonly form: 'alphabet-poster'
  readonly options: PosterOptions
  readonly productName: string
  /** Where the letters can be seen as films. */
  readonly address: string
}

export const writeAlphabetPoster = async ({
  options,
  productName,
  address,
}: AlphabetPosterJob): Promise<Uint8Array> => {
  const file = openPdfFile({ title: POSTER_TITLE, creator: productName, madeAt: MADE_AT })
  const { size, marks } = layoutAlphabetPoster(options, productName, address)
  file.startPage(size)
  for (const mark of marks) await drawMark(file, mark, options)
  return file.end()
}

/** The same poster is the same file, byte by byte. */
const MADE_AT = new Date('2026-01-01T00:00:00Z')

const drawMark = async (file: PdfFile, mark: PosterMark, options: PosterOptions): Promise<void> => {
  if (mark.kind === 'hand') {
    const embedded = await embedHand(file, mark, options)
    const operators = placeOperators(file, embedded, mark.area)
    file.write(operators, { type: 'Figure', alt: `Handform ${nameLetter(mark.letter)}` })
    return
  }
  if (mark.kind === 'path') {
    file.write(paintedPath(mark), mark.alt === null ? null : { type: 'Figure', alt: mark.alt })
    return
  }
  const { role, text, size, colour, isHollow } = mark
  const line = file.type.line(text, { ...mark, endsDivided: false })
  // The white letter covers the lines inside, where strokes of the letter overlap.
  if (isHollow) {
    const width = decimals(size * HOLLOW_LINE)
    file.write(`q ${colourOf(colour)} RG 1 Tr ${width} w 1 j\n${line}\nQ`, null)
  }
  const fill = colourOf(isHollow ? PAPER : colour)
  file.write(`q ${fill} rg ${fill} RG\n${line}\nQ`, { type: role === 'title' ? 'H1' : 'P' })
}

const PAPER = '#ffffff'
/** Half of it is outside of the letter. In parts of the font size. */
const HOLLOW_LINE = 0.08

type Hand = Extract<PosterMark, { readonly kind: 'hand' }>
const embedHand = (file: PdfFile, { letter, area }: Hand, { colouring }: PosterOptions): Promise<EmbeddedPicture> => {
  const draw = async () => {
    const { width, height, body } = drawLetter(letter, colouring)
    return { kind: 'vector', ...picture(width, height, '', body) } as const
  }
  return embedSource(file, { source: `letter ${letter} ${colouring}`, draw }, [area])
}

type Path = Extract<PosterMark, { readonly kind: 'path' }>
const paintedPath = ({ d, fill, stroke, strokeWidth }: Path): string => {
  const line = stroke === null ? '' : `${colourOf(stroke)} RG ${decimals(strokeWidth)} w`
  return `q ${colourOf(fill)} rg ${line}\n${pathOperators(d)}\n${stroke === null ? 'f' : 'B'} Q`
}
