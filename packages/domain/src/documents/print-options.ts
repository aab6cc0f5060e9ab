import type { LayoutOptions } from './layout/box.ts'

/** What the print dialog offers. */
export type PrintOptions = Omit<LayoutOptions, 'productName'> & {
  /** Hands as black lines on white, for copies and for colouring in. */
  readonly isLineArt: boolean
  /** After each grid page the words behind its cards, for printing on both sides. */
  readonly hasBackSides: boolean
  /** The printer turns the sheet over its short edge, so that top and bottom change places; otherwise over its long edge. */
  readonly isTurnedOverShortEdge: boolean
}

export const PLAIN_PRINT: PrintOptions = {
  hasCutMarks: false,
  hasPageNumbers: false,
  hasQrCodes: false,
  isWithoutText: false,
  isLineArt: false,
  hasBackSides: false,
  isTurnedOverShortEdge: false,
}

/** Names of the options in the address of a PDF. Each chosen one is appended as `name=1`. */
const NAMES: Readonly<Record<keyof PrintOptions, string>> = {
  hasCutMarks: 'cutMarks',
  hasPageNumbers: 'pageNumbers',
  hasQrCodes: 'qrCodes',
  isWithoutText: 'withoutText',
  isLineArt: 'lineArt',
  hasBackSides: 'backSides',
  isTurnedOverShortEdge: 'shortEdge',
}
const FIELDS = Object.keys(NAMES) as readonly (keyof PrintOptions)[]

/** The address of the PDF (`variants.original` of a document) with these options. */
export const printAddress = (original: string, options: PrintOptions): string =>
  original + FIELDS.map((field) => (options[field] ? `&${NAMES[field]}=1` : '')).join('')

/** The options of an address; `others` are the names of fields that are no option, or have a value other than 1. */
export const readPrintOptions = (
  query: Readonly<Record<string, unknown>>,
): { readonly options: PrintOptions; readonly others: readonly string[] } => {
  const isWanted = (field: keyof PrintOptions) => query[NAMES[field]] === '1'
  const known = new Set(FIELDS.filter(isWanted).map((field) => NAMES[field]))
  return {
    options: {
      hasCutMarks: isWanted('hasCutMarks'),
      hasPageNumbers: isWanted('hasPageNumbers'),
      hasQrCodes: isWanted('hasQrCodes'),
      isWithoutText: isWanted('isWithoutText'),
      isLineArt: isWanted('isLineArt'),
      hasBackSides: isWanted('hasBackSides'),
      isTurnedOverShortEdge: isWanted('isTurnedOverShortEdge'),
    },
    others: Object.keys(query).filter((name) => !known.has(name)),
  }
}
