import { expect, test } from 'vitest'
import { countText } from './count-text.ts'

test('counts what was found', () => {
  expect(countText({ total: 0, data: [] })).toBe('Keine Gebärde gefunden')
  expect(countText({ total: 1, data: [{ match: 'exact' }] })).toBe('Eine Gebärde gefunden')
  expect(countText({ total: 1596, data: [{ match: 'exact' }, { match: 'fuzzy' }] })).toBe('1.596 Gebärden gefunden')
  expect(countText({ total: 12, data: [{}] })).toBe('12 Gebärden gefunden')
})

test('says so when there are only guesses', () => {
  expect(countText({ total: 1, data: [{ match: 'fuzzy' }] })).toBe('Kein genauer Treffer. Eine ähnliche Gebärde:')
  expect(countText({ total: 3, data: [{ match: 'fuzzy' }, { match: 'fuzzy' }] })).toBe(
    'Kein genauer Treffer. 3 ähnliche Gebärden:',
  )
})

test('a page behind the last one still counts', () => {
  expect(countText({ total: 70, data: [] })).toBe('70 Gebärden gefunden')
})
