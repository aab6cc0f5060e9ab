import { withoutFormula } from '../catalogue/import/csv-line.ts'
import { WORD_CLASSES, type WordClassId } from '../catalogue/word-classes.ts'

export type CsvSign = {
  readonly name: string
  readonly wordClass: WordClassId
  /** Name of the category. */
  readonly category: string
  readonly keywords: readonly string[]
  readonly isLearned: boolean
}

/**
 * A list as a table for Excel, LibreOffice and Numbers in German: RFC 4180 with semicolons, since the comma is the
 * decimal sign there, and a byte order mark, without which Excel takes umlauts for something else.
 */
export const listCsv = (signs: readonly CsvSign[]): string => {
  const rows = signs.map(({ name, wordClass, category, keywords, isLearned }, index) => [
    String(index + 1),
    name,
    WORD_CLASSES[wordClass].title,
    category,
    keywords.join(', '),
    isLearned ? 'ja' : 'nein',
  ])
  return BYTE_ORDER_MARK + [HEADER, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('')
}

/** The name of the file: that of the list, without what file systems refuse. */
export const listCsvFileName = (listName: string): string => {
  const name = listName
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return `${name === '' ? 'Lernliste' : [...name].slice(0, NAME_MAX).join('').trim()}.csv`
}

const BYTE_ORDER_MARK = '\uFEFF'
const HEADER = ['Nr.', 'Gebärde', 'Wortart', 'Kategorie', 'Stichwörter', 'Gelernt']
/** Code points; file systems take 255 bytes. */
const NAME_MAX = 60

const cell = (text: string): string => {
  const safe = withoutFormula(text)
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
