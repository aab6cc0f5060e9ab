import { expect, test } from 'vitest'
import { renewalObstacle } from './renewal-obstacle.ts'

const YEAR = { size: 10, period: 12 }
const NEXT = {
  license: YEAR,
  methodType: 'card',
  customerType: 'company',
  isUnapproved: false,
  isDisputed: false,
  isInSpecialTerritory: false,
} as const

test.each([
  [{}, null],
  [{ isUnapproved: true, methodType: 'invoice' }, 'approval'],
  [{ methodType: 'invoice' }, null],
  [{ methodType: 'invoice', customerType: 'person' }, 'method'],
  [{ license: { size: 10, period: 24 } }, 'method'],
  [{ isDisputed: true }, 'dispute'],
  [{ isInSpecialTerritory: true, isDisputed: true }, 'territory'],
  [{ isInSpecialTerritory: true, isUnapproved: true }, 'approval'],
] as const)('the next term %o is held for %s', (change, obstacle) => {
  expect(renewalObstacle({ ...NEXT, ...change })).toBe(obstacle)
})
