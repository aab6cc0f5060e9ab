import { runToEnd } from '../search/build-index.ts'
import { columnLetter, readCsvHeader, type SignColumn } from './csv-header.ts'
import { type CsvRecord, readCsvRecords } from './csv-records.ts'
import { readSignRow, type SignCells, type SignRow } from './sign-row.ts'

/** What became of one line: a row, nothing to read, or everything that is wrong with it. */
export type SignLine =
  | { readonly kind: 'row'; readonly row: SignRow }
  | { readonly kind: 'empty'; readonly line: number }
  /** Excluded by a decision. */
  | { readonly kind: 'left-out'; readonly line: number; readonly slug: string; readonly title: string }
  | {
      readonly kind: 'wrong'
      readonly line: number
      readonly slug: string | null
      readonly title: string | null
      readonly problem: string
    }

export type SignRows =
  | { readonly ok: true; readonly lines: readonly SignLine[] }
  | { readonly ok: false; readonly problem: string }

/** Reads `signs.csv`. Only a wrong header stops it; a wrong line never stops the others. */
export const readSignRows = (text: string): SignRows => runToEnd(signRowsInSteps(text))

const LINES_PER_STEP = 250

/** The same in steps of some milliseconds each: a large table takes seconds, and a server has to answer meanwhile. */
export function* signRowsInSteps(text: string): Generator<undefined, SignRows> {
  const header = readCsvHeader(text)
  if (!header.ok) return header
  const lineOfSlug = new Map<string, number>()
  const lines: SignLine[] = []
  let skipped = 0
  for (const record of readCsvRecords(text, header.delimiter)) {
    if (skipped < header.records) skipped += 1
    else lines.push(refuseRepeated(readLine(record, header.columns), lineOfSlug))
    if (lines.length % LINES_PER_STEP === 0) yield
  }
  return { ok: true, lines }
}

const readLine = (record: CsvRecord, columns: readonly (SignColumn | null)[]): SignLine => {
  const { line } = record
  if ('problem' in record) return wrong(line, record.problem)
  const { cells } = record
  if (cells.every((cell) => cell.trim() === '')) return { kind: 'empty', line }
  const surplus = cells.slice(columns.length).some((cell) => cell.trim() !== '')
  const needed = columns.findLastIndex((column) => column !== null) + 1
  if (surplus || cells.length < needed) {
    return wrong(
      line,
      `Die Zeile hat ${cells.length} Felder, die erste Zeile nennt ${columns.length} Spalten. Texte mit Trennzeichen gehören in Anführungszeichen.`,
    )
  }
  const nameless = columns.findIndex((column, index) => column === null && (cells[index] ?? '').trim() !== '')
  if (nameless !== -1) {
    return wrong(
      line,
      `In der Spalte ${columnLetter(nameless)} steht „${excerpt(cells[nameless] ?? '')}“, aber sie hat in der ersten Zeile keinen Namen. Gib ihr einen oder leere sie.`,
    )
  }
  const byColumn: SignCells = Object.fromEntries(
    columns.flatMap((column, index) => (column === null ? [] : [[column, cells[index] ?? '']])),
  )
  const reading = readSignRow(line, byColumn)
  if (reading.ok) return { kind: 'row', row: reading.row }
  return { ...wrong(line, reading.problems.join(' ')), slug: reading.slug, title: byColumn.title?.trim() || null }
}

const excerpt = (text: string): string => {
  const trimmed = text.trim()
  return trimmed.length > 30 ? `${trimmed.slice(0, 30)}…` : trimmed
}

const wrong = (line: number, problem: string) => ({ kind: 'wrong', line, slug: null, title: null, problem }) as const

/** The first line with a slug counts; a later line with the same slug is reported, since either may be meant. */
const refuseRepeated = (line: SignLine, lineOfSlug: Map<string, number>): SignLine => {
  if (line.kind !== 'row') return line
  const { slug, title } = line.row
  const earlier = lineOfSlug.get(slug)
  if (earlier === undefined) {
    lineOfSlug.set(slug, line.row.line)
    return line
  }
  const problem = `Die Adresse „${slug}“ steht schon in Zeile ${earlier}. Gib einer der beiden in der Spalte „slug“ eine andere.`
  return { ...wrong(line.row.line, problem), slug, title }
}
