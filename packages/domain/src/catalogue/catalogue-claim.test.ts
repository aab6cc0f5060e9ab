import { expect, test } from 'vitest'
import { catalogueClaim } from './catalogue-claim.ts'

test.each([
  [0, null],
  [37, '37 Gebärdenvideos und Zeichnungen'],
  [1200, '1200 Gebärdenvideos und Zeichnungen'],
  [1201, 'über 1200 Gebärdenvideos und Zeichnungen'],
  [1596, 'über 1200 Gebärdenvideos und Zeichnungen'],
])('of %d signs the public pages claim: %s', (signs, claim) => {
  expect(catalogueClaim(signs)).toBe(claim)
})
