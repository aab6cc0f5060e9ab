import { readFile } from 'node:fs/promises'
import { IMPORT_LIMITS, sizeProblem } from './import-limits.ts'
import { ImportRefused } from './import-refused.ts'
import type { SourceFile } from './source-file.ts'

/** The text of `signs.csv`. Another encoding would turn umlauts into other words, so it is refused, not guessed. */
export const readCsvText = async ({ path, location, byteLength, problem }: SourceFile): Promise<string> => {
  const known = problem ?? sizeProblem(path, byteLength, IMPORT_LIMITS)
  if (known) throw new ImportRefused(`${path}: ${known}`, { path })
  const bytes = await readFile(location)
  const text = decode(bytes)
  if (text === null) {
    throw new ImportRefused(
      `${path}: Zeile ${firstBadLine(bytes)} ist nicht in UTF-8 geschrieben. Speichere die Datei als „CSV UTF-8“.`,
      { path },
    )
  }
  return text
}

const decode = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

const LINE_FEED = 0x0a

const firstBadLine = (bytes: Uint8Array): number => {
  let [line, start] = [1, 0]
  for (;;) {
    const end = bytes.indexOf(LINE_FEED, start)
    if (end === -1 || decode(bytes.subarray(start, end)) === null) return line
    line += 1
    start = end + 1
  }
}
