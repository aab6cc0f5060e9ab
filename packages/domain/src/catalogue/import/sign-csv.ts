import type { SignMediaType } from '../../media/sign-media.ts'
import { SIGN_COLUMNS, type SignColumn } from './csv-header.ts'
import { csvLine, withoutFormula } from './csv-line.ts'
import type { SignValues } from './existing-sign.ts'

const BYTE_ORDER_MARK = '\uFEFF'

/** The first line of a `signs.csv` with every column there is: importing it changes nothing. */
export const SIGN_CSV_HEADER = `${BYTE_ORDER_MARK}${csvLine(SIGN_COLUMNS, ';')}`

export const signCsvLine = (slug: string, values: SignValues): string => {
  const cells: Readonly<Record<SignColumn, string>> = {
    slug,
    title: values.title,
    wordClass: values.wordClass,
    category: values.category,
    keywords: values.keywords.join('|'),
    symbol: values.symbol ?? '',
    preview: answer(values.isPreview),
    fingerspelled: answer(values.isFingerspelled),
    retired: answer(values.isRetired),
  }
  return csvLine(
    SIGN_COLUMNS.map((column) => withoutFormula(cells[column])),
    ';',
  )
}

const answer = (is: boolean): string => (is ? 'ja' : 'nein')

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}

/** As an import reads it; undefined for content that none would take. */
export const mediaFileName = (slug: string, type: SignMediaType, contentType: string): string | undefined => {
  const extension = EXTENSIONS[contentType]
  return extension && `${slug}.${type}.${extension}`
}
