import { DOCUMENT_FACTS, type PrintOption } from '@gebaerdenraum/domain/documents/kinds/document-facts'
import type { PrintWish } from '@gebaerdenraum/domain/documents/print-wish'
import type { DocumentType } from '@gebaerdenraum/domain/files/file-types'

type WishChoice = { readonly field: PrintOption; readonly label: string; readonly hint: string }

/** What the dialog offers, in its order. */
export const WISH_CHOICES: readonly WishChoice[] = [
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
    hint: 'Zum Abfragen: die Wörter auf den Gebärden-Karten fehlen',
  },
  {
    field: 'isLineArt',
    label: 'Strichzeichnung',
    hint: 'Hände nur mit schwarzen Linien: gut zu kopieren und zum Ausmalen',
  },
  {
    field: 'hasQrCodes',
    label: 'QR-Codes',
    hint: 'Führen vom Blatt zum Film der Gebärde',
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

/** Only what makes a difference for this type: addresses of the same PDF are the same. */
export const wishFor = (wish: PrintWish, type: DocumentType): PrintWish => {
  const useless = WISH_CHOICES.filter(({ field }) => !hasEffect(field, type)).map(({ field }) => [field, false])
  const useful: PrintWish = { ...wish, ...Object.fromEntries(useless) }
  return { ...useful, isTurnedOverShortEdge: useful.hasBackSides && useful.isTurnedOverShortEdge }
}
