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
  | { readonly ok: true; readonly delimiter: CsvDelimiter; readonly columns: readonly SignColumn[] }
  | { readonly ok: false; readonly problem: string }

/** Finds out from the first line what separates the cells and which columns stand in which order. */
export const readCsvHeader = (text: string): CsvHeader => {
  const [byComma, bySemicolon] = [cellsOfHeader(text, ','), cellsOfHeader(text, ';')]
  const delimiter = countKnown(bySemicolon) > countKnown(byComma) ? ';' : ','
  const names = delimiter === ';' ? bySemicolon : byComma
  const columns = names.map(columnOf)
  const known = columns.filter((column) => column !== undefined)
  const problem = problemOf(names, columns, known)
  return problem ? { ok: false, problem } : { ok: true, delimiter, columns: known }
}

const cellsOfHeader = (text: string, delimiter: CsvDelimiter): readonly string[] => {
  const [first] = readCsvRecords(text, delimiter)
  return first && 'cells' in first ? first.cells.map((cell) => cell.trim()) : []
}

const columnOf = (name: string): SignColumn | undefined =>
  SIGN_COLUMNS.find((column) => column.toLowerCase() === name.toLowerCase())

const countKnown = (names: readonly string[]): number => names.filter(columnOf).length

const problemOf = (
  names: readonly string[],
  columns: readonly (SignColumn | undefined)[],
  known: readonly SignColumn[],
): string | null => {
  if (known.length === 0) {
    return `Die erste Zeile nennt keine der Spalten ${SIGN_COLUMNS.join(', ')}.`
  }
  const unknown = names.filter((_, index) => columns[index] === undefined)
  const missing = REQUIRED_COLUMNS.filter((column) => !known.includes(column))
  const repeated = known.filter((column, index) => known.indexOf(column) !== index)
  const problems = [
    ...unknown.map((name) => (name ? `Die Spalte „${name}“ ist unbekannt.` : 'Eine Spalte hat keinen Namen.')),
    ...missing.map((column) => `Die Spalte „${column}“ fehlt.`),
    ...repeated.map((column) => `Die Spalte „${column}“ steht mehrmals da.`),
  ]
  if (problems.length === 0) return null
  return [...problems, `Möglich sind: ${SIGN_COLUMNS.join(', ')}.`].join(' ')
}
