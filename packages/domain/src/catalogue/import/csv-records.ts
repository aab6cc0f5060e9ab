/** One record of a CSV file with the number of its first line, or why that line could not be read. */
export type CsvRecord =
  | { readonly line: number; readonly cells: readonly string[] }
  | { readonly line: number; readonly problem: string }

export type CsvDelimiter = ',' | ';' | '\t'

/**
 * Reads CSV after RFC 4180; lines may end in CRLF, LF or CR. A quote that is never closed costs only its own line:
 * reading goes on with the next one, so that one slip does not swallow the rest of the file.
 */
export function* readCsvRecords(text: string, delimiter: CsvDelimiter): Generator<CsvRecord> {
  let at = text.startsWith('\uFEFF') ? 1 : 0
  let line = 1
  while (at < text.length) {
    const read = readRecord(text, at, delimiter)
    if ('problem' in read) {
      yield { line, problem: read.problem }
      at = endOfLine(text, at)
      line += 1
      continue
    }
    yield { line, cells: read.cells }
    line += countLineBreaks(text.slice(at, read.end))
    at = read.end
  }
}

type ReadRecord = { readonly cells: readonly string[]; readonly end: number } | Problem
type ReadCell = { readonly value: string; readonly end: number } | Problem
type Problem = { readonly problem: string }

/** No field of a sign is longer; bounds the search for a closing quote, which would else be quadratic. */
const MAX_QUOTED_LENGTH = 10_000

/** A table of signs has nine columns; a line of a million separators is none. */
const MAX_CELLS = 1_000
/** No cell is longer than a quoted one may be. */
const MAX_PLAIN_LENGTH = MAX_QUOTED_LENGTH

const readRecord = (text: string, start: number, delimiter: CsvDelimiter): ReadRecord => {
  const cells: string[] = []
  let at = start
  for (;;) {
    const cell = text[at] === '"' ? readQuoted(text, at, delimiter) : readPlain(text, at, delimiter)
    if ('problem' in cell) return cell
    cells.push(cell.value)
    if (cells.length > MAX_CELLS)
      return { problem: `Die Zeile hat mehr als ${MAX_CELLS.toLocaleString('de-DE')} Felder.` }
    at = cell.end
    if (text[at] !== delimiter) return { cells, end: endOfLine(text, at) }
    at += 1
  }
}

const readPlain = (text: string, start: number, delimiter: CsvDelimiter): ReadCell => {
  let end = start
  const limit = Math.min(text.length, start + MAX_PLAIN_LENGTH)
  while (end < limit && text[end] !== delimiter && !isLineBreak(text[end])) end += 1
  if (end === limit && limit < text.length)
    return { problem: `Ein Feld hat mehr als ${MAX_PLAIN_LENGTH.toLocaleString('de-DE')} Zeichen.` }
  return { value: text.slice(start, end), end }
}

const readQuoted = (text: string, start: number, delimiter: CsvDelimiter): ReadCell => {
  const limit = Math.min(text.length, start + MAX_QUOTED_LENGTH)
  let at = start + 1
  while (at < limit && !(text[at] === '"' && text[at + 1] !== '"')) at += text[at] === '"' ? 2 : 1
  if (at >= limit) return { problem: 'Ein Anführungszeichen wird nicht geschlossen.' }
  const end = at + 1
  if (end < text.length && text[end] !== delimiter && !isLineBreak(text[end])) {
    return {
      problem: 'Nach einem schließenden Anführungszeichen folgt Text. Anführungszeichen im Text werden verdoppelt.',
    }
  }
  return { value: text.slice(start + 1, at).replaceAll('""', '"'), end }
}

const isLineBreak = (character: string | undefined): boolean => character === '\n' || character === '\r'

const LINE_END = /[\r\n]/g

/** Where the next line begins. */
const endOfLine = (text: string, from: number): number => {
  LINE_END.lastIndex = from
  const at = LINE_END.exec(text)?.index ?? text.length
  return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : Math.min(at + 1, text.length)
}

const countLineBreaks = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0
