import { expect, test } from 'vitest'
import { addressOfWords, wordsOfAddress } from './browser-address.ts'

const nowhere = { folder: null, fileType: null, chosen: [], search: '', page: 1 }

test.each([
  [{}, nowhere],
  [
    { c: 'f1', t: 'lists', s: 'a,b' },
    { ...nowhere, folder: 'f1', fileType: 'lists', chosen: ['a', 'b'] },
  ],
  [
    { c: 'team_1', q: 'Tiere', seite: '3' },
    { ...nowhere, folder: 'team_1', search: 'Tiere', page: 3 },
  ],
])('%j is understood and written again', (words, address) => {
  expect(addressOfWords(words)).toEqual(address)
  expect(JSON.parse(JSON.stringify(wordsOfAddress(addressOfWords(words))))).toEqual(words)
})

test.each([
  [{ t: 'bilder' }, nowhere],
  [{ c: '', s: ',,', seite: 'x' }, nowhere],
  [{ s: 'a,,a,b' }, { ...nowhere, chosen: ['a', 'b'] }],
  [{ seite: '-4' }, nowhere],
])('what means nothing in %j is left aside', (words, address) => {
  expect(addressOfWords(words)).toEqual(address)
})

test('a selection too large for an address is not kept in it', () => {
  const chosen = Array.from({ length: 41 }, (_, index) => `n${index}`)
  expect(wordsOfAddress({ ...nowhere, chosen }).s).toBeUndefined()
  expect(wordsOfAddress({ ...nowhere, chosen: chosen.slice(1) }).s).toBe(chosen.slice(1).join(','))
})
