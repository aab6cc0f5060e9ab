import { expect, test } from 'vitest'
import { searchOfWords, wordsOfSearch } from './search-words.ts'

const everything = { search: '', category: null, wordClass: null, page: 1 }

test('an address without words is the whole catalogue', () => {
  expect(searchOfWords({})).toEqual(everything)
  expect(Object.values(wordsOfSearch(everything))).toEqual([undefined, undefined, undefined, undefined])
})

test('a search survives the way into the address and back', () => {
  const search = { search: 'zu Fuß', category: '0198', wordClass: 'verb', page: 3 } as const
  expect(searchOfWords(wordsOfSearch(search))).toEqual(search)
})

test('digits stay a text to search for', () => {
  expect(searchOfWords({ search: '123' }).search).toBe('123')
})

test.each(['0', '-1', '1.5', 'abc', '1e3', '99999999', ''])('the page "%s" is the first one', (page) => {
  expect(searchOfWords({ page }).page).toBe(1)
})

test('an unknown word class is none', () => {
  expect(searchOfWords({ wordClass: 'toString' }).wordClass).toBeNull()
})

test('a text that the server would refuse is shortened', () => {
  expect(searchOfWords({ search: 'x'.repeat(500) }).search).toHaveLength(100)
})
