import { describe, expect, it } from 'vitest'
import type { ExistingSign } from './existing-sign.ts'
import { readMediaFileName } from './media-file-name.ts'
import type { MediaFile } from './plan-files.ts'
import { type ImportFacts, planImport } from './plan-import.ts'
import { readSignRows } from './read-sign-rows.ts'

const HUND: ExistingSign = {
  title: 'Hund',
  wordClass: 'noun',
  category: 'Tiere',
  categorySlug: 'tiere',
  keywords: ['Welpe'],
  symbol: 'dog-face',
  isPreview: true,
  isFingerspelled: false,
  isRetired: false,
  media: { signOnly: 'aaa' },
}
const SAME_LINE = 'hund,Hund,noun,Tiere,Welpe,dog-face,1'

const linesOf = (...lines: string[]) => {
  const reading = readSignRows(['slug,title,wordClass,category,keywords,symbol,preview', ...lines].join('\n'))
  if (!reading.ok) throw new Error(reading.problem)
  return reading.lines
}
const file = (path: string, content: MediaFile['content'] = { sha256: 'aaa' }): MediaFile => {
  const name = readMediaFileName(path)
  if (name.kind === 'rows') throw new Error(path)
  return name.kind === 'media' ? { path, name, content } : { path, name }
}
const plan = (facts: Partial<ImportFacts>) =>
  planImport({
    csvPath: 'signs.csv',
    lines: [],
    files: [],
    existing: new Map([['hund', HUND]]),
    categories: new Map([['tiere', 'Tiere']]),
    unknownSymbols: new Set(),
    isFingerspelled: false,
    ...facts,
  })

describe('planning the lines of an import', () => {
  it('makes a sign that is not there', () => {
    const { entries, changes } = plan({ lines: linesOf(',Katze,noun,Tiere,,,') })
    expect(entries).toMatchObject([
      { kind: 'line', path: 'signs.csv', line: 2, slug: 'katze', status: 'new', fields: [] },
    ])
    expect(changes).toEqual([
      {
        slug: 'katze',
        values: {
          title: 'Katze',
          wordClass: 'noun',
          category: 'Tiere',
          categorySlug: 'tiere',
          keywords: [],
          symbol: null,
          isPreview: false,
          isFingerspelled: false,
          isRetired: false,
        },
        files: [],
      },
    ])
  })

  it('writes nothing for a line that says what is there', () => {
    const { entries, changes } = plan({ lines: linesOf(SAME_LINE) })
    expect(entries).toMatchObject([{ status: 'unchanged', slug: 'hund' }])
    expect(changes).toEqual([])
  })

  it.each([
    ['hund,Hündin,noun,Tiere,Welpe,dog-face,1', ['title']],
    ['hund,Hund,verb,Tiere,Welpe,dog-face,1', ['wordClass']],
    ['hund,Hund,noun,Haustiere,Welpe,dog-face,1', ['category']],
    ['hund,Hund,noun,Tiere,Welpe|bellen,dog-face,1', ['keywords']],
    ['hund,Hund,noun,Tiere,,dog-face,1', ['keywords']],
    ['hund,Hund,noun,Tiere,Welpe,,1', ['symbol']],
    ['hund,Hündin,noun,Tiere,Welpe,dog-face,', ['title', 'preview']],
  ])('names the fields that %s changes', (line, fields) => {
    expect(plan({ lines: linesOf(line) }).entries).toMatchObject([{ status: 'changed', fields }])
  })

  it('takes from its column what is spelled and what is retired, whatever is said for the whole import', () => {
    const reading = readSignRows('slug,title,wordClass,category,fingerspelled,retired\nhund,Hund,noun,Tiere,nein,ja')
    if (!reading.ok) throw new Error(reading.problem)
    const { entries, changes } = plan({ lines: reading.lines, isFingerspelled: true })
    expect(entries).toMatchObject([{ status: 'changed', fields: ['retired'] }])
    expect(changes).toMatchObject([{ slug: 'hund', values: { isFingerspelled: false, isRetired: true } }])
  })

  it('tells when a sign becomes a demonstration, and when a retired one comes back', () => {
    expect(plan({ lines: linesOf(SAME_LINE), isFingerspelled: true }).entries).toMatchObject([
      { fields: ['fingerspelled'] },
    ])
    const existing = new Map([['hund', { ...HUND, isRetired: true }]])
    expect(plan({ lines: linesOf(SAME_LINE), existing }).entries).toMatchObject([{ fields: ['retired'] }])
  })

  it('leaves the fields that have no column as they are', () => {
    const reading = readSignRows('title,wordClass,category\nHund,noun,Tiere')
    expect(plan({ lines: reading.ok ? reading.lines : [] }).entries).toMatchObject([{ status: 'unchanged' }])
  })

  it('reports wrong and empty lines and plans nothing for them', () => {
    const { entries, changes } = plan({ lines: linesOf('hund,,noun,Tiere,,,', ',,,,,,') })
    expect(entries).toMatchObject([
      { line: 2, slug: 'hund', status: 'wrong', message: 'Der Titel fehlt.' },
      { line: 3, slug: null, status: 'unused', message: 'Die Zeile ist leer.' },
    ])
    expect(changes).toEqual([])
  })

  it('says when a category is there in another spelling, stored or from an earlier line', () => {
    const { entries } = plan({ lines: linesOf('a,A,noun,TIERE,,,', 'b,B,noun,Öl,,,', 'c,C,noun,Oel,,,') })
    expect(entries.map(({ remarks }) => remarks)).toEqual([
      ['Die Kategorie „TIERE“ gibt es schon als „Tiere“ und behält diesen Namen.'],
      [],
      ['Die Kategorie „Oel“ gibt es schon als „Öl“ und behält diesen Namen.'],
    ])
  })
})

