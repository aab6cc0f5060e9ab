import type { DocumentType } from '../../files/file-types.ts'
import type { PrintOptions } from '../print-options.ts'

/** A choice of the print dialog. How a sheet is turned over follows from `hasBackSides`. */
export type PrintOption = Exclude<keyof PrintOptions, 'isTurnedOverShortEdge'>

/** What menus, pickers and the print dialog show of a type of document, without the code of its kind. */
export type DocumentFacts = {
  readonly label: string
  /** The name of a new document (specification 2, section 4). */
  readonly newName: string
  /** What changes its PDF. */
  readonly printOptions: readonly PrintOption[]
}

const OF_EVERY_TYPE = ['hasPageNumbers', 'isWithoutText', 'isLineArt'] as const

export const DOCUMENT_FACTS: Readonly<Record<DocumentType, DocumentFacts>> = {
  grid: {
    label: 'Raster',
    newName: '„Raster”-Dokument',
    printOptions: [...OF_EVERY_TYPE, 'hasCutMarks', 'hasQrCodes', 'hasBackSides'],
  },
  'target-vocabulary': {
    label: 'Zielwortschatz',
    newName: '„Zielwortschatz”-Dokument',
    printOptions: OF_EVERY_TYPE,
  },
  'own-sign': { label: 'Meine Gebärden', newName: '„Meine Gebärden”-Dokument', printOptions: OF_EVERY_TYPE },
}
