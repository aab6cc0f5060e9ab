import { expect, test } from 'vitest'
import { readWish } from './remembered-wish.ts'

test('what was set on the price list is read as it was kept', () => {
  const kept = { wish: { size: 10, period: 24 }, customerType: 'company', country: 'AT' }
  expect(readWish(kept)).toEqual(kept)
})

test.each([[null], ['unsinn'], [{ wish: { size: 'viele' }, customerType: 'firma', country: 'XX' }]])(
  '%o starts with the first position',
  (kept) => {
    expect(readWish(kept)).toEqual({ wish: { size: 1, period: 12 }, customerType: 'person', country: 'DE' })
  },
)
