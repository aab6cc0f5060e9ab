import { describe, expect, it } from 'vitest'
import { compact, foldedWords, foldings, foldPlain, foldWide, splitWords, wideTail } from './fold.ts'

describe('folding', () => {
  it.each([
    ['Bär', 'bar', 'baer'],
    ['GRÖSSE', 'grosse', 'groesse'],
    ['Größe', 'grosse', 'groesse'],
    ['STRAẞE', 'strasse', 'strasse'],
    ['Café', 'cafe', 'cafe'],
    ['aktuell', 'aktuell', 'aktuell'],
    ["Wie geht's?", 'wie gehts?', 'wie gehts?'],
    ['smørrebrød', 'smorrebrod', 'smorrebrod'],
  ])('folds %s to %s and %s', (text, plain, wide) => {
    expect(foldPlain(text)).toBe(plain)
    expect(foldWide(text)).toBe(wide)
  })

  it('takes an umlaut written as letter and mark for the umlaut', () => {
    expect(foldings('Ba\u0308r')).toEqual(['bar', 'baer'])
  })

  it('keeps one folding where both are the same', () => {
    expect(foldings('Hund')).toEqual(['hund'])
  })

  it('splits at everything that is neither letter nor digit', () => {
    expect(splitWords(foldPlain('T-Shirt, 3 Stück (neu)'))).toEqual(['t', 'shirt', '3', 'stuck', 'neu'])
    expect(splitWords('?!… 🙂')).toEqual([])
  })

  it('joins a text to one piece', () => {
    expect(compact('zu fuss')).toBe('zufuss')
    expect(compact('t-shirt')).toBe('tshirt')
  })

  it('takes a word for a noun when it has a capital letter that is not only the first one of several words', () => {
    const nouns = (text: string) => foldedWords(text).flatMap(({ plain, isNoun }) => (isNoun ? [plain] : []))
    expect(nouns('Garten')).toEqual(['garten'])
    expect(nouns('gehen')).toEqual([])
    expect(nouns('Guten Morgen')).toEqual(['morgen'])
    expect(nouns('T-Shirt')).toEqual(['t', 'shirt', 'tshirt'])
    expect(nouns('„Öl“')).toEqual(['ol'])
  })

  it.each([
    ['zahnburste', 'zahnbuerste', 'burste', 'buerste'],
    ['fussballspieler', 'fussballspieler', 'spieler', 'spieler'],
    ['tankschiff', 'tankschiff', 'schiff', 'schiff'],
    ['mullboe', 'muellboee', 'boe', 'boee'],
    ['uberzug', 'ueberzug', 'berzug', 'berzug'],
  ])('finds in %s and %s that %s is %s', (plain, wide, tail, expected) => {
    expect(wideTail(plain, wide, tail)).toBe(expected)
  })
})
