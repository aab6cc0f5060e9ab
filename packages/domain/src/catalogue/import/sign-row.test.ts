import { describe, expect, it } from 'vitest'
import { readSignRow, type SignCells } from './sign-row.ts'

const CELLS: SignCells = {
  slug: 'hund',
  title: 'Hund',
  wordClass: 'noun',
  category: 'Tiere',
  keywords: 'Welpe|bellen',
  symbol: 'dog-face',
  preview: '1',
}
const read = (cells: SignCells) => readSignRow(7, { ...CELLS, ...cells })
const rowOf = (cells: SignCells) => {
  const reading = read(cells)
  if (!reading.ok) throw new Error(reading.problems.join(' '))
  return reading.row
}
const problemsOf = (cells: SignCells) => {
  const reading = read(cells)
  return reading.ok ? [] : reading.problems
}

describe('a line of signs.csv', () => {
  it('is read with all its columns', () => {
    expect(rowOf({})).toEqual({
      line: 7,
      slug: 'hund',
      title: 'Hund',
      wordClass: 'noun',
      category: 'Tiere',
      categorySlug: 'tiere',
      keywords: ['Welpe', 'bellen'],
      symbol: 'dog-face',
      isPreview: true,
      remarks: [],
    })
  })

  it('leaves open what its file has no column for', () => {
    const reading = readSignRow(2, { title: 'zu Fuß', wordClass: 'adverb', category: 'Verkehr' })
    expect(reading).toMatchObject({
      ok: true,
      row: { slug: 'zu-fuss', keywords: undefined, symbol: undefined, isPreview: undefined },
    })
  })

  it('clears what stands empty in a column', () => {
    expect(rowOf({ keywords: '', symbol: '', preview: '' })).toMatchObject({
      keywords: [],
      symbol: null,
      isPreview: false,
    })
  })

  it('tidies blanks and composes letters', () => {
    expect(rowOf({ title: '  A\u0308pfel \n und   Birnen ' }).title).toBe('Äpfel und Birnen')
  })

  it('takes the word class by its id or by its German name', () => {
    expect(rowOf({ wordClass: ' Nomen ' }).wordClass).toBe('noun')
    expect(rowOf({ wordClass: 'VERB' }).wordClass).toBe('verb')
    expect(rowOf({ wordClass: 'Präposition' }).wordClass).toBe('preposition')
  })

  it('says everything that is wrong with it at once', () => {
    expect(problemsOf({ title: '', slug: '', wordClass: 'Dingwort', category: ' ', preview: 'vielleicht' })).toEqual([
      'Der Titel fehlt.',
      'Die Wortart „Dingwort“ ist unbekannt. Möglich sind: noun, verb, adjective, adverb, pronoun, article, numeral, preposition, conjunction, phrase, other.',
      'Die Kategorie fehlt.',
      'Die Spalte „preview“ enthält „vielleicht“. Möglich sind 1, ja, x oder 0, nein und leer.',
    ])
  })

  it.each([
    [{ title: 'x'.repeat(121) }, 'Der Titel ist länger als 120 Zeichen.'],
    [{ title: 'Kinder\u00ADgarten' }, 'Der Titel enthält unsichtbare Zeichen.'],
    [{ title: 'a\u0000b' }, 'Der Titel enthält unsichtbare Zeichen.'],
    [
      { slug: 'Über uns' },
      'Die Adresse „Über uns“ darf nur a–z, 0–9 und einzelne Bindestriche enthalten. Vorschlag: „ueber-uns“.',
    ],
    [{ slug: '../x' }, 'Die Adresse „../x“ darf nur a–z, 0–9 und einzelne Bindestriche enthalten. Vorschlag: „x“.'],
    [{ slug: '!' }, 'Die Adresse „!“ darf nur a–z, 0–9 und einzelne Bindestriche enthalten.'],
    [{ slug: 'a'.repeat(121) }, 'Die Adresse ist länger als 120 Zeichen.'],
    [{ slug: '', title: '日本' }, 'Aus dem Titel lässt sich keine Adresse bilden. Bitte fülle die Spalte „slug“ aus.'],
    [{ wordClass: '' }, 'Die Wortart fehlt.'],
    [{ category: '!!!' }, 'Die Kategorie „!!!“ braucht einen Buchstaben oder eine Ziffer.'],
    [{ category: 'x'.repeat(81) }, 'Die Kategorie ist länger als 80 Zeichen.'],
    [{ keywords: 'x'.repeat(61) }, `Ein Stichwort ist länger als 60 Zeichen: „${'x'.repeat(30)}…“.`],
    [{ keywords: 'a\u200Bb' }, 'Ein Stichwort enthält unsichtbare Zeichen: „a\u200Bb“.'],
    [{ symbol: 'dog face' }, 'Das Symbol „dog face“ hat nicht die Form eines Symbolnamens, zum Beispiel „dog-face“.'],
  ] satisfies [SignCells, string][])('refuses %j', (cells, problem) => {
    expect(problemsOf(cells)).toEqual([problem])
  })

  it('takes a title of 120 characters, however many bytes they are', () => {
    expect(rowOf({ title: '😀'.repeat(120), slug: 'viele' }).title).toHaveLength(240)
  })

  it('takes 20 keywords of 60 characters and refuses the 21st', () => {
    const keywords = Array.from({ length: 20 }, (_, index) => `${index}`.padEnd(60, 'x'))
    expect(rowOf({ keywords: keywords.join('|') }).keywords).toEqual(keywords)
    expect(problemsOf({ keywords: [...keywords, 'mehr'].join('|') })).toEqual([
      'Es sind 21 Stichwörter, höchstens 20 sind möglich.',
    ])
  })

  it('takes a title with a character that cannot be printed and names it', () => {
    expect(rowOf({ title: 'Hund 😀' })).toMatchObject({
      title: 'Hund 😀',
      remarks: ['„😀“ kann nicht gedruckt werden.'],
    })
  })

  it('takes a repeated keyword once and says so', () => {
    expect(rowOf({ keywords: 'Welpe | | bellen|WELPE' })).toMatchObject({
      keywords: ['Welpe', 'bellen'],
      remarks: ['Das Stichwort „WELPE“ steht mehrmals da und wird einmal übernommen.'],
    })
  })

  it('reads a cell of thousands of keywords in time that grows with their number, not with its square', {
    timeout: 15_000,
  }, () => {
    // So many that comparing each with each would not end within the time of a test.
    const keywords = Array.from({ length: 200_000 }, (_, index) => index.toString(36)).join('|')
    expect(problemsOf({ keywords })).toEqual(['Es sind 200000 Stichwörter, höchstens 20 sind möglich.'])
  })

  it.each(['1', 'x', 'X', 'ja', 'Ja', 'yes', 'true', 'WAHR'])('reads the preview %j as yes', (preview) => {
    expect(rowOf({ preview }).isPreview).toBe(true)
  })
  it.each(['', ' ', '0', '-', 'nein', 'no', 'FALSE', 'falsch'])('reads the preview %j as no', (preview) => {
    expect(rowOf({ preview }).isPreview).toBe(false)
  })

  it('keeps the slug of a wrong line, so that its files can be told about', () => {
    expect(read({ wordClass: '' })).toMatchObject({ ok: false, slug: 'hund' })
    expect(read({ slug: '!' })).toMatchObject({ ok: false, slug: null })
  })
})
