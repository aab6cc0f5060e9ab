import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CsvSign, listCsv, listCsvFileName } from './list-csv.ts'

const sign = (some: Partial<CsvSign>): CsvSign => ({
  name: 'Hund',
  wordClass: 'noun',
  category: 'Tiere',
  keywords: ['Haustier', 'bellen'],
  isLearned: false,
  ...some,
})

const read = (csv: string): string[][] => parse(csv, { bom: true, delimiter: ';', record_delimiter: '\r\n' })

describe('a list as a table', () => {
  test('has a heading and one line a sign', () => {
    const csv = listCsv([sign({}), sign({ name: 'Bär', isLearned: true, keywords: [] })])
    expect(csv).toBe(
      '\uFEFFNr.;Gebärde;Wortart;Kategorie;Stichwörter;Gelernt\r\n1;Hund;Nomen;Tiere;Haustier, bellen;nein\r\n2;Bär;Nomen;Tiere;;ja\r\n',
    )
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', '\n=1'])(
    'takes %j for text and no formula',
    (name) => {
      expect(read(listCsv([sign({ name })]))[1]?.[1]).toBe(`'${name}`)
    },
  )

  test('is read again as it was, whatever stands in it', () => {
    const text = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), (names) => {
        const cells = read(listCsv(names.map((name) => sign({ name })))).slice(1)
        expect(cells.map(([, name]) => name?.replace(/^'/, ''))).toEqual(names.map((name) => name.replace(/^'/, '')))
      }),
    )
  })
})

test.each([
  ['Tiere', 'Tiere.csv'],
  ['Tiere: A/B?', 'Tiere A B.csv'],
  ['../..', 'Lernliste.csv'],
  [' . ', 'Lernliste.csv'],
  ['ä'.repeat(80), `${'ä'.repeat(60)}.csv`],
])('the table of %j is called %j', (name, file) => {
  expect(listCsvFileName(name)).toBe(file)
})
