import { describe, expect, test } from 'vitest'
import { matchWord, withoutArticle } from './word-match.ts'

const signs = (...titles: string[]) => titles.map((title) => ({ title }))

describe('a word', () => {
  test.each([
    ['Hund', ['Hund', 'Hundehütte'], 'found', ['Hund']],
    ['hund', ['Hund'], 'found', ['Hund']],
    ['essen', ['Essen', 'essen'], 'found', ['essen']],
    ['ESSEN', ['Essen', 'essen'], 'ambiguous', ['Essen', 'essen']],
    ['Bank', ['Bank', 'Bank', 'Banker'], 'ambiguous', ['Bank', 'Bank']],
    ['baer', ['Bär', 'Bart'], 'found', ['Bär']],
    ['Bar', ['Bar', 'Bär'], 'found', ['Bar']],
    ['Strasse', ['Straße'], 'found', ['Straße']],
    ['Ba\u0308r', ['Bär'], 'found', ['Bär']],
    ['Guten  Morgen', ['Guten Morgen'], 'found', ['Guten Morgen']],
    ['Wie gehts', ['Wie geht’s?'], 'found', ['Wie geht’s?']],
    ['Tshirt', ['T-Shirt'], 'found', ['T-Shirt']],
    ['Hunde', ['Hund', 'Hundehütte'], 'missing', ['Hund', 'Hundehütte']],
    ['xyz', [], 'missing', []],
  ])('%j among %j is %s: %j', (word, titles, state, found) => {
    expect(matchWord(word, signs(...titles))).toEqual({ state, signs: signs(...found) })
  })

  test('comes with five suggestions at most', () => {
    expect(matchWord('H', signs('Ha', 'Hb', 'Hc', 'Hd', 'He', 'Hf')).signs).toHaveLength(5)
  })

  test.each([
    ['der Hund', 'Hund'],
    ['Die  rote Katze', 'rote Katze'],
    ['Hund', null],
    ['die', null],
    ['dienen', null],
  ])('%j without its article is %j', (word, noun) => {
    expect(withoutArticle(word)).toBe(noun)
  })
})
