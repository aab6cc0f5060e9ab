import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CsvDelimiter, readCsvRecords } from './csv-records.ts'

const read = (text: string, delimiter: CsvDelimiter = ',') => [...readCsvRecords(text, delimiter)]
const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`

describe('reading CSV', () => {
  it('gives every record the number of its first line', () => {
    expect(read('a,b\r\n"x\r\ny",c\r\nd,e\r\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x\r\ny', 'c'] },
      { line: 4, cells: ['d', 'e'] },
    ])
  })

  it('reads lines that end in CRLF, LF or CR, with and without an end on the last one', () => {
    const expected = [
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['c', 'd'] },
    ]
    for (const text of ['a,b\r\nc,d', 'a,b\nc,d\n', 'a,b\rc,d\r', 'a,b\r\nc,d\n']) expect(read(text)).toEqual(expected)
  })

  it('leaves out a byte order mark', () => {
    expect(read('\uFEFFa;b', ';')).toEqual([{ line: 1, cells: ['a', 'b'] }])
  })

  it('keeps empty cells, also the last one', () => {
    expect(read(',a,\n')).toEqual([{ line: 1, cells: ['', 'a', ''] }])
    expect(read('""')).toEqual([{ line: 1, cells: [''] }])
  })

  it('counts an empty line as a record without content', () => {
    expect(read('a\n\nb')).toEqual([
      { line: 1, cells: ['a'] },
      { line: 2, cells: [''] },
      { line: 3, cells: ['b'] },
    ])
  })

  it('takes a quote inside an unquoted cell as it stands', () => {
    expect(read('5" breit,b')).toEqual([{ line: 1, cells: ['5" breit', 'b'] }])
  })

  it('loses only the line in which a quote is never closed', () => {
    expect(read('a,b\n"c,d\ne,f\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, problem: 'Ein Anführungszeichen wird nicht geschlossen.' },
      { line: 3, cells: ['e', 'f'] },
    ])
  })

  it('loses only the line whose open quote runs into the quote of a later line', () => {
    const records = read('"a,b\nc,"d"\ne,f')
    expect(records[0]).toMatchObject({ line: 1, problem: expect.stringContaining('Anführungszeichen') })
    expect(records.slice(1)).toEqual([
      { line: 2, cells: ['c', 'd'] },
      { line: 3, cells: ['e', 'f'] },
    ])
  })

  it('stays fast when every line opens a quote', { timeout: 15_000 }, () => {
    // So many lines that looking through the rest of the file for each would not end within the time of a test.
    const [open, plain] = [40_000, 20_000]
    const records = read(`"${'x'.repeat(50)}\n`.repeat(open) + 'a\n'.repeat(plain))
    const problems = records.map((record) => ('problem' in record ? record.problem : record.cells))
    expect(problems.slice(0, open - 1)).toEqual(Array(open - 1).fill(expect.stringContaining('folgt Text')))
    expect(problems.slice(open - 1)).toEqual([
      'Ein Anführungszeichen wird nicht geschlossen.',
      ...Array(plain).fill(['a']),
    ])
  })

  it('reads back whatever was written with quotes', () => {
    const cells = fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 6 })
    const rows = fc.array(cells, { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom<CsvDelimiter>(',', ';'),
        fc.constantFrom('\n', '\r\n'),
        (table, delimiter, end) => {
          const text = table.map((row) => row.map(quote).join(delimiter) + end).join('')
          const readBack = read(text, delimiter).map((record) => ('cells' in record ? record.cells : record.problem))
          expect(readBack).toEqual(table)
        },
      ),
    )
  })

  it('ends on any text, and its line numbers only grow', () => {
    const anything = fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'a') })
    fc.assert(
      fc.property(anything, (text) => {
        const lines = read(text).map(({ line }) => line)
        expect(lines).toEqual([...new Set(lines)].toSorted((one, other) => one - other))
        expect(Math.max(0, ...lines)).toBeLessThanOrEqual((text.match(/\r\n|\r|\n/g)?.length ?? 0) + 1)
      }),
    )
  })
})
