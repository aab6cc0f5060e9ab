import { expect, test } from 'vitest'
import { centsOf, moneyText } from './money-text.ts'

test.each([
  ['8,40', 840],
  ['8,4', 840],
  ['8', 800],
  ['8.40', 840],
  ['1.234', 123_400],
  ['1.234,50 €', 123_450],
  ['1234,5', 123_450],
  [' 12 €', 1200],
  ['0,05', 5],
  ['1.234.567,89 €', 123_456_789],
  ['', null],
  ['8,405', null],
  ['1.23.4', null],
  ['9,400', null],
  ['1,2,3', null],
  ['-3', null],
  ['acht', null],
  ['1e3', null],
])('%j is %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents)
})

test('an amount that is written is read again', () => {
  for (const cents of [1, 50, 840, 123_450, 100_000_000]) expect(centsOf(moneyText(cents))).toBe(cents)
})