describe('a symbol that does not exist', () => {
  it('is told about and leaves the sign usable', () => {
    const { entries, changes } = plan({
      lines: linesOf('a,A,noun,T,,dog-fase,', 'b,B,noun,T,,dog-face,'),
      unknownSymbols: new Set(['dog-fase']),
    })
    expect(entries.map(({ status, remarks }) => [status, remarks])).toEqual([
      ['new', ['Das Symbol „dog-fase“ gibt es nicht; die Karte bleibt ohne Symbol.']],
      ['new', []],
    ])
    expect(changes).toHaveLength(2)
  })
})

describe('planning the files of an import', () => {
  it('tells new, changed and unchanged media by their content', () => {
    const { entries, changes } = plan({
      files: [file('hund.signOnly.svg'), file('hund.signBox.png'), file('hund.signVideo.mp4', { sha256: 'bbb' })],
    })
    expect(entries.map(({ status }) => status)).toEqual(['unchanged', 'new', 'new'])
    expect(changes).toEqual([
      {
        slug: 'hund',
        values: null,
        files: [
          { path: 'hund.signBox.png', type: 'signBox' },
          { path: 'hund.signVideo.mp4', type: 'signVideo' },
        ],
      },
    ])
    expect(plan({ files: [file('hund.signOnly.png', { sha256: 'bbb' })] }).entries).toMatchObject([
      { status: 'changed' },
    ])
  })

  it('puts the row and the files of one sign into one change', () => {
    const { changes } = plan({ lines: linesOf(',Katze,noun,Tiere,,,'), files: [file('katze.signOnly.svg')] })
    expect(changes).toMatchObject([
      { slug: 'katze', values: { title: 'Katze' }, files: [{ path: 'katze.signOnly.svg' }] },
    ])
  })

  it('leaves the sign usable when its file is broken', () => {
    const { entries, changes } = plan({
      lines: linesOf(',Katze,noun,Tiere,,,'),
      files: [file('katze.signOnly.svg', { problem: 'Das Bild ist beschädigt.' })],
    })
    expect(entries).toMatchObject([
      { kind: 'line', status: 'new' },
      { kind: 'file', path: 'katze.signOnly.svg', status: 'wrong', message: 'Das Bild ist beschädigt.' },
    ])
    expect(changes).toMatchObject([{ slug: 'katze', files: [] }])
  })

  it('takes none of two files for the same medium', () => {
    const { entries, changes } = plan({
      files: [file('a/hund.signBox.png'), file('hund.signBox.svg'), file('hund.signMap.svg')],
    })
    expect(entries).toMatchObject([
      {
        status: 'wrong',
        message: 'Für dieselbe Stelle gibt es auch hund.signBox.svg; keine von beiden wurde genommen.',
      },
      {
        status: 'wrong',
        message: 'Für dieselbe Stelle gibt es auch a/hund.signBox.png; keine von beiden wurde genommen.',
      },
      { status: 'new' },
    ])
    expect(changes).toMatchObject([{ files: [{ type: 'signMap' }] }])
  })

  it('says why a file has no sign', () => {
    const { entries } = plan({
      lines: linesOf('katze,,noun,Tiere,,,'),
      files: [file('katze.signOnly.svg'), file('maus.signOnly.svg'), file('.DS_Store'), file('liesmich.txt')],
    })
    expect(entries.slice(1)).toMatchObject([
      { status: 'unused', message: 'Die Gebärde „katze“ kommt nicht herein, weil Zeile 2 fehlerhaft ist.' },
      { status: 'unused', message: 'Es gibt keine Gebärde mit der Adresse „maus“.' },
      { status: 'unused', message: 'Datei des Betriebssystems.' },
      { status: 'unused', message: 'Der Name hat nicht die Form <Adresse>.signOnly.svg.' },
    ])
  })

  it('still takes the file of an existing sign whose line is wrong', () => {
    const { entries, changes } = plan({ lines: linesOf('hund,,noun,Tiere,,,'), files: [file('hund.signBox.svg')] })
    expect(entries.map(({ status }) => status)).toEqual(['wrong', 'new'])
    expect(changes).toMatchObject([{ slug: 'hund', values: null }])
  })

  it('gives every line and every file exactly one entry', () => {
    const lines = linesOf(SAME_LINE, ',Katze,noun,Tiere,,,', 'x', '', ',Katze,noun,Tiere,,,')
    const files = ['hund.signBox.svg', 'x.signBox.svg', 'Thumbs.db', 'hund.signVideo.avi'].map((path) => file(path))
    const { entries } = plan({ lines, files })
    expect(entries.filter(({ kind }) => kind === 'line').map(({ line }) => line)).toEqual([2, 3, 4, 5, 6])
    expect(entries.filter(({ kind }) => kind === 'file').map(({ path }) => path)).toEqual(files.map(({ path }) => path))
  })
})
