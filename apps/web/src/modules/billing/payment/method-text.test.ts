import { expect, test } from 'vitest'
import { methodText } from './method-text.ts'

test.each([
  [{ type: 'card', card: { brand: 'visa' }, last4: '4242' }, 'Visa, endet auf 4242'],
  [{ type: 'card', card: { brand: 'other' } }, 'Karte'],
  [{ type: 'sepa_debit', last4: '3000' }, 'Lastschrift, endet auf 3000'],
  [{ type: 'invoice' }, 'Rechnung'],
] as const)('%o is called %s', (method, text) => {
  expect(methodText(method)).toBe(text)
})
