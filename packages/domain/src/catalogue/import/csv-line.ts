import type { CsvDelimiter } from './csv-records.ts'

/** One line after RFC 4180. */
export const csvLine = (cells: readonly string[], delimiter: CsvDelimiter): string =>
  `${cells.map(quoted).join(delimiter)}\r\n`

const quoted = (text: string): string => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A cell that begins like a formula would be run by whoever opens the table; an apostrophe makes it text. */
export const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** What `withoutFormula` made text of. */
export const withFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text

const FORMULA = /^[\s]*[=+\-@\t\r\n＝＋－＠]/u
