import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSignRows } from './read-sign-rows.ts'
import { slugOf } from './sign-slug.ts'

const linesOf = (text: string) => {
  const reading = readSignRows(text)
  if (!reading.ok) throw new Error(reading.problem)
  return reading.lines
}
const problemOf = (text: string) => {
  const reading = readSignRows(text)
  return reading.ok ? null : reading.problem
}
const HEADER = 'slug,title,wordClass,category,keywords,symbol,preview'

describe('the first line of signs.csv', () => {
  it.each([
    ['comma and LF', 'title,wordClass,category\nHund,noun,Tiere\n'],
    ['semicolon, CRLF and a byte order mark', '\uFEFFtitle;wordClass;category\r\nHund;noun;Tiere\r\n'],
    ['tabs', 'title\twordClass\tcategory\nHund\tnoun\tTiere\n'],
    ['any order', 'category,title,wordClass\nTiere,Hund,noun'],
    ['any case, quotes and blanks', 'Title , WORDCLASS,"category"\nHund,noun,Tiere'],
  ])('may have %s', (_, text) => {
    expect(linesOf(text)).toMatchObject([{ kind: 'row', row: { line: 2, slug: 'hund', category: 'Tiere' } }])
  })

  it('names columns that are unknown, missing, repeated or without a name, all at once', () => {
    expect(problemOf('title,Titel,title,\na,b,c,d')).toBe(
      'Die Spalte „Titel“ ist unbekannt. Die Spalte „wordClass“ fehlt. Die Spalte „category“ fehlt. Die Spalte „title“ steht mehrmals da. Möglich sind: slug, title, wordClass, category, keywords, symbol, preview, fingerspelled, retired.',
    )
  })

  it.each([
    ['at its end', 'title;wordClass;category;;\nHund;noun;Tiere;;'],
    ['at its beginning and in the middle', ';title;wordClass; ;category\n;Hund;noun;;Tiere'],
    ['that the lines leave out', 'title;wordClass;category;;\nHund;noun;Tiere'],
    ['and a line that says what separates', 'sep=;\r\ntitle;wordClass;category;\r\nHund;noun;Tiere;'],
    ['and such a line as Excel writes it', '\uFEFF"sep=;";;\ntitle;wordClass;category\nHund;noun;Tiere'],
  ])('may have empty columns without a name %s', (_, text) => {
    expect(linesOf(text)).toMatchObject([{ kind: 'row', row: { slug: 'hund', category: 'Tiere' } }])
  })

  it('names the letter of a column without a name in which something stands', () => {
    const lines = linesOf(`title;wordClass;category;;\nHund;noun;Tiere;;Notiz\nMaus;noun;Tiere;;\n`)
    expect(lines).toMatchObject([
      {
        kind: 'wrong',
        line: 2,
        problem:
          'In der Spalte E steht „Notiz“, aber sie hat in der ersten Zeile keinen Namen. Gib ihr einen oder leere sie.',
      },
      { kind: 'row', row: { title: 'Maus' } },
    ])
    const wide = `title,wordClass,category${','.repeat(24)}`
    expect(linesOf(`${wide}\nHund,noun,Tiere${','.repeat(24)}x`)).toMatchObject([
      { problem: expect.stringContaining('In der Spalte AA steht „x“') },
    ])
  })

  it('is missed in an empty file and in one without any known column', () => {
    const problem =
      'Die erste Zeile nennt keine der Spalten slug, title, wordClass, category, keywords, symbol, preview, fingerspelled, retired.'
    for (const text of ['', '\uFEFF', '\n', 'Hund,noun,Tiere']) expect(problemOf(text)).toBe(problem)
  })
})

describe('the lines of signs.csv', () => {
  it('do not stop each other', () => {
    const text = [
      HEADER,
      'a,A,noun,T,,,',
      'b,B,Unsinn,T,,,',
      '"c,C,noun,T,,,',
      ',,,,,,',
      'd,D,noun,T',
      'e,E,noun,T,,,,zu viel',
      'f,F,noun,T,,,,',
    ].join('\n')
    expect(linesOf(text)).toMatchObject([
      { kind: 'row', row: { line: 2, slug: 'a' } },
      { kind: 'wrong', line: 3, slug: 'b', title: 'B', problem: expect.stringContaining('Unsinn') },
      { kind: 'wrong', line: 4, slug: null, problem: 'Ein Anführungszeichen wird nicht geschlossen.' },
      { kind: 'empty', line: 5 },
      {
        kind: 'wrong',
        line: 6,
        problem: expect.stringContaining('Die Zeile hat 4 Felder, die erste Zeile nennt 7 Spalten.'),
      },
      { kind: 'wrong', line: 7, problem: expect.stringContaining('Die Zeile hat 8 Felder') },
      { kind: 'row', row: { line: 8, slug: 'f' } },
    ])
  })

  it('take the first of two with the same slug, given or made from the title', () => {
    const text = [HEADER, ',Bank,noun,Geld,,,', 'bank,Sitzbank,noun,Möbel,,,'].join('\n')
    expect(linesOf(text)).toMatchObject([
      { kind: 'row', row: { title: 'Bank' } },
      {
        kind: 'wrong',
        line: 3,
        slug: 'bank',
        title: 'Sitzbank',
        problem: 'Die Adresse „bank“ steht schon in Zeile 2. Gib einer der beiden in der Spalte „slug“ eine andere.',
      },
    ])
  })

  it('may repeat a title when the slugs differ', () => {
    const text = [HEADER, 'bank-geld,Bank,noun,Geld,,,', 'bank-park,Bank,noun,Möbel,,,'].join('\n')
    expect(linesOf(text).map(({ kind }) => kind)).toEqual(['row', 'row'])
  })
})

describe('the demo catalogue', () => {
  const text = readFileSync(new URL('../../../../../content/demo/catalogue.csv', import.meta.url), 'utf8')

  it('is right in every line, with ten preview signs and nothing to put right', () => {
    const rows = linesOf(text).flatMap((line) => (line.kind === 'row' ? [line.row] : []))
    expect(linesOf(text)).toHaveLength(1596)
    expect(rows).toHaveLength(1596)
    expect(rows.filter(({ isPreview }) => isPreview)).toHaveLength(10)
    expect(rows.flatMap(({ remarks }) => remarks)).toEqual([])
  })

  it('has the slugs that its titles give', () => {
    const rows = linesOf(text).flatMap((line) => (line.kind === 'row' ? [line.row] : []))
    expect(
      rows.filter(({ slug, title }) => slug !== slugOf(title)).map(({ slug, title }) => [slug, slugOf(title)]),
    ).toEqual([])
  })
})
