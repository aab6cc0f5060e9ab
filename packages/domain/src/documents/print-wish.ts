import type { LayoutOptions } from './layout/box.ts'

/** What the print dialog offers. */
export type PrintWish = Omit<LayoutOptions, 'productName'> & {
  /** Hands as black lines on white, for copies and for colouring in. */
  readonly isLineArt: boolean
  /** After each grid page the words behind its cards, for printing on both sides. */
  readonly hasBackSides: boolean
  /** The printer turns the sheet over its short edge, so that what stood above stands below; else over its long one. */
  readonly isTurnedOverShortEdge: boolean
}

export const PLAIN_PRINT: PrintWish = {
  hasCutMarks: false,
  hasPageNumbers: false,
  hasQrCodes: false,
  isWithoutText: false,
  isLineArt: false,
  hasBackSides: false,
  isTurnedOverShortEdge: false,
}

/** How wishes are called in the address of a PDF; each that is wanted stands there as `=1`. */
const NAMES: Readonly<Record<keyof PrintWish, string>> = {
  hasCutMarks: 'cutMarks',
  hasPageNumbers: 'pageNumbers',
  hasQrCodes: 'qrCodes',
  isWithoutText: 'withoutText',
  isLineArt: 'lineArt',
  hasBackSides: 'backSides',
  isTurnedOverShortEdge: 'shortEdge',
}
const FIELDS = Object.keys(NAMES) as readonly (keyof PrintWish)[]

/** The address of the PDF (`variants.original` of a document) with these wishes. */
export const addressOfPrint = (original: string, wish: PrintWish): string =>
  original + FIELDS.map((field) => (wish[field] ? `&${NAMES[field]}=1` : '')).join('')

/** The wishes that stand in an address; `others` are the fields that are none, or have another value than 1. */
export const readPrintWish = (
  query: Readonly<Record<string, unknown>>,
): { readonly wish: PrintWish; readonly others: readonly string[] } => {
  const isWanted = (field: keyof PrintWish) => query[NAMES[field]] === '1'
  const known = new Set(FIELDS.filter(isWanted).map((field) => NAMES[field]))
  return {
    wish: {
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
