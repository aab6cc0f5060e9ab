import { readFile } from 'node:fs/promises'
import { IMPORT_LIMITS, sizeProblem } from './import-limits.ts'
import { ImportRefused } from './import-refused.ts'
import type { SourceFile } from './source-file.ts'

/** The text of `signs.csv`. Another encoding would turn umlauts into other words, so it is refused, not guessed. */
export const readCsvText = async ({ path, location, byteLength, problem }: SourceFile): Promise<string> => {
  const known = problem ?? sizeProblem(path, byteLength, IMPORT_LIMITS)
  if (known) throw new ImportRefused(`${path}: ${known}`, { path })
  const bytes = await readFile(location)
  if (countLines(bytes) > IMPORT_LIMITS.csvLines) {
    const limit = IMPORT_LIMITS.csvLines.toLocaleString('de-DE')
    throw new ImportRefused(`${path}: Die Datei hat mehr als ${limit} Zeilen. Teile sie auf.`, { path })
  }
  const text = decode(bytes)
  if (text === null) {
    throw new ImportRefused(
      `${path}: Zeile ${firstBadLine(bytes)} ist nicht in UTF-8 geschrieben. Speichere die Datei als „CSV UTF-8“.`,
      { path },
    )
  }
  return text
}

/** A mark at the beginning says UTF-16: Excel's "Unicode-Text". */
const decode = (bytes: Uint8Array): string | null => {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

const LINE_FEED = 0x0a

/** Also empty lines: twenty million of them fit into the size that is allowed. */
const countLines = (bytes: Uint8Array): number => {
  let lines = 0
  for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1)) lines += 1
  return lines
}

const firstBadLine = (bytes: Uint8Array): number => {
  let [line, start] = [1, 0]
  for (;;) {
    const end = bytes.indexOf(LINE_FEED, start)
    if (end === -1 || decode(bytes.subarray(start, end)) === null) return line
    line += 1
    start = end + 1
  }
}
