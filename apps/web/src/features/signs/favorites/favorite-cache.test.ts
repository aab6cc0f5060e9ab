import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { expect, test } from 'vitest'
import { withFavorite } from './favorite-cache.ts'

const sign = (_id: string): Sign => ({
  _id,
  name: _id,
  slug: _id,
  keywords: [],
  category: 'c',
  wordClass: 'noun',
  isPreview: false,
  isLocked: false,
  isFingerspelled: true,
  isFavorite: false,
  hasVideo: true,
  images: {},
})
const [dog, cat] = [sign('dog'), sign('cat')]
const page = { total: 2, limit: 20, skip: 0, data: [dog, cat] }

test('marks the sign in a page, and keeps the others the same objects', () => {
  const marked = withFavorite(page, 'dog', true)
  expect(marked).toEqual({ ...page, data: [{ ...dog, isFavorite: true }, cat] })
  expect((marked as typeof page).data[1]).toBe(cat)
})

test('marks the sign in a list and alone', () => {
  expect(withFavorite([dog, cat], 'cat', true)).toEqual([dog, { ...cat, isFavorite: true }])
  expect(withFavorite(dog, 'dog', true)).toEqual({ ...dog, isFavorite: true })
})

test('leaves what does not hold the sign untouched', () => {
  expect(withFavorite(page, 'bird', true)).toBe(page)
  expect(withFavorite(dog, 'cat', true)).toBe(dog)
  expect(withFavorite(null, 'cat', true)).toBeNull()
  expect(withFavorite(undefined, 'cat', true)).toBeUndefined()
})
