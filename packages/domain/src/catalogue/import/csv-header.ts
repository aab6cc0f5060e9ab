import { type CsvDelimiter, readCsvRecords } from './csv-records.ts'

/** The columns of `signs.csv`. A missing optional column leaves that field of existing signs as it is. */
export const SIGN_COLUMNS = [
  'slug',
  'title',
  'wordClass',
  'category',
  'keywords',
  'symbol',
  'preview',
  'fingerspelled',
  'retired',
] as const
export type SignColumn = (typeof SIGN_COLUMNS)[number]

const REQUIRED_COLUMNS: readonly SignColumn[] = ['title', 'wordClass', 'category']

export type CsvHeader =
  | {
      readonly ok: true
      readonly delimiter: CsvDelimiter
      /** Null where a column has no name, as spreadsheets leave empty ones behind. */
      readonly columns: readonly (SignColumn | null)[]
      /** How many records stand before the first sign. */
      readonly records: 1 | 2
    }
  | { readonly ok: false; readonly problem: string }

/**
 * Finds out from the first line what separates the cells and which columns stand in which order. Before it there may be
 * the line `sep=;`, which tells Excel what separates them.
 */
export const readCsvHeader = (text: string): CsvHeader => {
  const declared = DECLARED_DELIMITER.exec(text)?.[1]
  const candidates = DELIMITERS.map((delimiter) => ({
    delimiter,
    names: cellsOfHeader(text, delimiter, declared ? 1 : 0),
  }))
  const { delimiter, names } = candidates.reduce((best, next) =>
    countKnown(next.names) > countKnown(best.names) ? next : best,
  )
  const columns = names.map((name) => (name === '' ? null : columnOf(name)))
  const known = columns.filter((column) => column !== undefined && column !== null)
  const problem = problemOf(names, columns, known)
  if (problem) return { ok: false, problem }
  return { ok: true, delimiter, columns: columns.map((column) => column ?? null), records: declared ? 2 : 1 }
}

const DELIMITERS: readonly CsvDelimiter[] = [',', ';', '\t']
const DECLARED_DELIMITER = /^\uFEFF?"?sep=([,;\t])"?[,;\t]*(?=[\r\n])/i

const cellsOfHeader = (text: string, delimiter: CsvDelimiter, skip: 0 | 1): readonly string[] => {
  const records = readCsvRecords(text, delimiter)
  if (skip === 1) records.next()
  const [first] = records
  return first && 'cells' in first ? first.cells.map((cell) => cell.trim()) : []
}

const columnOf = (name: string): SignColumn | undefined =>
  SIGN_COLUMNS.find((column) => column.toLowerCase() === name.toLowerCase())

const countKnown = (names: readonly string[]): number => names.filter(columnOf).length

const problemOf = (
  names: readonly string[],
  columns: readonly (SignColumn | null | undefined)[],
  known: readonly SignColumn[],
): string | null => {
  if (known.length === 0) {
    return `Die erste Zeile nennt keine der Spalten ${SIGN_COLUMNS.join(', ')}.`
  }
  const unknown = names.filter((_, index) => columns[index] === undefined)
  const missing = REQUIRED_COLUMNS.filter((column) => !known.includes(column))
  const repeated = known.filter((column, index) => known.indexOf(column) !== index)
  const problems = [
    ...unknown.map((name) => `Die Spalte „${name}“ ist unbekannt.`),
    ...missing.map((column) => `Die Spalte „${column}“ fehlt.`),
    ...repeated.map((column) => `Die Spalte „${column}“ steht mehrmals da.`),
  ]
  if (problems.length === 0) return null
  return [...problems, `Möglich sind: ${SIGN_COLUMNS.join(', ')}.`].join(' ')
}

/** As spreadsheets count columns: A to Z, then AA. */
export const columnLetter = (index: number): string =>
  index < 26 ? String.fromCodePoint(65 + index) : columnLetter(Math.floor(index / 26) - 1) + columnLetter(index % 26)
