import { describe, expect, it } from 'vitest'
import { buildSearchIndex } from './build-index.ts'
import type { SearchableSign } from './searchable-sign.ts'

const sign = (title: string, more: Partial<SearchableSign> = {}): SearchableSign => ({
  id: title,
  title,
  keywords: [],
  category: 'Sonstiges',
  categoryId: 'other',
  wordClass: 'noun',
  isPreview: false,
  ...more,
})

const ALL = { skip: 0, limit: 100 }

const titles = (signs: readonly SearchableSign[], query: string, match?: 'exact' | 'fuzzy') =>
  buildSearchIndex(signs)
    .search(query, {}, ALL)
    .hits.filter((hit) => match === undefined || hit.match === match)
    .map((hit) => hit.id)

describe('the order of hits', () => {
  it('is exact title, title prefix, title word, head of a title, keyword, the rest', () => {
    const signs = [
      sign('Kinderhaus'),
      sign('Bude', { keywords: ['Haus'] }),
      sign('altes Haus'),
      sign('Hausmeister'),
      sign('Haus'),
      sign('Dach', { category: 'Haus und Hof' }),
    ]
    expect(titles(signs, 'haus')).toEqual(['Haus', 'Hausmeister', 'altes Haus', 'Kinderhaus', 'Bude', 'Dach'])
  })

  it('puts whole words before inflected ones and those before beginnings', () => {
    const signs = [
      sign('rote Hundemarke'),
      sign('zwei Hunde'),
      sign('der Hund'),
      sign('Napf', { keywords: ['Hundefutter'] }),
      sign('Welpe', { keywords: ['Hund'] }),
    ]
    expect(titles(signs, 'hund')).toEqual(['der Hund', 'zwei Hunde', 'rote Hundemarke', 'Welpe', 'Napf'])
  })

  it('breaks ties by title in German collation', () => {
    expect(titles([sign('Tür'), sign('Tuba'), sign('Turm'), sign('Tüte')], 'tu')).toEqual([
      'Tuba',
      'Tür',
      'Turm',
      'Tüte',
    ])
  })

  it('lets the word that matches worst decide', () => {
    const signs = [sign('Ball', { keywords: ['rot'] }), sign('roter Ball'), sign('rot', { keywords: ['Ball'] })]
    expect(titles(signs, 'ball rot')).toEqual(['roter Ball', 'Ball', 'rot'])
  })
})

describe('umlauts', () => {
  it.each(['Bär', 'bär', 'Baer', 'Bar', 'BÄR', 'Ba\u0308r'])('are found as %s', (query) => {
    expect(titles([sign('Bär')], query, 'exact')).toEqual(['Bär'])
  })

  it.each(['aktuell', 'Aktuell', 'aktu'])('are not read into %s', (query) => {
    expect(titles([sign('aktuell')], query, 'exact')).toEqual(['aktuell'])
  })

  it.each(['Straße', 'strasse', 'STRASSE', 'STRAẞE'])('and ß are alike in %s', (query) => {
    expect(titles([sign('Straße')], query, 'exact')).toEqual(['Straße'])
  })

  it('are taken at their word when typed', () => {
    expect(titles([sign('Bart'), sign('Bär'), sign('schon'), sign('schön')], 'schön')).toEqual(['schön', 'schon'])
    expect(titles([sign('Bart'), sign('Bär'), sign('Bärenfell')], 'bär').slice(0, 2)).toEqual(['Bär', 'Bärenfell'])
  })

  it('that only the plural has are found while typing', () => {
    expect(titles([sign('Apfel')], 'äpf', 'exact')).toEqual(['Apfel'])
  })
})

describe('inflected forms', () => {
  it.each([
    ['Hunde', 'Hund'],
    ['Häuser', 'Haus'],
    ['haeuser', 'Haus'],
    ['Hauser', 'Haus'],
    ['spielte', 'spielen'],
    ['gespielt', 'spielen'],
    ['schönes', 'schön'],
    ['schoenes', 'schön'],
    ['ging', 'gehen'],
    ['Autos', 'Auto'],
    ['eingekauft', 'einkaufen'],
  ])('%s finds %s', (query, title) => {
    expect(titles([sign(title)], query, 'exact')).toEqual([title])
  })

  it('of the whole title stand before titles that only begin alike', () => {
    expect(titles([sign('hundert'), sign('Hund')], 'hunde')).toEqual(['Hund', 'hundert'])
  })

  it('find the words of keywords too', () => {
    expect(titles([sign('Welpe', { keywords: ['kleiner Hund'] })], 'hunden', 'exact')).toEqual(['Welpe'])
  })
})

