import type { LayoutOptions } from './layout/box.ts'

/** Over which edge of the sheet the printer turns it, where it prints on both sides. */
export type TurnedEdge = 'long' | 'short'

/** What the print dialog asks. */
export type PrintChoice = Omit<LayoutOptions, 'productName'> & {
  /** After each grid page the words behind its cards; null: on the front only. */
  readonly backSides: TurnedEdge | null
}

export const PLAIN_PRINT: PrintChoice = {
  hasCutMarks: false,
  hasPageNumbers: false,
  hasQrCodes: false,
  isWithoutText: false,
  backSides: null,
}

/** In the order in which addresses name them: one choice has one address, and one place in a cache. */
const WORDS: readonly { readonly word: string; readonly choice: Partial<PrintChoice> }[] = [
  { word: 'cut-marks', choice: { hasCutMarks: true } },
  { word: 'page-numbers', choice: { hasPageNumbers: true } },
  { word: 'qr-codes', choice: { hasQrCodes: true } },
  { word: 'without-text', choice: { isWithoutText: true } },
  { word: 'backs-long-edge', choice: { backSides: 'long' } },
  { word: 'backs-short-edge', choice: { backSides: 'short' } },
]

/** The choice as a value of an address, such as `cut-marks,qr-codes`; empty when nothing was chosen. */
export const writePrintChoice = (choice: PrintChoice): string =>
  WORDS.filter(({ choice: named }) => isPart(named, choice))
    .map(({ word }) => word)
    .join(',')

/** Null unless it is what `writePrintChoice` writes. */
export const readPrintChoice = (written: string): PrintChoice | null => {
  const words = written.split(',')
  const named = WORDS.filter(({ word }) => words.includes(word)).map(({ choice }) => choice)
  const choice: PrintChoice = Object.assign({ ...PLAIN_PRINT }, ...named)
  return writePrintChoice(choice) === written ? choice : null
}

const isPart = (part: Partial<PrintChoice>, choice: PrintChoice): boolean => {
  const whole: Partial<PrintChoice> = { ...choice, ...part }
  return CHOICES.every((field) => whole[field] === choice[field])
}

const CHOICES = ['hasCutMarks', 'hasPageNumbers', 'hasQrCodes', 'isWithoutText', 'backSides'] as const
