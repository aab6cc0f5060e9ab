import {
  countEntries,
  fileEntry,
  type ImportEntry,
  type ImportReport,
  lineEntry,
} from '@gebaerdenraum/domain/catalogue/import/import-report'
import { describe, expect, it } from 'vitest'
import { reportText } from './report-text.ts'

const ENTRIES: readonly ImportEntry[] = [
  lineEntry({ path: 'signs.csv', line: 2, slug: 'hund', title: 'Hund', status: 'new', isWritten: true }),
  lineEntry({
    path: 'signs.csv',
    line: 3,
    title: 'Katze',
    status: 'changed',
    fields: ['title', 'preview'],
    remarks: ['Etwas wurde richtiggestellt.'],
  }),
  lineEntry({ path: 'signs.csv', line: 4, status: 'wrong', message: 'Der Titel fehlt.' }),
  fileEntry({ path: 'a/hund.signOnly.svg', status: 'unchanged' }),
]
const report = (facts: Partial<ImportReport>): ImportReport => ({
  outcome: 'complete',
  message: null,
  source: 'x',
  isDryRun: false,
  entries: ENTRIES,
  lines: countEntries(ENTRIES, 'line'),
  files: countEntries(ENTRIES, 'file'),
  ...facts,
})

describe('the report for a terminal', () => {
  it('has a line for every line and file, then the counts', () => {
    expect(reportText(report({}))).toBe(
      [
        'neu              signs.csv:2  „Hund“',
        'geändert         signs.csv:3  „Katze“  (Titel, Vorschau)  Etwas wurde richtiggestellt.',
        'fehlerhaft       signs.csv:4  Der Titel fehlt.',
        'unverändert      a/hund.signOnly.svg',
        '',
        'Zeilen:  1 neu, 1 geändert, 0 unverändert, 0 nicht verwendet, 1 fehlerhaft',
        'Dateien: 0 neu, 0 geändert, 1 unverändert, 0 nicht verwendet, 0 fehlerhaft',
        'Fertig.',
      ].join('\n'),
    )
  })

  it('says that a dry run wrote nothing', () => {
    expect(reportText(report({ isDryRun: true }))).toMatch(/Probelauf: Es wurde nichts geschrieben\.$/)
  })

  it('marks what a stop left over', () => {
    const text = reportText(report({ outcome: 'stopped', message: 'Abgebrochen.' }))
    expect(text).toContain('„Katze“  (Titel, Vorschau)  Etwas wurde richtiggestellt.  Noch nicht geschrieben.')
    expect(text).not.toContain('„Hund“  Noch nicht')
    expect(text).toMatch(/Abgebrochen\.$/)
  })

  it('shows what could command a terminal or fake a line as a mark', () => {
    const entries = [
      fileEntry({ path: 'a\u001B[31m\n\u009Bneu  b.png', status: 'unused', message: 'Fremd.' }),
      lineEntry({ path: 'signs.csv', line: 2, title: 'x\u202Ey', status: 'wrong', message: 'So nicht.' }),
    ]
    const text = reportText(report({ entries, outcome: 'refused', message: 'a\u0007b' }))
    expect(text.split('\n').slice(0, 2)).toEqual([
      'nicht verwendet  a\uFFFD[31m\uFFFD\uFFFDneu  b.png  Fremd.',
      'fehlerhaft       signs.csv:2  „x\uFFFDy“  So nicht.',
    ])
    expect(text).toMatch(/a\uFFFDb$/)
  })

  it('says why all of it was refused', () => {
    const text = reportText(report({ outcome: 'refused', message: 'Das Archiv ist verschlüsselt.', entries: [] }))
    expect(text).toMatch(/Nichts übernommen\. Das Archiv ist verschlüsselt\.$/)
  })
})