describe('parts of compounds', () => {
  const signs = [
    sign('Garten'),
    sign('Beet', { keywords: ['Garten'] }),
    sign('Kindergarten'),
    sign('Krawatte'),
    sign('Spinat', { keywords: ['Schrebergarten'] }),
  ]

  it('find the compound above keywords, and compounds among keywords below', () => {
    expect(titles(signs, 'garten')).toEqual(['Garten', 'Kindergarten', 'Beet', 'Spinat'])
    expect(titles(signs, 'gart')).toEqual(['Garten', 'Kindergarten', 'Beet', 'Spinat'])
  })

  it('find it in the plural', () => {
    expect(titles(signs, 'gärten')).toEqual(['Garten', 'Kindergarten', 'Beet', 'Spinat'])
    expect(titles([sign('Turnschuhe'), sign('turnen')], 'schuh', 'exact')).toEqual(['Turnschuhe'])
  })

  it('put the head before an inflected head and that before the modifier', () => {
    const signs = ['Rollschuh', 'Handschuhe', 'Hand', 'rollen', 'Schuhe', 'Schuh', 'Schuhkarton', 'Karton'].map(
      (title) => sign(title),
    )
    expect(titles(signs, 'schuhe')).toEqual(['Schuhe', 'Schuh', 'Handschuhe', 'Rollschuh', 'Schuhkarton'])
  })

  it('find the modifier in another form than the title begins with', () => {
    const signs = [sign('Zahnarzt'), sign('Arzt'), sign('Zahn'), sign('Karies', { keywords: ['Zähne'] })]
    expect(titles(signs, 'zähne')).toEqual(['Zahn', 'Zahnarzt', 'Karies'])
  })

  it('are the word that was typed before another word with an umlaut', () => {
    const platz = [
      sign('Platz'),
      sign('Plätzchen'),
      sign('Spielplatz'),
      sign('Spiel'),
      sign('Ort', { keywords: ['Platz'] }),
    ]
    expect(titles(platz, 'platz')).toEqual(['Platz', 'Spielplatz', 'Plätzchen', 'Ort'])
    expect(titles(platz, 'plätzc', 'exact')).toEqual(['Plätzchen'])
    expect(titles(platz, 'pla')).toEqual(['Platz', 'Plätzchen', 'Ort'])
  })

  it('stand below keywords where they are chance', () => {
    const signs = [
      sign('Bürgersteig'),
      sign('steigen'),
      sign('Bürger'),
      sign('Brot', { keywords: ['Teig'] }),
      sign('aufmachen'),
      sign('Tür', { keywords: ['machen'] }),
    ]
    expect(titles(signs, 'teig', 'exact')).toEqual(['Brot', 'Bürgersteig'])
    expect(titles(signs, 'machen', 'exact')).toEqual(['Tür', 'aufmachen'])
  })

  it('that no word confirms are a guess, before words that only resemble', () => {
    expect(titles(signs, 'watte', 'exact')).toEqual([])
    expect(titles(signs, 'watte', 'fuzzy')).toEqual(['Krawatte'])
    expect(titles([sign('Staubsauger'), sign('sauber')], 'sauger', 'fuzzy')).toEqual(['Staubsauger', 'sauber'])
    expect(titles([sign('Rucksack'), sign('Sieg')], 'sack', 'fuzzy')).toEqual(['Rucksack'])
  })
})

describe('typing errors', () => {
  it('find one edit from four letters on', () => {
    expect(titles([sign('Haus')], 'hsus', 'fuzzy')).toEqual(['Haus'])
    expect(titles([sign('Bus')], 'bbs')).toEqual([])
  })

  it('find two edits from eight letters on', () => {
    expect(titles([sign('Krokodil')], 'krikodill', 'fuzzy')).toEqual(['Krokodil'])
    expect(titles([sign('Elefant')], 'ilifant')).toEqual([])
  })

  it('are not looked for when there are three real hits', () => {
    const signs = [sign('Hase'), sign('Hasel'), sign('Hasen'), sign('Nase')]
    expect(titles(signs, 'hase', 'fuzzy')).toEqual([])
    expect(titles(signs.slice(1), 'hase', 'fuzzy')).toEqual(['Nase'])
  })

  it('stand behind every real hit, whole titles first', () => {
    const signs = [sign('Hase'), sign('Gesicht', { keywords: ['Nase'] }), sign('eine Nase'), sign('Nase')]
    expect(titles(signs, 'hase')).toEqual(['Hase', 'Nase', 'eine Nase', 'Gesicht'])
  })

  it('in one of several words leave the others strict', () => {
    expect(titles([sign('Guten Abend'), sign('Guten Morgen')], 'guten abnd')).toEqual(['Guten Abend'])
  })
})

