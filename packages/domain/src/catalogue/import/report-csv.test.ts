import { expect, test } from 'vitest'
import { fileEntry, lineEntry } from './import-report.ts'
import { REPORT_HEADER, reportLine } from './report-csv.ts'

test('the report tells of each line and file in a row that no spreadsheet runs', () => {
  const line = lineEntry({
    path: 'signs.csv',
    line: 3,
    slug: 'hund',
    title: '=Hund',
    status: 'changed',
    fields: ['title'],
  })
  const file = fileEntry({ path: 'a;b.svg', status: 'wrong', message: 'Die Datei ist leer.', remarks: ['Merke.'] })
  expect(REPORT_HEADER + reportLine({ ...line, isWritten: true }) + reportLine(file)).toBe(
    '\uFEFFDatei;Zeile;Adresse;Titel;Ergebnis;Geändert;Übernommen;Hinweis\r\n' +
      "signs.csv;3;hund;'=Hund;geändert;Titel;ja;\r\n" +
      '"a;b.svg";;;;fehlerhaft;;nein;Die Datei ist leer. Merke.\r\n',
  )
})
