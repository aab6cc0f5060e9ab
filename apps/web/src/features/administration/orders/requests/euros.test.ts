import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsOf, eurosOf } from './euros.ts'

test.each([
  ['9400', 940_000],
  ['9.400', 940_000],
  ['9.400,00', 940_000],
  ['9400,5', 940_050],
  ['1.234.567,89 €', 123_456_789],
  ['0,01', 1],
])('%s is %i cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents)
})

test.each(['', 'viel', '94.00', '9.40', '9,400', '-5', '9400,555', '1,2,3'])('„%s“ is no amount', (text) => {
  expect(centsOf(text)).toBeNull()
})

test('what stands in the field is read as what it was', () => {
  fc.assert(fc.property(fc.nat(1_000_000_000), (cents) => centsOf(eurosOf(cents)) === cents))
})
