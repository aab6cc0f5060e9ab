import { describe, expect, test } from 'vitest'
import { isSepaIban } from './iban.ts'
import { cardBrandOf, isCardExpired, isCardNumber } from './payment-methods.ts'

test.each([
  ['DE89 3704 0044 0532 0130 00', true],
  ['de89370400440532013000', true],
  ['DE89 3704 0044 0532 0130 01', false],
  ['DE89 3704 0044 0532 0130', false],
  ['AT61 1904 3002 3457 3201', true],
  ['US64 SVBK US6S 3300 9586 71', false],
  ['', false],
])('%s is an IBAN of the SEPA area: %s', (iban, expected) => {
  expect(isSepaIban(iban)).toBe(expected)
})

describe('a card', () => {
  test.each([
    ['4242 4242 4242 4242', true, 'visa'],
    ['5555555555554444', true, 'mastercard'],
    ['2223003122003222', true, 'mastercard'],
    ['378282246310005', true, 'amex'],
    ['3056930009020004', true, 'diners'],
    ['6011111111111117', true, 'other'],
    ['4242 4242 4242 4241', false, 'visa'],
    ['4242', false, 'visa'],
  ])('%s: check digit %s, brand %s', (number, isValid, brand) => {
    expect([isCardNumber(number), cardBrandOf(number)]).toEqual([isValid, brand])
  })

  test('is good to the end of its month', () => {
    expect(isCardExpired(11, 2026, new Date('2026-11-30T23:59:59Z'))).toBe(false)
    expect(isCardExpired(11, 2026, new Date('2026-12-01T00:00:00Z'))).toBe(true)
  })
})