describe('several words', () => {
  const signs = [sign('Guten Morgen'), sign('morgen'), sign('zu Fuß'), sign('Hände waschen')]

  it.each([
    ['guten morgen', 'Guten Morgen'],
    ['Morgen, guten', 'Guten Morgen'],
    ['zu fuß', 'zu Fuß'],
    ['zufuss', 'zu Fuß'],
    ['hän wa', 'Hände waschen'],
    ['waschen hände', 'Hände waschen'],
  ])('%s finds %s alone', (query, title) => {
    expect(titles(signs, query, 'exact')).toEqual([title])
  })

  it('must all be met', () => {
    expect(titles(signs, 'guten hund')).toEqual([])
  })
})

describe('hyphens and punctuation', () => {
  it.each(['T-Shirt', 't shirt', 'tshirt', 'T‑Shirt', 'tshi', '(t-shirt)'])('do not matter in %s', (query) => {
    expect(titles([sign('T-Shirt'), sign('Tisch')], query, 'exact')).toEqual(['T-Shirt'])
  })

  it('do not matter inside keywords', () => {
    expect(titles([sign('Panda', { keywords: ['schwarz-weiß'] })], 'schwarzweiß', 'exact')).toEqual(['Panda'])
  })

  it('alone find nothing, spaces alone everything', () => {
    expect(titles([sign('Hund'), sign('Bär')], '?!')).toEqual([])
    expect(titles([sign('Hund'), sign('Bär')], '🙂')).toEqual([])
    expect(titles([sign('Hund'), sign('Bär')], '  ')).toEqual(['Bär', 'Hund'])
  })
})

describe('categories', () => {
  const signs = [sign('Besen', { category: 'Wohnen und Haushalt' }), sign('und')]

  it.each(['haushalt', 'Wohnen und Haushalt', 'wohnen und'])('are found as %s', (query) => {
    expect(titles(signs, query, 'exact')).toEqual(['Besen'])
  })

  it('are not found by the word that joins their names', () => {
    expect(titles(signs, 'und')).toEqual(['und'])
  })
})

describe('filters and pages', () => {
  const signs = [
    sign('Apfel', { categoryId: 'food', isPreview: true }),
    sign('Birne', { categoryId: 'food' }),
    sign('rennen', { categoryId: 'sport', wordClass: 'verb' }),
    sign('Ball', { categoryId: 'sport', isPreview: true }),
  ]
  const index = buildSearchIndex(signs)
  const idsFor = (filter: Parameters<typeof index.search>[1], query = '') =>
    index.search(query, filter, ALL).hits.map((hit) => hit.id)

  it('keep what is in one of the categories and word classes', () => {
    expect(idsFor({ categories: ['food'] })).toEqual(['Apfel', 'Birne'])
    expect(idsFor({ categories: ['food', 'sport'], wordClasses: ['noun'] })).toEqual(['Apfel', 'Ball', 'Birne'])
    expect(idsFor({ categories: ['unknown'] })).toEqual([])
    expect(idsFor({ wordClasses: [] })).toEqual([])
  })

  it('keep previews for those who may see no more', () => {
    expect(idsFor({ previewOnly: true })).toEqual(['Apfel', 'Ball'])
    expect(idsFor({ previewOnly: true }, 'birne')).toEqual([])
    expect(idsFor({ previewOnly: true, categories: ['sport'] })).toEqual(['Ball'])
  })

  it('count everything and give one page', () => {
    expect(index.search('', {}, { skip: 1, limit: 2 })).toEqual({
      total: 4,
      hits: [
        { id: 'Ball', match: 'exact' },
        { id: 'Birne', match: 'exact' },
      ],
    })
    expect(index.search('', {}, { skip: 9, limit: 2 })).toEqual({ total: 4, hits: [] })
    expect(index.search('', {}, { skip: 0, limit: 0 })).toEqual({ total: 4, hits: [] })
  })

  it('remember nothing of the search before', () => {
    index.search('apfel', { previewOnly: true }, ALL)
    expect(idsFor({})).toEqual(['Apfel', 'Ball', 'Birne', 'rennen'])
  })

  it('work on an empty catalogue', () => {
    expect(buildSearchIndex([]).search('hund', {}, ALL)).toEqual({ total: 0, hits: [] })
    expect(buildSearchIndex([]).search('', {}, ALL)).toEqual({ total: 0, hits: [] })
  })
})
