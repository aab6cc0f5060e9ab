import { afterEach, expect, test, vi } from 'vitest'
import { readWish, rememberedWish, rememberWish } from './remembered-wish.ts'

const KEPT = { wish: { size: 10, period: 24 }, customerType: 'company', country: 'AT', isKept: false } as const

afterEach(() => vi.unstubAllGlobals())

test('what was set on the price list is read as it was kept', () => {
  expect(readWish(KEPT)).toEqual(KEPT)
  expect(readWish({ ...KEPT, isKept: undefined })).toEqual(KEPT)
})

test.each([
  [null],
  ['unsinn'],
  [{ ...KEPT, wish: { size: 'viele' } }],
  [{ ...KEPT, customerType: 'firma' }],
  [{ ...KEPT, country: 'XX' }],
])('%o is no wish', (kept) => {
  expect(readWish(kept)).toBeNull()
})

test('a wish lasts until it is taken away, where storage is forbidden too', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  rememberWish(KEPT)
  expect(rememberedWish()).toEqual(KEPT)
  rememberWish(null)
  expect(rememberedWish()).toBeNull()
  vi.stubGlobal('sessionStorage', undefined)
  rememberWish(KEPT)
  expect(rememberedWish()).toEqual(KEPT)
  rememberWish(null)
  expect(rememberedWish()).toBeNull()
})
