import type { PrintWish } from '@gebaerdenraum/domain/documents/print-wish'
import type { DocumentType } from '@gebaerdenraum/domain/files/file-types'

type WishChoice = {
  readonly field: Exclude<keyof PrintWish, 'isTurnedOverShortEdge'>
  readonly label: string
  readonly hint: string
  /** Where it makes a difference. */
  readonly types: readonly DocumentType[]
}

/** What the dialog offers, in its order. */
export const WISH_CHOICES: readonly WishChoice[] = [
  {
    field: 'hasCutMarks',
    label: 'Schnittmarken',
    hint: 'Kurze Linien am Rand, zum geraden Schneiden',
    types: ['grid'],
  },
  {
    field: 'hasPageNumbers',
    label: 'Seitenzahlen',
    hint: 'Unten auf jeder Seite',
    types: ['grid', 'own-sign', 'target-vocabulary'],
  },
  {
    field: 'isWithoutText',
    label: 'Karten ohne Wörter',
    hint: 'Zum Abfragen: die Wörter auf den Gebärden-Karten fehlen',
    types: ['grid', 'own-sign', 'target-vocabulary'],
  },
  {
    field: 'isLineArt',
    label: 'Strichzeichnung',
    hint: 'Hände nur mit schwarzen Linien: gut zu kopieren und zum Ausmalen',
    types: ['grid', 'own-sign', 'target-vocabulary'],
  },
  {
    field: 'hasQrCodes',
    label: 'QR-Codes',
    hint: 'Führen vom Blatt zum Film der Gebärde',
    types: ['grid'],
  },
  {
    field: 'hasBackSides',
    label: 'Rückseiten mit Wörtern',
    hint: 'Für beidseitigen Druck: hinter jedem Bild steht sein Wort',
    types: ['grid'],
  },
]

/** Only what makes a difference for this type: addresses of the same PDF are the same. */
export const wishFor = (wish: PrintWish, type: DocumentType): PrintWish => {
  const useless = WISH_CHOICES.filter(({ types }) => !types.includes(type)).map(({ field }) => [field, false])
  const useful: PrintWish = { ...wish, ...Object.fromEntries(useless) }
  return { ...useful, isTurnedOverShortEdge: useful.hasBackSides && useful.isTurnedOverShortEdge }
}
