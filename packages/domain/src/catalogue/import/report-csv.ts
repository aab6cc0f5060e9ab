import { csvLine, withoutFormula } from './csv-line.ts'
import type { ImportEntry } from './import-report.ts'
import { FIELD_TEXTS, STATUS_TEXTS } from './report-words.ts'

const BYTE_ORDER_MARK = '\uFEFF'

/** The report as a table for Excel, LibreOffice and Numbers in German. */
export const REPORT_HEADER = `${BYTE_ORDER_MARK}${csvLine(
  ['Datei', 'Zeile', 'Adresse', 'Titel', 'Ergebnis', 'Geändert', 'Übernommen', 'Hinweis'],
  ';',
)}`

type Entry = Pick<
  ImportEntry,
  'path' | 'line' | 'slug' | 'title' | 'status' | 'fields' | 'message' | 'remarks' | 'isWritten'
>

export const reportLine = ({ path, line, slug, title, status, fields, message, remarks, isWritten }: Entry): string =>
  csvLine(
    [
      path,
      line === null ? '' : String(line),
      slug ?? '',
      title ?? '',
      STATUS_TEXTS[status],
      fields.map((field) => FIELD_TEXTS[field]).join(', '),
      isWritten ? 'ja' : 'nein',
      [message, ...remarks].filter(Boolean).join(' '),
    ].map(withoutFormula),
    ';',
  )
