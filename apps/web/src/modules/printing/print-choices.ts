import { DOCUMENT_FACTS, type PrintOption } from '@gebaerdenraum/domain/documents/kinds/document-facts'
import type { PrintOptions } from '@gebaerdenraum/domain/documents/print-options'
import type { DocumentType } from '@gebaerdenraum/domain/files/file-types'

type PrintChoice = { readonly field: PrintOption; readonly label: string; readonly hint: string }

/** The options of the dialog, in their order. */
export const PRINT_CHOICES: readonly PrintChoice[] = [
  {
    field: 'hasCutMarks',
    label: 'Schnittmarken',
    hint: 'Kurze Linien am Rand, zum geraden Schneiden',
  },
  {
    field: 'hasPageNumbers',
    label: 'Seitenzahlen',
    hint: 'Unten auf jeder Seite',
  },
  {
    field: 'isWithoutText',
    label: 'Karten ohne Wörter',
    hint: 'Zum Abfragen',
  },
  {
    field: 'isLineArt',
    label: 'Strichzeichnung',
    hint: 'Hände nur mit schwarzen Linien: gut zu kopieren und zum Ausmalen',
  },
  {
    field: 'hasQrCodes',
    label: 'QR-Codes',
    hint: 'Mit dem Handy scannen und das Video sehen',
  },
  {
    field: 'hasBackSides',
    label: 'Rückseiten mit Wörtern',
    hint: 'Für beidseitigen Druck: hinter jedem Bild steht sein Wort',
  },
]

/** Whether an option changes the PDF of this type. */
export const hasEffect = (field: PrintOption, type: DocumentType): boolean =>
  DOCUMENT_FACTS[type].printOptions.includes(field)

/** Without the options that change nothing for this type, so that equal PDFs have equal addresses. */
export const effectiveOptions = (options: PrintOptions, type: DocumentType): PrintOptions => {
  const useless = PRINT_CHOICES.filter(({ field }) => !hasEffect(field, type)).map(({ field }) => [field, false])
  const useful: PrintOptions = { ...options, ...Object.fromEntries(useless) }
  return { ...useful, isTurnedOverShortEdge: useful.hasBackSides && useful.isTurnedOverShortEdge }
}
